game-qin = Qin
front-qin-line = Piazza tessere, fonda province, conquista villaggi.
front-qin-credit = Di Reiner Knizia, circa 20 minuti
