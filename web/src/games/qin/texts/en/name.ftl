game-qin = Qin
front-qin-line = Place tiles, found provinces, win villages.
front-qin-credit = By Reiner Knizia, about 20 minutes
