orrery = Orrery
