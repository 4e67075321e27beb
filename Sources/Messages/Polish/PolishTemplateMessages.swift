extension PolishMessages {
    /// Of the templates folder: templates, interface texts, words for search, scripts. Who changes these builds websites.
    static let templates: KeyValuePairs<String, String> = [
        // Templates
        "there is no template \"{}\"": "nie ma szablonu „{1}”",
        "unknown name \"{}\"": "nieznana nazwa „{1}”",
        "unknown name \"{}\" in \"{}\"": "nieznana nazwa „{1}” w „{2}”",
        "\"{}\" is {}, which has no names in it": "„{1}” to {2}, w którym nie ma innych nazw",
        "\"{}\" is {}, which cannot be written": "„{1}” to {2}, czego nie da się wypisać",
        "make it a section, {{#{}}}...{{/{}}}": "zrób z tego sekcję, {{#{1}}}...{{/{2}}}",
        "a text": "tekst",
        "markup": "kod HTML",
        "a flag": "znacznik tak/nie",
        "an object": "obiekt",
        "\"{}\" is a text and must be written escaped": "„{1}” to zwykły tekst i musi być wypisany bezpiecznie",
        "write {{{}}}": "napisz {{{1}}}",
        "write {{{{}}}}": "napisz {{{{1}}}}",
        "\"{}\" is markup and must not be escaped again": "„{1}” to kod HTML i nie może być zamieniony na tekst",
        "\".\" stands for a text only inside its section": "„.” oznacza tekst tylko wewnątrz jego sekcji",
        "\".\" cannot be a section": "„.” nie może być sekcją",
        "\"{}\" is markup, which cannot be a section": "„{1}” to kod HTML, z którego nie można zrobić sekcji",
        "use a flag that tells whether there is any": "użyj znacznika, który mówi, czy coś tu jest",
        "sections and partials are nested deeper than {} here":
            "sekcje i części szablonu są tu zagnieżdżone głębiej niż {1} razy",
        "with its partials the template grows beyond all measure": "ze wszystkimi częściami szablon jest zbyt wielki",
        "\"{}\" has no block \"{}\"": "w „{1}” nie ma bloku „{2}”",
        "the block \"{}\" of line {} takes this one's place": "blok „{1}” z wiersza {2} zajmuje miejsce tego bloku",
        "give the blocks different names": "nadaj blokom różne nazwy",
        "the block \"{}\" contains itself": "blok „{1}” zawiera sam siebie",
        "unknown parent \"{}\"": "nieznany szablon nadrzędny „{1}”",
        "unknown partial \"{}\"": "nieznana część szablonu „{1}”",
        "\"{}\" includes itself: {}": "„{1}” zawiera sam siebie: {2}",
        "this byte is not valid UTF-8": "ten bajt nie jest poprawny w UTF-8",
        "save the template as UTF-8": "zapisz szablon w kodowaniu UTF-8",
        "tags are nested deeper than {} here": "znaczniki są tu zagnieżdżone głębiej niż {1} razy",
        "between a parent's tags only blocks count: this is never written":
            "między znacznikami szablonu nadrzędnego liczą się tylko bloki: to nigdy nie zostanie wypisane",
        "put it into a block, {{$name}}...{{/name}}": "umieść to w bloku, {{$nazwa}}...{{/nazwa}}",
        "\"{}\" is closed where \"{}\" of line {} is open": "zamyka się tu „{1}”, a otwarte jest „{2}” z wiersza {3}",
        "\"{}\" is closed but not open": "zamyka się tu „{1}”, które nie jest otwarte",
        "\"{}\" is not closed": "„{1}” nie jest zamknięte",
        "close it with {{/{}}}": "zamknij to przez {{/{1}}}",
        "the block \"{}\" is given twice, first in line {}": "blok „{1}” jest tu dwa razy, pierwszy raz w wierszu {2}",
        "the tag that begins with \"{}\" does not end": "znacznik, który zaczyna się od „{1}”, nigdzie się nie kończy",
        "end it with \"{}\"": "zakończ go przez „{1}”",
        "two delimiters are expected here": "tu powinny być dwa ograniczniki",
        "write them apart and without \"=\", as in {{=<% %>=}}": "napisz je osobno i bez „=”, na przykład {{=<% %>=}}",
        "the tag has no name": "znacznik nie ma nazwy",
        "names of templates that are found while rendering are not supported":
            "nie można używać nazw szablonów ustalanych dopiero przy tworzeniu strony",
        "pragmas are not supported": "nie można używać poleceń {{%...}}",

        // Scripts and assets
        "the site's own file \"assets/{}\" is missing from the templates folder":
            "w folderze szablonów brakuje pliku strony „assets/{1}”",
        "restore it from the templates that come with the program": "przywróć go z szablonów dostarczonych z programem",
        "a script can import only the site's own scripts, and \"{}\" is none":
            "skrypt może korzystać tylko ze skryptów tej strony, a „{1}” nim nie jest",
        "name it from this script's folder on: \"./engine.js\" or \"../theme.js\"":
            "podaj go względem folderu tego skryptu: \"./engine.js\" albo \"../theme.js\"",
        "there is no script \"{}\" to import": "nie ma skryptu „{1}”",
        "create it, or take the import away": "utwórz go albo usuń to odwołanie",
        "scripts import one another in a circle, so none can have a fingerprint: {}":
            "skrypty odwołują się do siebie w kółko, więc żaden nie może dostać odcisku: {1}",
        "move what both need into a script of its own": "przenieś to, czego potrzebują oba, do osobnego skryptu",

        // Interface texts
        "the site has the language \"{}\", and this file is missing": "strona ma język „{1}”, a tego pliku brakuje",
        "copy another language's file to this name and translate it":
            "skopiuj plik innego języka pod tą nazwą i przetłumacz go",
        "{} in \"{}\"": "{1} w „{2}”",
        "known are {}": "można użyć: {1}",
        "the file must be a group of fields, each in a line of its own":
            "plik musi być grupą pól, każde w osobnym wierszu",
        "\"{}\" must be a group of fields, each in a line of its own":
            "„{1}” musi być grupą pól, każde w osobnym wierszu",
        "\"{}\" must be a text": "„{1}” musi być tekstem",
        "\"{}\" must be a list of {} texts": "„{1}” musi być listą: {2} {2|tekst|teksty|tekstów|tekstu}",
        "\"{}\" must have {} elements and has {}": "„{1}” musi mieć tyle pozycji: {2}, a ma {3}",
        "\"{}\" is empty": "„{1}” jest puste",
        "write its text": "napisz tekst",
        "nothing uses the phrase \"{}\"": "nic nie korzysta z wyrażenia „{1}”",
        "\"{}\" must have a form for each plural category": "„{1}” musi mieć formę dla każdej kategorii liczby",
        "the language's plural rules have no \"{}\"; they have {}":
            "reguły liczby mnogiej tego języka nie znają „{1}”; znają {2}",
        "\"{}\" lacks the plural form {}": "w „{1}” brakuje formy {2}",
        "\"{}\" lacks the plural forms {}": "w „{1}” brakuje form {2}",
        "the language's plural rules need {}": "reguły liczby mnogiej tego języka wymagają form {1}",
        "this phrase has no placeholders": "to wyrażenie nie ma miejsc do wypełnienia",
        "there are {}": "są: {1}",
        "unknown placeholder {{}} in \"{}\"": "nieznane miejsce do wypełnienia {{1}} w „{2}”",
        "did you mean {{}}?": "czy chodziło o {{1}}?",
        "there is no currency \"{}\" in \"{}\"": "w „{2}” nie może być waluty „{1}”",
        "write a code of three letters, or \"other\" for all that are not named":
            "napisz trzyliterowy skrót waluty albo „other” dla wszystkich niewymienionych",
        "the field \"other\" is missing in \"{}\"": "w „{1}” brakuje pola „other”",
        "other: \"{amount} {currency}\"": "other: \"{amount} {currency}\"",
        "the field \"dayPeriods\" is missing in \"dates\": the pattern of times uses it":
            "w „dates” brakuje pola „dayPeriods”, z którego korzysta wzór godzin",
        "dayPeriods: [am, pm]": "dayPeriods: [am, pm]",
        "\"{}\" must be a whole number from 1 to 9": "„{1}” musi być liczbą całkowitą od 1 do 9",
        "\"{}\" must be one character that is no digit": "„{1}” musi być jednym znakiem, który nie jest cyfrą",
        "\"{}\" must hold {}, and no other placeholder": "w „{1}” musi być {2} i żadne inne miejsce do wypełnienia",
        "an alphabet has at most {} letters, and this has {}": "alfabet może mieć najwyżej {1} liter, a ten ma {2}",
        "\"{}\" is no letter": "„{1}” to nie jest litera",
        "letters of the alphabet are written small": "litery alfabetu pisze się jako małe",
        "the letter \"{}\" stands here a second time": "litera „{1}” jest tu drugi raz",
        "\"{}\" has plural forms, which texts for templates cannot have":
            "„{1}” ma formy liczby mnogiej, a teksty szablonów nie mogą ich mieć",
        "move it to \"phrases\", where code chooses the form": "przenieś to do „phrases”, gdzie formę wybiera program",
        "\"{}\" must be a text or a group of texts": "„{1}” musi być tekstem albo grupą tekstów",
        "a text's name must be letters a to z, digits, hyphens and underscores":
            "nazwa tekstu może mieć litery od a do z, cyfry, łączniki i podkreślenia",
        "nest groups instead of writing dots": "zamiast kropek użyj zagnieżdżonych grup",
        "the records as data": "dane rekordów",
        "style sheets and scripts": "style i skrypty",
        "the pictures": "zdjęcia",
        "the search index": "dane wyszukiwarki",
        "the pages in the language \"{}\"": "strony w języku „{1}”",
        "the path word \"{}\" must be lower-case letters a to z and digits, with single hyphens between them":
            "słowo adresu „{1}” może mieć tylko małe litery od a do z, cyfry i pojedyncze łączniki między nimi",
        "the path word \"{}\" has {} characters; {} are allowed":
            "słowo adresu „{1}” ma {2} {2|znak|znaki|znaków|znaku}, a może mieć najwyżej {3}",
        "the path word \"{}\" cannot be the name of a folder on Windows":
            "słowo adresu „{1}” nie może być nazwą folderu w systemie Windows",
        "\"{}\" is the path word of \"{}\" and of \"{}\"":
            "„{1}” jest słowem adresu zarówno dla „{2}”, jak i dla „{3}”",
        "give each a word of its own": "nadaj każdemu inne słowo",
        "\"{}\" is already the address of {}": "pod adresem „{1}” są już: {2}",
        "choose another word": "wybierz inne słowo",
        "\"other\" is what the rules leave over and has none itself":
            "„other” to wszystko, czego nie obejmują reguły, i samo reguły nie ma",
        "\"{}\" is a text here and a group in {}": "„{1}” jest tu tekstem, a w {2} grupą",
        "\"{}\" is a group here and a text in {}": "„{1}” jest tu grupą, a w {2} tekstem",
        "give {} and {} the same texts": "niech {1} i {2} mają te same teksty",
        "\"{}\" does not show {{}}, which it does in {}": "„{1}” nie pokazuje {{2}}, a w {3} pokazuje",
        "put {{}} where it belongs, or take it out of the other languages":
            "wstaw {{1}} tam, gdzie należy, albo usuń z innych języków",
        "\"{}\" is missing in {}": "„{1}” brakuje w {2}",
        "is it \"{}\" there?": "czy tam nazywa się to „{1}”?",
        "add it to {}": "dodaj to w {1}",
        "the phrase \"{}\" is missing in every language": "wyrażenia „{1}” brakuje we wszystkich językach",
        "add it with its plural forms": "dodaj je z formami liczby mnogiej",
        "add it": "dodaj je",
    ]

    /// Of the notation of interface texts and of the words that search knows.
    static let texts: KeyValuePairs<String, String> = [
        "the brace does not begin a placeholder": "ten nawias nie zaczyna miejsca do wypełnienia",
        "write a placeholder as {name}": "napisz miejsce do wypełnienia jako {nazwa}",
        "the brace does not end a placeholder": "ten nawias nie kończy miejsca do wypełnienia",
        "\"{}\" has no meaning in this pattern; there are {}": "„{1}” nic w tym wzorze nie znaczy; są: {2}",
        "write words and letters that stand for themselves in single quotes":
            "słowa i litery, które mają pozostać bez zmian, weź w cudzysłów '...'",
        "the pattern shows nothing of a date": "ten wzór nie pokazuje niczego z daty",
        "use some of {}": "użyj któregoś z: {1}",
        "the quote is never closed": "cudzysłów nigdzie się nie zamyka",
        "the rule is empty": "reguła jest pusta",
        "n = 1": "n = 1",
        "expected \"and\", \"or\" or the rule's end": "tu powinno być „and”, „or” albo koniec reguły",
        "nothing can be divided by 0": "nie można dzielić przez 0",
        "expected \"=\" or \"!=\"": "tu powinno być „=” albo „!=”",
        "expected an operand: n, i, v, w, f or t": "tu powinno być n, i, v, w, f albo t",
        "there is no operand \"{}\"; there are n, i, v, w, f and t": "nie ma „{1}”; są n, i, v, w, f i t",
        "a range goes from the smaller number to the larger": "zakres prowadzi od mniejszej liczby do większej",
        "expected a whole number": "tu powinna być liczba całkowita",
        "the number is too large": "ta liczba jest za duża",
        "\"{}\" has no meaning in a plural rule": "„{1}” nic nie znaczy w regule liczby mnogiej",
        "no property is called \"{}\"": "nie ma cechy o nazwie „{1}”",
        "\"{}\" is never \"{}\"": "„{1}” nigdy nie ma wartości „{2}”",
        "\"{}\" is no value of \"{}\"": "„{1}” nie jest wartością „{2}”",
        "write lower-case letters without diacritics, digits and hyphens":
            "napisz małe litery bez polskich znaków, cyfry i łączniki",
        "\"{}\" says not what words mean": "„{1}” nie mówi, co znaczą słowa",
        "write properties as in \"type=dog sex=female\"": "napisz cechy na przykład tak: \"type=dog sex=female\"",
        "\"{}\" is no rule of a stemmer (number {})": "„{1}” nie jest regułą skracania słów (numer {2})",
        "write how many letters must remain, the folded ending and what replaces it: 3dzie=d":
            "napisz, ile liter ma zostać, końcówkę i co ją zastępuje: 3dzie=d",
        "\"{}\" must be lists of words by what they mean": "„{1}” musi zawierać listy słów według znaczenia",
        "\"{}\" must be forms by words": "„{1}” musi zawierać formy według słów",
        "\"{}\" must be forms, separated by commas": "„{1}” musi zawierać formy oddzielone przecinkami",
        "\"{}\" must be a list of words": "„{1}” musi być listą słów",
        "the file must have the fields {}": "plik musi mieć pola: {1}",
        "\"{}\" is more than one word": "„{1}” to więcej niż jedno słowo",
        "\"{}\" holds no word": "w „{1}” nie ma żadnego słowa",
    ]
}
