import SheltersCommand

Shelters.main()
