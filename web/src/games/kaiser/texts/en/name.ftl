game-kaiser = Der Kaiser von China
front-kaiser-line = Houses, emissaries, alliances.
front-kaiser-credit = By Michael Schacht, about 45 minutes
