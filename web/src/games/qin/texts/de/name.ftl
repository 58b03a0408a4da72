game-qin = Qin
front-qin-line = Plättchen legen, Provinzen gründen, Dörfer gewinnen.
front-qin-credit = Von Reiner Knizia, etwa 20 Minuten
