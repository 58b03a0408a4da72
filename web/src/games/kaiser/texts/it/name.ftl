game-kaiser = Der Kaiser von China
front-kaiser-line = Case, emissari, alleanze.
front-kaiser-credit = Di Michael Schacht, circa 45 minuti
