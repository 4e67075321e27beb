extension Explanation {
    static let ofNotation: [Explanation] = [
        Explanation(
            "not-utf-8", "invalid-utf8",
            en: (
                "The file is not UTF-8",
                "Letters with diacritics are stored in another way than the program reads, so names would show wrong.",
                "Save the file with the encoding UTF-8; every editor offers it when saving."
            ),
            pl: (
                "Plik nie jest w kodowaniu UTF-8",
                "Polskie litery zapisano inaczej, niż czyta je program, więc imiona pokazałyby się z błędami.",
                "Zapisz plik w kodowaniu UTF-8; każdy edytor ma taką możliwość przy zapisywaniu."
            ),
            wrong: "imiÄ™: KoÅ›ka", right: "imię: Kośka"),
        Explanation(
            "control-character",
            en: (
                "A character that cannot be shown",
                "Something invisible came in, mostly by copying. Browsers and feeds may stumble over it.",
                "Delete the character; write the few letters around it anew if you cannot see it."
            ),
            pl: (
                "Znak, którego nie da się pokazać",
                "Do tekstu trafiło coś niewidocznego, zwykle przy kopiowaniu. Przeglądarki mogą się na tym potknąć.",
                "Usuń ten znak; jeśli go nie widać, napisz od nowa kilka liter wokół niego."
            ),
            wrong: "imię: \"Re\\u0007ks\"", right: "imię: Reks"),
        Explanation(
            "empty-file",
            en: ("The file is empty", "Nothing can be made of it.", "Write the record, or delete the file."),
            pl: ("Plik jest pusty", "Nic z niego nie powstanie.", "Napisz rekord albo usuń plik."),
            wrong: "rex.md: (0 bajtów)", right: "---\nimię: Rex\ntyp: pies\n---"),
        Explanation(
            "file-too-large",
            en: (
                "The file is too large for a record",
                "Records are a few lines; a file of megabytes is mostly a picture or an export under a wrong name.",
                "Split it, or take out what does not belong into a record."
            ),
            pl: (
                "Plik jest za duży jak na rekord",
                "Rekord to kilka wierszy; plik o wielkości megabajtów to zwykle zdjęcie albo eksport pod złą nazwą.",
                "Podziel plik albo usuń z niego to, co nie należy do rekordu."
            ),
            wrong: "rex.md: 12 MB", right: "rex.md i rex.jpg, osobno"),
        Explanation(
            "unreadable-file",
            en: (
                "The file cannot be read", "It vanished, or the program is not allowed to read it.",
                "Check that the file exists and that you may open it."
            ),
            pl: (
                "Nie da się odczytać pliku", "Plik zniknął albo program nie ma prawa go czytać.",
                "Sprawdź, czy plik istnieje i czy można go otworzyć."
            ),
            wrong: "-rw------- root rex.jpg", right: "-rw-r--r-- root rex.jpg"),
        Explanation(
            "invalid-file-name",
            en: (
                "The name of a file cannot be read", "It was written with another encoding or holds invisible signs.",
                "Rename the file with ordinary letters."
            ),
            pl: (
                "Nie da się odczytać nazwy pliku", "Zapisano ją w innym kodowaniu albo są w niej niewidoczne znaki.",
                "Zmień nazwę pliku, użyj zwykłych liter."
            ),
            wrong: "zdj?cie.jpg", right: "zdjecie.jpg"),
        Explanation(
            "symbolic-link",
            en: (
                "Not the file itself",
                "A link may lead to any file of the computer, and that must not be published by mistake.",
                "Put the file itself into the folder."
            ),
            pl: (
                "To nie jest sam plik",
                "Dowiązanie może prowadzić do dowolnego pliku na komputerze, a tego nie wolno opublikować przez pomyłkę.",
                "Włóż do folderu sam plik."
            ),
            wrong: "rex.jpg -> /home/anna/zdjecia/rex.jpg", right: "rex.jpg"),
        Explanation(
            "unclosed-front-matter",
            en: (
                "The fields never end", "The program cannot tell where the fields stop and the description begins.",
                "Put a line --- after the last field."
            ),
            pl: (
                "Pola nigdzie się nie kończą", "Program nie wie, gdzie kończą się pola, a zaczyna opis.",
                "Wstaw wiersz --- po ostatnim polu."
            ),
            wrong: "---\nimię: Rex\n\nRex lubi spacery.", right: "---\nimię: Rex\n---\n\nRex lubi spacery."),
        Explanation(
            "missing-front-matter",
            en: (
                "The fields are missing", "Without fields nobody knows whose description this is.",
                "Begin the file with a line ---, then the fields, then a line ---."
            ),
            pl: (
                "Brakuje pól", "Bez pól nie wiadomo, czyj to opis.",
                "Zacznij plik wierszem ---, pod nim wpisz pola, a po nich znowu wiersz ---."
            ),
            wrong: "Rex lubi spacery.", right: "---\nimię: Rex\ntyp: pies\n---\n\nRex lubi spacery."),
        Explanation(
            "yaml-syntax",
            en: (
                "The fields cannot be read",
                "A colon, a quotation mark or an indentation stands where it means something else.",
                "Write each field in its own line as \"name: value\"; put a text with a colon or other signs in quotes."
            ),
            pl: (
                "Nie da się odczytać pól",
                "Dwukropek, cudzysłów albo wcięcie jest w miejscu, gdzie znaczy co innego.",
                "Napisz każde pole w osobnym wierszu jako „nazwa: wartość”; tekst z dwukropkiem lub innymi znakami weź w cudzysłów \"...\"."
            ),
            wrong: "maść: czarna: z łatą", right: "maść: \"czarna: z łatą\""),
        Explanation(
            "yaml-alias", "yaml-anchor", "yaml-tag", "yaml-merge-key", "yaml-directive",
            en: (
                "A sign that means something else to YAML",
                "A text that begins with *, &, !, << or % is taken for a command, so it would not show as it is written.",
                "Put the text in quotes, or delete the sign."
            ),
            pl: (
                "Znak, który w YAML znaczy coś innego",
                "Tekst zaczynający się od *, &, !, << albo % jest brany za polecenie, więc nie pokazałby się tak, jak go napisano.",
                "Weź tekst w cudzysłów \"...\" albo usuń znak."
            ),
            wrong: "maść: *czarna*", right: "maść: \"*czarna*\""),
        Explanation(
            "yaml-document",
            en: (
                "A second record in the file", "One file holds one record; the second would be lost.",
                "Move the second record to a file of its own."
            ),
            pl: (
                "Drugi rekord w tym samym pliku", "Jeden plik to jeden rekord; drugi by przepadł.",
                "Przenieś drugi rekord do osobnego pliku."
            ),
            wrong: "tytuł: A\n---\ntytuł: B", right: "tytuł: A"),
        Explanation(
            "json-syntax",
            en: (
                "The JSON cannot be read", "A comma, a bracket or a quotation mark is missing or too many.",
                "Put names and texts in double quotes, commas between them and none after the last."
            ),
            pl: (
                "Nie da się odczytać zapisu JSON", "Brakuje przecinka, nawiasu albo cudzysłowu, albo jest ich za dużo.",
                "Nazwy i teksty weź w cudzysłów \"...\", między nimi daj przecinki, a po ostatnim nie."
            ),
            wrong: "{\"imię\": \"Rex\",}", right: "{\"imię\": \"Rex\"}"),
        Explanation(
            "too-deep",
            en: (
                "Too many levels", "Records need two or three levels; so many are a slip.",
                "Write the fields as the documentation of records shows them."
            ),
            pl: (
                "Za dużo poziomów", "Rekord potrzebuje dwóch lub trzech poziomów; tyle to pomyłka.",
                "Napisz pola tak, jak pokazuje dokumentacja rekordów."
            ),
            wrong: "znaki: [[[[[łata]]]]]", right: "znaki: [łata]"),
        Explanation(
            "duplicate-key",
            en: (
                "The same field twice", "Only one of the two could be shown, and nobody would know which is meant.",
                "Keep one. The Polish and the English name are the same field."
            ),
            pl: (
                "To samo pole dwa razy", "Pokazać można tylko jedno, a nie wiadomo, które jest właściwe.",
                "Zostaw jedno. Polska i angielska nazwa to to samo pole."
            ),
            wrong: "imię: Rex\nname: Reks", right: "imię: Rex"),
        Explanation(
            "markdown-too-long", "markdown-too-deep", "markdown-table-too-large", "markdown-table-too-wide",
            "markdown-table-rules", "markdown-too-many-signs", "markdown-definition-too-long",
            en: (
                "A description that is too much",
                "The text is far beyond what a page can show well; mostly something was pasted by mistake.",
                "Keep what a visitor needs; split tables, and link to files instead of pasting them."
            ),
            pl: (
                "Opis, który jest zbyt wielki",
                "Tekst wykracza poza to, co strona może dobrze pokazać; zwykle coś wklejono przez pomyłkę.",
                "Zostaw to, czego potrzebują odwiedzający; podziel tabele, a do plików prowadź odnośnikami."
            ),
            wrong: "> > > > > > > > > > > > > > > > > > > > > > > cytat", right: "> cytat"),
    ]
}
