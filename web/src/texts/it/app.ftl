app-name = Mandate
