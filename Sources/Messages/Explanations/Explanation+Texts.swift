extension Explanation {
    static let ofTexts: [Explanation] = [
        Explanation(
            "missing-texts-file",
            en: (
                "The texts of a language are missing", "The site has a language of which the interface knows no word.",
                "Copy another language's file in templates/texts to this name and translate it."
            ),
            pl: (
                "Brakuje tekstów w jednym z języków", "Strona ma język, w którym interfejs nie zna ani słowa.",
                "Skopiuj plik innego języka w templates/texts pod tą nazwą i przetłumacz go."
            ),
            wrong: "języki: [pl, en, uk], texts: pl.yml, en.yml",
            right: "języki: [pl, en, uk], texts: pl.yml, en.yml, uk.yml"),
        Explanation(
            "missing-phrase", "unused-phrase",
            en: (
                "Phrases that do not fit the program",
                "A phrase that the program needs is missing, or one is there that it never uses.",
                "Add the phrase in every language, or delete it."
            ),
            pl: (
                "Wyrażenia, które nie pasują do programu",
                "Brakuje wyrażenia, którego program potrzebuje, albo jest takie, którego nigdy nie używa.",
                "Dodaj wyrażenie w każdym języku albo je usuń."
            ),
            wrong: "phrases: {underAYer: poniżej roku}", right: "phrases: {underAYear: poniżej roku}"),
        Explanation(
            "missing-placeholder", "malformed-pattern",
            en: (
                "A text without its placeholder", "A number or a name would be missing from the sentence.",
                "Put the placeholder where it belongs, in single curly brackets."
            ),
            pl: (
                "Tekst bez miejsca do wypełnienia", "W zdaniu zabrakłoby liczby albo nazwy.",
                "Wstaw to miejsce tam, gdzie należy, w pojedynczych nawiasach klamrowych."
            ),
            wrong: "years: { one: \"{cuont} rok\" }", right: "years: { one: \"{count} rok\" }"),
        Explanation(
            "malformed-plural-rule", "missing-plural-form", "unknown-plural-form",
            en: (
                "Plural forms that do not fit the language",
                "Every language counts in its own way; a wrong form reads like a mistake.",
                "Write the rules as CLDR gives them, and a form for each of them."
            ),
            pl: (
                "Formy liczby mnogiej, które nie pasują do języka",
                "Każdy język liczy po swojemu; zła forma wygląda na błąd.",
                "Napisz reguły tak, jak podaje CLDR, i formę dla każdej z nich."
            ),
            wrong: "years: { one: rok, other: lat }", right: "years: { one: rok, few: lata, many: lat, other: roku }"),
        Explanation(
            "malformed-alphabet",
            en: (
                "An alphabet that is none", "Lists are sorted by it.",
                "Write small letters with blanks between them, each once."
            ),
            pl: (
                "To nie jest alfabet", "Według niego porządkuje się listy.",
                "Napisz małe litery oddzielone spacjami, każdą raz."
            ),
            wrong: "alphabet: A ą b b", right: "alphabet: a ą b c ć"),
        Explanation(
            "invalid-path-word", "colliding-path-words",
            en: (
                "A word that cannot stand in addresses",
                "Addresses are shared and printed, and each must lead to one page.",
                "Use lower-case letters without diacritics, digits and hyphens; a word of its own for each."
            ),
            pl: (
                "Słowo, które nie może być w adresie",
                "Adresy ludzie sobie podają i drukują, a każdy musi prowadzić do jednej strony.",
                "Użyj małych liter bez polskich znaków, cyfr i łączników; dla każdego inne słowo."
            ),
            wrong: "paths: {animals: zwierzęta}", right: "paths: {animals: zwierzeta}"),
        Explanation(
            "invalid-text-name",
            en: (
                "A name that templates cannot write", "Templates reach texts by their names.",
                "Use letters a to z, digits, hyphens and underscores."
            ),
            pl: (
                "Nazwa, której szablon nie może użyć", "Szablony sięgają po teksty przez ich nazwy.",
                "Użyj liter od a do z, cyfr, łączników i podkreśleń."
            ),
            wrong: "texts: {\"menu główne\": Menu}", right: "texts: {menu: Menu}"),
        Explanation(
            "wrong-count",
            en: (
                "A list of the wrong length", "There are twelve months and seven days.",
                "Write as many as the message says."
            ),
            pl: ("Lista o złej długości", "Miesięcy jest dwanaście, a dni siedem.", "Napisz tyle, ile mówi komunikat."),
            wrong: "short: [pon, wt, śr]", right: "short: [pon, wt, śr, czw, pt, sob, niedz]"),
        Explanation(
            "unknown-facet", "malformed-meaning", "malformed-rule", "not-a-word",
            en: (
                "A word for search that means nothing", "Visitors who type it would find nothing.",
                "Write it as the other words of templates/search are written."
            ),
            pl: (
                "Słowo wyszukiwarki, które nic nie znaczy", "Kto je wpisze, nic nie znajdzie.",
                "Napisz je tak jak inne słowa w templates/search."
            ),
            wrong: "words: {typ=pies: piesek}", right: "words: {type=dog: piesek}"),
    ]
}
