extension Explanation {
    static let ofImports: [Explanation] = [
        Explanation(
            "import-source",
            en: (
                "A source of which nothing can be imported",
                "The file is damaged, holds something else than animals, or one of its rows does not fit the others. Nothing was written.",
                "Export the list once more, as CSV or JSON, and look at the line that the message names."
            ),
            pl: (
                "Źródło, z którego nie da się nic wczytać",
                "Plik jest uszkodzony, zawiera coś innego niż zwierzęta albo jeden z wierszy nie pasuje do pozostałych. Nic nie zostało zapisane.",
                "Wyeksportuj listę jeszcze raz, jako CSV albo JSON, i obejrzyj wiersz, który wymienia komunikat."
            ),
            wrong: "numer;imię;typ\n12/26;Rex;pies;duży", right: "numer;imię;typ;wielkość\n12/26;Rex;pies;duży"),
        Explanation(
            "import-animal",
            en: (
                "An animal of the source that is left out",
                "Without its id the next import would not find it again; without its type, name or a status that is understood its page would say what is not true.",
                "Put it right in the source, or give the words a meaning in the mapping file, and import once more."
            ),
            pl: (
                "Zwierzę ze źródła, które zostało pominięte",
                "Bez identyfikatora następny import by go nie rozpoznał; bez typu, imienia albo zrozumiałego stanu jego strona mówiłaby nieprawdę.",
                "Popraw je w źródle albo podaj znaczenie słów w pliku odwzorowania i wczytaj jeszcze raz."
            ),
            wrong: "numer;imię;typ;stan\n12/26;Rex;pies;w trakcie", right: "values:\n  status: {w trakcie: reserved}"),
        Explanation(
            "import-value",
            en: (
                "A value of the source that is not taken over",
                "It is none that the field can have, or may mean two things. The animal is imported without it, because a guess would be published.",
                "Write it as the message says, or give it a meaning in the mapping file."
            ),
            pl: (
                "Wartość ze źródła, która nie została wzięta",
                "Pole nie może jej mieć albo znaczy dwie różne rzeczy. Zwierzę zostało wczytane bez niej, bo zgadywanie trafiłoby na stronę.",
                "Napisz ją tak, jak mówi komunikat, albo podaj jej znaczenie w pliku odwzorowania."
            ),
            wrong: "03/05/2021", right: "2021-05-03"),
        Explanation(
            "import-mapping",
            en: (
                "A mapping file that says what is not possible",
                "It names a field that an import does not write, a value that the field cannot have, or a column that tells of people.",
                "Write the fields and words as the documentation of records has them; delete lines about people and chips' numbers."
            ),
            pl: (
                "Plik odwzorowania, który mówi coś niemożliwego",
                "Wskazuje pole, którego import nie zapisuje, wartość, której pole nie może mieć, albo kolumnę o ludziach.",
                "Napisz pola i słowa tak, jak w dokumentacji rekordów; usuń wiersze o ludziach i numerach czipów."
            ),
            wrong: "columns:\n  wlasciciel: Opiekun", right: "columns:\n  name: Nazwa robocza"),
    ]
}
