extension Explanation {
    static let ofRecords: [Explanation] = [
        Explanation(
            "missing-file",
            en: (
                "A file is missing", "The record names a file that is not there, so the page would have a hole.",
                "Put the file beside the record, or correct its name; capitals count, and names that begin with _ or . are not published."
            ),
            pl: (
                "Brakuje pliku", "Rekord wymienia plik, którego nie ma, więc na stronie byłaby dziura.",
                "Połóż plik obok rekordu albo popraw jego nazwę; wielkie i małe litery to różnica, a pliki zaczynające się od _ albo . nie są publikowane."
            ),
            wrong: "zdjęcia: [Rex.JPG]", right: "zdjęcia: [rex.jpg]"),
        Explanation(
            "file-type",
            en: (
                "A file of a kind that browsers cannot show", "Visitors would see an empty frame.",
                "Save it in one of the formats that the message names."
            ),
            pl: (
                "Plik, którego przeglądarki nie pokażą", "Odwiedzający zobaczyliby pustą ramkę.",
                "Zapisz go w jednym z formatów wymienionych w komunikacie."
            ),
            wrong: "zdjęcia: [rex.bmp]", right: "zdjęcia: [rex.jpg]"),
        Explanation(
            "file-elsewhere",
            en: (
                "A file of another site",
                "It may vanish any day, and its owner would see who looks at the animal.",
                "Save the file into the record's folder and write its name."
            ),
            pl: (
                "Plik z innej strony", "Może zniknąć każdego dnia, a jego właściciel widziałby, kto ogląda zwierzę.",
                "Zapisz plik w folderze rekordu i wpisz jego nazwę."
            ),
            wrong: "zdjęcia: [https://example.org/rex.jpg]", right: "zdjęcia: [rex.jpg]"),
        Explanation(
            "path-outside-folder",
            en: (
                "A file outside of the record's folder",
                "Only what lies beside the record is published, so that nothing else slips out.",
                "Put the file beside the record and write its name alone."
            ),
            pl: (
                "Plik spoza folderu rekordu",
                "Publikuje się tylko to, co leży obok rekordu, żeby nic innego się nie wymknęło.",
                "Połóż plik obok rekordu i wpisz samą jego nazwę."
            ),
            wrong: "zdjęcia: [../../rex.jpg]", right: "zdjęcia: [rex.jpg]"),
        Explanation(
            "unused-file",
            en: (
                "A file that nothing uses", "It is not published; perhaps a record should name it.",
                "Name it in a record, delete it, or begin its name with _."
            ),
            pl: (
                "Plik, z którego nic nie korzysta", "Nie zostanie opublikowany; może jakiś rekord miał go wymienić.",
                "Wpisz jego nazwę w rekordzie, usuń go albo zacznij jego nazwę od _."
            ),
            wrong: "rex.md, rex.jpg, rex-2.jpg\nzdjęcia: [rex.jpg]", right: "zdjęcia: [rex.jpg, rex-2.jpg]"),
        Explanation(
            "invalid-id",
            en: (
                "A name that cannot be an address",
                "The name of the file becomes the address of the page, which people share and print.",
                "Use lower-case letters without diacritics, digits and single hyphens."
            ),
            pl: (
                "Nazwa, która nie może być adresem",
                "Z nazwy pliku powstaje adres strony, który ludzie sobie podają i drukują.",
                "Użyj małych liter bez polskich znaków, cyfr i pojedynczych łączników."
            ),
            wrong: "Łatka Mała.md", right: "latka-mala.md"),
        Explanation(
            "id-mismatch",
            en: (
                "The id is not the file's name", "The file's name decides; another id would only mislead.",
                "Delete the field, or rename the file."
            ),
            pl: (
                "Identyfikator inny niż nazwa pliku", "Decyduje nazwa pliku; inny identyfikator tylko by mylił.",
                "Usuń to pole albo zmień nazwę pliku."
            ),
            wrong: "rex.json: {\"id\": \"reks\"}", right: "rex.json: {\"imię\": \"Rex\"}"),
        Explanation(
            "duplicate-id",
            en: (
                "Two records with one name", "Both would have the same address, so one of them would vanish.",
                "Rename one of the two."
            ),
            pl: (
                "Dwa rekordy o tej samej nazwie", "Oba miałyby ten sam adres, więc jeden by zniknął.",
                "Zmień nazwę jednego z nich."
            ),
            wrong: "rex.md, rex.json", right: "rex.md, rex-2.json"),
        Explanation(
            "reserved-name", "address-collision",
            en: (
                "An address that is already taken", "Two pages cannot live at one address.",
                "Give the record or the file another name."
            ),
            pl: (
                "Adres, który jest już zajęty", "Dwie strony nie mogą mieć tego samego adresu.",
                "Nadaj rekordowi albo plikowi inną nazwę."
            ),
            wrong: "pages/zwierzeta.md", right: "pages/o-zwierzetach.md"),
        Explanation(
            "missing-institution", "no-institutions",
            en: (
                "An institution is missing", "Animals are shown with the institution that cares for them.",
                "Add a folder with institution.md: at least name, type, address and contact."
            ),
            pl: (
                "Brakuje instytucji", "Zwierzęta pokazuje się razem z instytucją, która się nimi opiekuje.",
                "Dodaj folder z plikiem institution.md: co najmniej nazwa, typ, adres i kontakt."
            ),
            wrong: "institutions/azyl/animals/rex.md",
            right: "institutions/azyl/institution.md\ninstitutions/azyl/animals/rex.md"),
        Explanation(
            "crowded-menu",
            en: (
                "More pages than menus have room for",
                "Every page has the menus, so each is kept short: 8 pages in the header, 40 in the footer. What the header has no room for goes to the front of the footer; what the footer has no room for is listed on the intro alone.",
                "Write menu: none in pages that other pages link to, and a small order in those that everybody should find."
            ),
            pl: (
                "Więcej stron, niż mieści się w menu",
                "Menu jest na każdej stronie, więc ma być krótkie: 8 stron u góry, 40 na dole. Co nie mieści się u góry, trafia na początek dolnego menu; czego nie mieści i ono, wymienia tylko strona główna.",
                "Napisz „w menu: nie” w stronach, do których prowadzą linki z innych stron, a małą „kolejność” w tych, które każdy powinien znaleźć."
            ),
            wrong: "---\ntytuł: Regulamin spacerów\n---",
            right: "---\ntytuł: Regulamin spacerów\nw menu: nie\n---"),
        Explanation(
            "unknown-animal", "bonded-with-itself",
            en: (
                "A companion that is not there",
                "Animals that go to a home together are named by their ids, the names of their files.",
                "Write the id of another animal of the same institution."
            ),
            pl: (
                "Towarzysz, którego nie ma",
                "Zwierzęta, które mają iść do domu razem, wymienia się przez identyfikatory, czyli nazwy plików.",
                "Napisz identyfikator innego zwierzęcia z tej samej instytucji."
            ),
            wrong: "nierozłączny z: [Łatka]", right: "nierozłączny z: [latka]"),
        Explanation(
            "born-and-age",
            en: (
                "Born and age at once",
                "The age is worked out from the day of birth; two answers may contradict each other.",
                "Keep \"urodzony\"; write \"wiek\" only where nothing is known of the birth."
            ),
            pl: (
                "Naraz data urodzenia i wiek",
                "Wiek oblicza się z daty urodzenia; dwie odpowiedzi mogą sobie przeczyć.",
                "Zostaw „urodzony”; „wiek” wpisz tylko wtedy, gdy o urodzeniu nic nie wiadomo."
            ),
            wrong: "urodzony: 2021\nwiek: dorosłe", right: "urodzony: 2021"),
        Explanation(
            "left-before-arrived", "arrived-before-born",
            en: (
                "Dates in the wrong order", "One of them must be a slip, and the waiting time would be told wrong.",
                "Check both dates."
            ),
            pl: (
                "Daty w złej kolejności", "Jedna z nich to pomyłka, a czas oczekiwania byłby podany źle.",
                "Sprawdź obie daty."
            ),
            wrong: "przybył: 2025-11-30\nodszedł: 2025-01-15", right: "przybył: 2025-11-30\nodszedł: 2026-01-15"),
        Explanation(
            "stale-record",
            en: (
                "Not confirmed for long",
                "People come for an animal that may be gone; its page says that the data are old.",
                "Check the record and write today's date."
            ),
            pl: (
                "Dawno niepotwierdzone",
                "Ludzie przyjeżdżają po zwierzę, którego może już nie być; jego strona mówi, że dane są stare.",
                "Sprawdź rekord i wpisz dzisiejszą datę."
            ),
            wrong: "sprawdzone: 2024-02-01", right: "sprawdzone: 2026-11-21"),
        Explanation(
            "number-too-long-for-code",
            en: (
                "A number too long for a transfer code",
                "A code that banks read has little room, so there would be none.",
                "Write the number alone, without words."
            ),
            pl: (
                "Numer za długi na kod do przelewu",
                "W kodzie, który czytają banki, jest mało miejsca, więc kodu by nie było.",
                "Napisz sam numer, bez słów."
            ),
            wrong: "numer: zwierzę numer 123/21 z księgi", right: "numer: 123/21"),
        Explanation(
            "unknown-time-zone",
            en: (
                "An unknown time zone", "\"Open now\" would be told by another clock.",
                "Write an area and a city in English, like Europe/Warsaw."
            ),
            pl: (
                "Nieznana strefa czasowa", "Strona mówiłaby „teraz otwarte” według innego zegara.",
                "Napisz kontynent i miasto po angielsku, na przykład Europe/Warsaw."
            ),
            wrong: "strefa czasowa: Warszawa", right: "strefa czasowa: Europe/Warsaw"),
        Explanation(
            "reviewed-before-prepared", "updated-before-published",
            en: (
                "Dates of the statement in the wrong order",
                "The law asks for these dates, and one of them must be a slip.",
                "Check both dates."
            ),
            pl: (
                "Daty deklaracji w złej kolejności", "Tych dat wymaga ustawa, a jedna z nich to pomyłka.",
                "Sprawdź obie daty."
            ),
            wrong: "data sporządzenia: 2026-03-01\ndata przeglądu: 2025-03-01",
            right: "data sporządzenia: 2025-03-01\ndata przeglądu: 2026-03-01"),
    ]
}
