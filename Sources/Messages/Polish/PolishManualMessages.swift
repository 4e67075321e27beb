extension PolishMessages {
    /// Of the manual page and of what shells complete.
    static let manual: KeyValuePairs<String, String> = [
        "NAME": "NAZWA",
        "SYNOPSIS": "SKŁADNIA",
        "DESCRIPTION": "OPIS",
        "COMMANDS": "POLECENIA",
        "OPTIONS OF THE PROGRAM": "OPCJE PROGRAMU",
        "ENVIRONMENT": "ŚRODOWISKO",
        "FILES": "PLIKI",
        "(values: {})": "(wartości: {1})",
        "(without it: {})": "(bez niej: {1})",
        "the language of messages where --lang does not say it: Polish where the first that is set begins with pl, else English":
            "język komunikatów, gdy nie podano --lang: polski, jeśli pierwsza ustawiona zmienna zaczyna się od pl, w innym razie angielski",
        "the day for which the site is built where --date does not say it, in seconds since 1970":
            "dzień, na który powstaje strona, gdy nie podano --date, w sekundach od 1970 roku",
        "no colours in a terminal, if it is set": "jeśli jest ustawiona, w terminalu nie ma kolorów",
        "the records: site.yml, home.md, pages/, institutions/": "rekordy: site.yml, home.md, pages/, institutions/",
        "the form of the pages, and the texts of the interface": "wygląd stron i teksty interfejsu",
        "the finished site": "gotowa strona",
        "Prints the manual page of the program, for man.": "Wypisuje stronę podręcznika programu, dla polecenia man.",
        "Examples:\n  shelters manual --lang en > Documentation/man/shelters.1\n  shelters manual --lang pl > Documentation/man/pl/shelters.1":
            "Przykłady:\n  shelters manual --lang en > Documentation/man/shelters.1\n  shelters manual --lang pl > Documentation/man/pl/shelters.1",
        "the parser of arguments does not describe the commands": "nie udało się odczytać opisu poleceń",
        "Prints what makes a shell complete commands, options and values of this program.":
            "Wypisuje skrypt, dzięki któremu powłoka dopełnia polecenia, opcje i wartości tego programu.",
        "Examples:\n  shelters completion bash > ~/.local/share/bash-completion/completions/shelters\n  shelters completion zsh > ~/.zfunc/_shelters\n  shelters completion fish > ~/.config/fish/completions/shelters.fish":
            "Przykłady:\n  shelters completion bash > ~/.local/share/bash-completion/completions/shelters\n  shelters completion zsh > ~/.zfunc/_shelters\n  shelters completion fish > ~/.config/fish/completions/shelters.fish",
        "The shell: bash, zsh or fish.": "Powłoka: bash, zsh albo fish.",
        "shell": "powłoka",
    ]
}
