import SheltersCommand

Trial.main()
