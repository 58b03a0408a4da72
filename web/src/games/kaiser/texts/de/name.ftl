game-kaiser = Der Kaiser von China
front-kaiser-line = Häuser, Abgesandte, Bündnisse.
front-kaiser-credit = Von Michael Schacht, etwa 45 Minuten
