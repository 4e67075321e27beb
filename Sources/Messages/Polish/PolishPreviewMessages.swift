extension PolishMessages {
    /// Of the preview.
    static let preview: KeyValuePairs<String, String> = [
        "The site is shown at {}; Ctrl+C ends it.": "Strona jest pod adresem {1}; kończy się ją klawiszami Ctrl+C.",
        "Shown after {} ms.": "Pokazano po {1} ms.",
        "{}; what was right before is still shown.": "{1}; nadal widać to, co było dobrze.",
        "{} errors: what was right before is shown below":
            "{1} {1|błąd|błędy|błędów|błędu}: pod spodem widać to, co było dobrze",
        "Hide": "Ukryj",
        "port {} is taken, perhaps by another preview; end that one, or choose another port: shelters serve --port {}":
            "port {1} jest zajęty, może przez inny podgląd; zakończ tamten albo wybierz inny port: shelters serve --port {2}",
        "port {} cannot be used: {}": "portu {1} nie można użyć: {2}",
        "the system watches as many folders as it may; raise fs.inotify.max_user_watches (see inotify(7))":
            "system obserwuje już tyle folderów, ile może; zwiększ fs.inotify.max_user_watches (zob. inotify(7))",
        "changes cannot be watched: {}": "nie można obserwować zmian: {1}",

        // Help
        "Shows the site in a browser on this machine, and every change as soon as it is saved.":
            "Pokazuje stronę w przeglądarce na tym komputerze, a każdą zmianę zaraz po jej zapisaniu.",
        "Nothing is written to the output folder, and nobody else can see what is shown. Drafts (draft: true) are shown, too. While something is wrong, the browser tells what and where, over the last pages that were right. Ctrl+C ends it.\n\nExamples:\n  shelters serve\n  shelters serve --port 9000 --no-open":
            "Niczego nie zapisuje w folderze strony i nikt inny tego nie widzi. Pokazuje też szkice (szkic: tak). Dopóki coś jest źle, przeglądarka mówi, co i gdzie, a pod spodem widać strony, które były dobre. Kończy się klawiszami Ctrl+C.\n\nPrzykłady:\n  shelters serve\n  shelters serve --port 9000 --no-open",
        "The port on this machine that browsers ask.": "Port na tym komputerze, z którego korzystają przeglądarki.",
        "--port needs a number from 1 to 65535.": "po --port musi być liczba od 1 do 65535.",
        "Open the site in the browser.": "Otwiera stronę w przeglądarce.",
    ]
}
