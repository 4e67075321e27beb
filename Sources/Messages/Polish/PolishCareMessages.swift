extension PolishMessages {
    /// Of the report on what records lack.
    static let care: KeyValuePairs<String, String> = [
        "there is no bank account, so nobody can give money": "nie ma konta, więc nikt nie może wpłacić pieniędzy",
        "add \"{}: {{}: PL..., {}: ...}\" with your number":
            "dopisz „{1}: {{2}: PL..., {3}: ...}” ze swoim numerem",
        "nothing says when visitors may come": "nie wiadomo, kiedy można przyjść",
        "add \"{}\", or say it in words: \"{}: ...\"": "dopisz „{1}” albo powiedz to słowami: „{2}: ...”",
        "the tax share will be shown for {} days more":
            "dane do 1,5% podatku będą widoczne jeszcze przez {1} {1|dzień|dni|dni|dnia}",
        "look the organisation up in the official list and write the day: \"{}: {}\"":
            "sprawdź organizację w oficjalnym wykazie i wpisz dzień: „{1}: {2}”",
        "make sure that it is still true and write the day: \"{}: {}\"":
            "upewnij się, że wszystko się zgadza, i wpisz dzień: „{1}: {2}”",
        "there is no picture": "nie ma zdjęcia",
        "put a picture beside the record and add \"{}: [{}.jpg]\"":
            "połóż zdjęcie obok rekordu i dopisz „{1}: [{2}.jpg]”",
        "there is no description": "nie ma opisu",
        "write some sentences below the second line \"---\"": "napisz kilka zdań pod drugą linią „---”",
        "add the field \"{}\" with some sentences": "dopisz pole „{1}” z kilkoma zdaniami",
        "nothing says what can be seen in {} pictures, for those who cannot see them: {}":
            "nie napisano, co widać na {1} {1|zdjęciu|zdjęciach|zdjęciach|zdjęcia}, dla tych, którzy ich nie zobaczą: {2}",
        "write each picture like {{}: rex.jpg, {}: ...}": "napisz każde zdjęcie tak: {{1}: rex.jpg, {2}: ...}",
        "{} texts missing in the language \"{}\": {}":
            "w języku „{2}” {1|brakuje|brakuje|brakuje|brakuje} {1} {1|tekstu|tekstów|tekstów|tekstu}: {3}",
        "write it in this file": "napisz w tym pliku",
        "write it in {}, beside this file": "napisz w pliku {1} obok tego",
        "write it beside the other language, like {{}: ..., {}: ...}":
            "napisz obok drugiego języka, tak: {{1}: ..., {2}: ...}",
        "the text below the fields": "tekst pod polami",
        "{}, the site itself: {}": "{1}, sama strona: {2}",
        "Nothing is missing. Thank you for the care.": "Niczego nie brakuje. Dziękujemy za troskę.",
        "To do: {}, in {} of {} institutions.":
            "Do zrobienia: {1}, w {2} z {3} {3|instytucji|instytucji|instytucji|instytucji}.",
        "What the records still lack": "Czego jeszcze brakuje w rekordach",
        "As of {}. {}": "Stan na {1}. {2}",
        "{} (line {})": "{1} (wiersz {2})",

        "Lists what the records still lack, institution by institution.":
            "Wymienia, czego jeszcze brakuje w rekordach, instytucja po instytucji.",
        "Translations, pictures and descriptions, accounts and opening hours, and what nobody has confirmed for long. Nothing of it is wrong, so the exit status is 0.\n\nExamples:\n  shelters report\n  shelters report --institution na-skraju --format html --output report.html":
            "Tłumaczenia, zdjęcia i opisy, konta i godziny otwarcia oraz to, czego dawno nikt nie potwierdził. Nic z tego nie jest błędem, więc kod zakończenia to 0.\n\nPrzykłady:\n  shelters report\n  shelters report --institution na-skraju --format html --output raport.html",
        "Only this institution: the name of its folder.": "Tylko ta instytucja: nazwa jej folderu.",
        "What to write: text, json for programs, or html for a page to print.":
            "Co zapisać: text (tekst), json dla programów albo html, czyli stronę do wydrukowania.",
        "The file to write to, instead of showing the report.": "Plik, w którym zapisać raport, zamiast go pokazać.",
        "The day for which it is told what is old (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.":
            "Dzień, na który ocenia się, co jest nieaktualne (RRRR-MM-DD). Bez niego dzień z SOURCE_DATE_EPOCH albo dzisiejszy.",
        "id": "nazwa folderu",
        "file": "plik",
        "{}; correct this first.": "{1}; najpierw popraw to.",
        "There is no institution \"{}\". Did you mean \"{}\"?": "Nie ma instytucji „{1}”. Czy chodziło o „{2}”?",
        "There is no institution \"{}\".": "Nie ma instytucji „{1}”.",
        "Wrote {}.": "Zapisano {1}.",
    ]
}
