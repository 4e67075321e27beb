extension Explanation {
    static let ofFields: [Explanation] = [
        Explanation(
            "unknown-field",
            en: (
                "No such field",
                "The program knows no field of this name, so what it says would not be shown anywhere.",
                "Take the name that is offered, or one of Documentation/fields.md; fields of your own begin with x-."
            ),
            pl: (
                "Nie ma takiego pola",
                "Program nie zna pola o tej nazwie, więc jego treść nigdzie by się nie pokazała.",
                "Użyj podpowiedzianej nazwy albo jednej z Documentation/fields.md; własne pola zaczynaj od x-."
            ),
            wrong: "wielkosc psa: duży", right: "wielkość: duży"),
        Explanation(
            "missing-field",
            en: (
                "A field is missing", "Without it the page would lack what visitors need most.",
                "Add the field that is named."
            ),
            pl: (
                "Brakuje pola", "Bez niego na stronie nie byłoby tego, czego odwiedzający najbardziej potrzebują.",
                "Dopisz wskazane pole."
            ),
            wrong: "imię: Rex", right: "imię: Rex\ntyp: pies"),
        Explanation(
            "wrong-type",
            en: (
                "Something of another kind is expected",
                "A list stands where one value belongs, or a word where a number belongs.",
                "Write it as the message says."
            ),
            pl: (
                "Powinno tu być co innego",
                "Lista jest tam, gdzie miała być jedna wartość, albo słowo tam, gdzie liczba.",
                "Napisz to tak, jak mówi komunikat."
            ),
            wrong: "waga: 24,5 kg", right: "waga: 24.5"),
        Explanation(
            "unknown-value",
            en: (
                "An unknown word", "This field takes one of a few words, so that visitors can choose by them.",
                "Take one of the words that are offered, in Polish or English."
            ),
            pl: (
                "Nieznane słowo",
                "W tym polu może być jedno z kilku słów, żeby odwiedzający mogli według nich wybierać.",
                "Użyj jednego z podpowiedzianych słów, po polsku albo po angielsku."
            ),
            wrong: "wielkość: spory", right: "wielkość: duży"),
        Explanation(
            "text-too-long",
            en: (
                "Too long a text", "It would not fit where it is shown.",
                "Shorten it; longer stories belong into the description below the fields."
            ),
            pl: (
                "Za długi tekst", "Nie zmieściłby się tam, gdzie jest pokazywany.",
                "Skróć go; dłuższe historie wpisz w opis pod polami."
            ),
            wrong: "imię: Rex, który przyszedł do nas zimą i ...", right: "imię: Rex"),
        Explanation(
            "out-of-range",
            en: (
                "A number that cannot be",
                "The number is too small or too large to be true, often by a unit or a point.",
                "Check the number and its unit: weight is in kilograms."
            ),
            pl: (
                "Liczba, która nie może być prawdziwa",
                "Liczba jest za mała albo za duża; często chodzi o jednostkę albo kropkę.",
                "Sprawdź liczbę i jednostkę: waga jest w kilogramach."
            ),
            wrong: "waga: 24500", right: "waga: 24.5"),
        Explanation(
            "empty-element", "list-too-short",
            en: (
                "A list with nothing in it", "An empty element shows as an empty line.",
                "Delete the empty element, or write what is missing."
            ),
            pl: (
                "Pusta lista albo pozycja", "Pusta pozycja pokazałaby się jako pusty wiersz.",
                "Usuń pustą pozycję albo wpisz to, czego brakuje."
            ),
            wrong: "znaki:\n  - łata na uchu\n  -", right: "znaki:\n  - łata na uchu"),
        Explanation(
            "invalid-amount",
            en: (
                "No sum of money", "The sum goes into transfers, so it must be exact.",
                "Write digits without a currency, with a point before the cents."
            ),
            pl: (
                "To nie jest kwota", "Kwota trafia do przelewów, więc musi być dokładna.",
                "Napisz same cyfry bez waluty, z kropką przed groszami."
            ),
            wrong: "minimum miesięczne: 30 zł", right: "minimum miesięczne: 30"),
        Explanation(
            "invalid-date", "impossible-date",
            en: (
                "No date",
                "Ages and waiting times are worked out from dates, so the program must be sure which day is meant.",
                "Write year, month and day with hyphens; where it is allowed, year and month or the year alone."
            ),
            pl: (
                "To nie jest data",
                "Z dat oblicza się wiek i czas oczekiwania, więc program musi wiedzieć, o który dzień chodzi.",
                "Napisz rok, miesiąc i dzień z łącznikami; gdzie można, sam rok i miesiąc albo sam rok."
            ),
            wrong: "urodzony: 3.5.2021", right: "urodzony: 2021-05-03"),
        Explanation(
            "date-in-future",
            en: (
                "A date in the future", "It has not been yet, so the year or the month is likely a slip.",
                "Check the year, the month and the day."
            ),
            pl: (
                "Data z przyszłości", "Ten dzień jeszcze nie nadszedł, więc rok albo miesiąc to pewnie pomyłka.",
                "Sprawdź rok, miesiąc i dzień."
            ),
            wrong: "przybył: 2052-03-01", right: "przybył: 2025-03-01"),
        Explanation(
            "invalid-time",
            en: (
                "No time of day", "People would stand before a closed door.",
                "Write hours and minutes with a colon, in quotes."
            ),
            pl: (
                "To nie jest godzina", "Ludzie staliby przed zamkniętymi drzwiami.",
                "Napisz godziny i minuty z dwukropkiem, w cudzysłowie."
            ),
            wrong: "od: 10", right: "od: \"10:00\""),
        Explanation(
            "invalid-email",
            en: ("No e-mail address", "Nobody could write to it.", "Write the whole address, with @ and the domain."),
            pl: ("To nie jest adres e-mail", "Nikt nie mógłby pod niego napisać.", "Napisz cały adres, z @ i domeną."),
            wrong: "adres e-mail: kontakt(at)schronisko.pl", right: "adres e-mail: kontakt@schronisko.pl"),
        Explanation(
            "invalid-phone",
            en: (
                "No telephone number", "Nobody could call it by a tap on the page.",
                "Write nine digits, or the country code and the number; a remark belongs into the label."
            ),
            pl: (
                "To nie jest numer telefonu", "Nikt by się nie dodzwonił, dotykając go na stronie.",
                "Napisz dziewięć cyfr albo kierunkowy kraju i numer; dopisek wpisz w polu „etykieta”."
            ),
            wrong: "telefony: [58 622 25 52 po 17]", right: "telefony:\n  - {numer: 58 622 25 52, etykieta: po 17}"),
        Explanation(
            "invalid-url", "url-scheme", "url-without-scheme",
            en: (
                "No address of a web page", "A tap on it would lead nowhere, or somewhere dangerous.",
                "Copy the whole address from the browser, with https://."
            ),
            pl: (
                "To nie jest adres strony", "Dotknięcie go nie prowadziłoby donikąd albo w niebezpieczne miejsce.",
                "Skopiuj cały adres z przeglądarki, razem z https://."
            ),
            wrong: "strona internetowa: www.schronisko.pl", right: "strona internetowa: https://www.schronisko.pl/"),
        Explanation(
            "missing-text", "empty-text",
            en: (
                "A text is missing", "Something has a place on the page and nothing to show there.",
                "Write the text, or delete what it belongs to."
            ),
            pl: (
                "Brakuje tekstu", "Coś ma swoje miejsce na stronie, a nie ma tam czego pokazać.",
                "Napisz tekst albo usuń to, do czego należy."
            ),
            wrong: "znaki:\n  - {pl: }", right: "znaki:\n  - {pl: łata na uchu}"),
        Explanation(
            "not-translatable",
            en: (
                "The same in every language",
                "A translation may change texts alone, lest two pages say different things of one animal.",
                "Delete the field from the translation; change it in the record."
            ),
            pl: (
                "To samo we wszystkich językach",
                "Tłumaczenie może zmieniać tylko teksty, żeby dwie strony nie mówiły różnych rzeczy o jednym zwierzęciu.",
                "Usuń pole z tłumaczenia; zmień je w samym rekordzie."
            ),
            wrong: "rex.en.md:\nwaga: 30", right: "rex.en.md:\numaszczenie: black"),
        Explanation(
            "translation-count",
            en: (
                "A translated list of another length", "The program cannot tell which element translates which.",
                "Translate each element, in the same order."
            ),
            pl: (
                "Przetłumaczona lista ma inną długość", "Program nie wie, która pozycja tłumaczy którą.",
                "Przetłumacz każdą pozycję, w tej samej kolejności."
            ),
            wrong: "rex.md: znaki: [łata, blizna]\nrex.en.md: znaki: [patch]",
            right: "rex.md: znaki: [łata, blizna]\nrex.en.md: znaki: [patch, scar]"),
        Explanation(
            "translation-without-record",
            en: (
                "A translation of nothing",
                "There is no record that this file could translate; often its name has a slip.",
                "Give it the name of the record, or delete it."
            ),
            pl: (
                "Tłumaczenie niczego", "Nie ma rekordu, który ten plik miałby tłumaczyć; często to literówka w nazwie.",
                "Nadaj mu nazwę rekordu albo go usuń."
            ),
            wrong: "rex.md, reks.en.md", right: "rex.md, rex.en.md"),
        Explanation(
            "unknown-language", "invalid-language", "duplicate-language",
            en: (
                "No language of this site", "The text would not be shown in any of the site's languages.",
                "Use the two letters of a language of site.yml, each once."
            ),
            pl: (
                "To nie jest język tej strony", "Tekst nie pokazałby się w żadnym z języków strony.",
                "Użyj dwóch liter języka z pliku site.yml, każdego raz."
            ),
            wrong: "umaszczenie: {po: czarny, ang: black}", right: "umaszczenie: {pl: czarny, en: black}"),
        Explanation(
            "two-descriptions",
            en: (
                "Two descriptions", "Only one could be shown.",
                "Keep the text below the fields, or the field."
            ),
            pl: ("Dwa opisy", "Pokazać można tylko jeden.", "Zostaw tekst pod polami albo pole „opis”."),
            wrong: "---\nimię: Rex\nopis: Lubi spacery.\n---\nLubi spacery.",
            right: "---\nimię: Rex\n---\nLubi spacery."),
        Explanation(
            "contradicting-fields",
            en: (
                "Two fields contradict each other", "A statement that says two things is worth nothing.",
                "Write \"partial\", or delete the lists of what does not conform."
            ),
            pl: (
                "Dwa pola sobie przeczą", "Deklaracja, która mówi dwie różne rzeczy, nic nie znaczy.",
                "Napisz „częściowa” albo usuń listy tego, co nie jest zgodne."
            ),
            wrong: "zgodność: pełna\nniezgodności: [brak napisów]",
            right: "zgodność: częściowa\nniezgodności: [brak napisów]"),
    ]
}
