extension PolishMessages {
    /// Of how a file is written: YAML, JSON, Markdown and their characters.
    static let notation: KeyValuePairs<String, String> = [
        // Any file
        "the file is not UTF-8: the byte 0x{} cannot stand here":
            "plik nie jest zapisany w kodowaniu UTF-8: nie może tu być bajtu 0x{1}",
        "save the file with the encoding UTF-8 (it may be Windows-1250 or ISO-8859-2 now)":
            "zapisz plik w kodowaniu UTF-8 (teraz to może być Windows-1250 albo ISO-8859-2)",
        "the character {} cannot be shown": "znaku {1} nie da się pokazać",
        "delete it; it is invisible in most editors": "usuń go; w większości edytorów go nie widać",
        "the fields begin here with \"---\" and never end": "tu, po ---, zaczynają się pola i nigdzie się nie kończą",
        "put a line with \"---\" after the last field, before the description":
            "wstaw wiersz --- po ostatnim polu, przed opisem",
        "\"{}\" stands here a second time (first in line {})":
            "pole „{1}” jest tu drugi raz (pierwszy raz w wierszu {2})",
        "\"{}\" is the same as \"{}\" in line {}": "„{1}” to to samo pole co „{2}” w wierszu {3}",
        "the values are nested deeper than {} levels":
            "wartości są zagnieżdżone głębiej niż na {1} {1|poziom|poziomy|poziomów|poziomu}",

        // YAML
        "there is not enough memory to read this file": "zabrakło pamięci, żeby odczytać ten plik",
        "a second YAML document begins here": "tu zaczyna się drugi rekord",
        "a file holds one record; remove the line \"---\" or move what follows to a file of its own":
            "w pliku mieści się jeden rekord; usuń wiersz --- albo przenieś to, co po nim, do osobnego pliku",
        "YAML directives (%YAML, %TAG) are not used in records": "w rekordach nie używa się poleceń YAML (%YAML, %TAG)",
        "delete the line": "usuń ten wiersz",
        "a text that starts with * is a YAML alias, which records do not use":
            "tekst, który zaczyna się od *, ma w YAML osobne znaczenie; w rekordach się go nie używa",
        "write the value itself, or put a text that starts with * in quotes":
            "napisz samą wartość, a tekst zaczynający się od * weź w cudzysłów \"...\"",
        "a text that starts with & is a YAML anchor, which records do not use":
            "tekst, który zaczyna się od &, ma w YAML osobne znaczenie; w rekordach się go nie używa",
        "delete it, or put a text that starts with & in quotes":
            "usuń to albo weź tekst zaczynający się od & w cudzysłów \"...\"",
        "a text that starts with ! is a YAML tag, which records do not use":
            "tekst, który zaczyna się od !, ma w YAML osobne znaczenie; w rekordach się go nie używa",
        "delete it, or put a text that starts with ! in quotes":
            "usuń to albo weź tekst zaczynający się od ! w cudzysłów \"...\"",
        "YAML merge keys (<<) are not used in records": "w rekordach nie używa się znaku <<",
        "write the fields themselves": "napisz same pola",
        "a field's name must be a word": "nazwa pola musi być słowem",
        "put a text that starts with {, [ or ? in quotes":
            "weź tekst zaczynający się od {, [ albo ? w cudzysłów \"...\"",
        "this cannot be read as YAML: {}": "tego miejsca nie da się odczytać (po angielsku: {1})",
        "a colon followed by a blank cannot stand here": "nie może tu być dwukropka ze spacją",
        "put a text that holds \": \" in quotes, or mend the indentation of this line":
            "weź tekst z dwukropkiem w cudzysłów \"...\" albo popraw wcięcie tego wiersza",
        "a colon is missing: here should be a field, \"name: value\"":
            "brakuje dwukropka: tu powinno być pole, „nazwa: wartość”",
        "write \"name: value\", or indent the line if it belongs to the value above":
            "napisz „nazwa: wartość” albo wetnij wiersz, jeśli należy do wartości powyżej",
        "this line fits neither the fields above nor their values":
            "ten wiersz nie pasuje ani do pól powyżej, ani do ich wartości",
        "give it the same indentation as the fields beside it; put values with quotes or colons in quotes":
            "wyrównaj go z sąsiednimi polami; wartości z cudzysłowem albo dwukropkiem weź w cudzysłów \"...\"",
        "this line is not an element of the list above": "ten wiersz nie jest pozycją listy powyżej",
        "start it with \"- \" at the same indentation as the others":
            "zacznij go od „- ”, z takim wcięciem jak pozostałe",
        "a list in square brackets is not closed, or lacks a comma":
            "lista w nawiasach kwadratowych nie jest zamknięta albo brakuje w niej przecinka",
        "separate elements with commas and close the list with ]":
            "oddziel pozycje przecinkami i zamknij listę znakiem ]",
        "a group in curly brackets is not closed, or lacks a comma":
            "grupa w nawiasach klamrowych nie jest zamknięta albo brakuje w niej przecinka",
        "separate fields with commas and close the group with }": "oddziel pola przecinkami i zamknij grupę znakiem }",
        "a quotation mark is opened here and never closed": "tu otwiera się cudzysłów i nigdzie się nie zamyka",
        "close it at the end of the text": "zamknij go na końcu tekstu",
        "a value cannot start with this character": "wartość nie może zaczynać się od tego znaku",
        "put the value in quotes": "weź wartość w cudzysłów \"...\"",
        "this escape does not exist in double quotes": "w cudzysłowie \"...\" nie ma takiego kodu po \\",
        "write a backslash as \\\\, or use single quotes": "zamiast \\ napisz \\\\ albo użyj cudzysłowu '...'",
        "a list cannot begin here": "lista nie może zaczynać się w tym miejscu",
        "begin the list in a new line": "zacznij listę w nowym wierszu",
        "a tab cannot indent here": "nie można tu robić wcięć tabulatorem",
        "indent with spaces": "rób wcięcia spacjami",
        "this line does not belong to the record above": "ten wiersz nie należy do rekordu powyżej",
        "give every field the form \"name: value\"": "każde pole napisz jako „nazwa: wartość”",
        "a colon cannot stand here": "nie może tu być dwukropka",
        "put the text in quotes": "weź tekst w cudzysłów \"...\"",
        "a text cannot begin with ? here": "tekst nie może się tu zaczynać od ?",
        "a text cannot begin with * or & here": "tekst nie może się tu zaczynać od * ani &",
        "a text cannot begin with ! here": "tekst nie może się tu zaczynać od !",
        "a line cannot begin with % here": "wiersz nie może się tu zaczynać od %",
        "a value is missing here": "brakuje tu wartości",
        "write the value, and put a text that begins with a sign in quotes":
            "napisz wartość, a tekst zaczynający się od znaku weź w cudzysłów \"...\"",
        "after > or | nothing more can stand in this line": "po > albo | nie może być w tym wierszu nic więcej",
        "begin the text in the next line, or put a text that starts with > or | in quotes":
            "zacznij tekst w następnym wierszu, a tekst zaczynający się od > albo | weź w cudzysłów \"...\"",
        "this escape lacks digits": "w tym kodzie brakuje cyfr",
        "this escape stands for no character": "ten kod nie oznacza żadnego znaku",
        "write the character itself": "napisz sam znak",
        "a character that cannot be shown stands here": "jest tu znak, którego nie da się pokazać",

        // JSON
        "something follows the end of the JSON value": "po końcu zapisu JSON jest coś jeszcze",
        "a file holds one object or one array; delete what follows it":
            "w pliku mieści się jeden obiekt {...} albo jedna lista [...]; usuń to, co po nim",
        "a field's name in double quotes is expected here": "tu powinna być nazwa pola w cudzysłowie \"...\"",
        "delete the comma after the last field": "usuń przecinek po ostatnim polu",
        "put the name in double quotes": "weź nazwę w cudzysłów \"...\"",
        "a colon is expected after a field's name": "po nazwie pola powinien być dwukropek",
        "write \"name\": value": "napisz \"nazwa\": wartość",
        "a comma or {} is expected here": "tu powinien być przecinek albo {1}",
        "separate fields with commas": "oddziel pola przecinkami",
        "separate elements with commas": "oddziel pozycje przecinkami",
        "an element is expected after the comma": "po przecinku powinna być następna pozycja",
        "delete the comma after the last element": "usuń przecinek po ostatniej pozycji",
        "write an object: {\"name\": ...}": "napisz obiekt: {\"imię\": ...}",
        "the file ends inside an object": "plik kończy się w środku obiektu",
        "close it with }": "zamknij go znakiem }",
        "the file ends inside an array": "plik kończy się w środku listy",
        "close it with ]": "zamknij ją znakiem ]",
        "a value is expected here": "tu powinna być wartość",
        "\"{}\" is no JSON value": "„{1}” to nie jest wartość w zapisie JSON",
        "put text in double quotes; true, false, null and numbers stand without":
            "tekst weź w cudzysłów \"...\"; bez cudzysłowu są tylko true, false, null i liczby",
        "this is no JSON number": "to nie jest liczba w zapisie JSON",
        "write digits with a point (12.5), or put dates and numbers with leading zeros in quotes":
            "napisz cyfry z kropką (12.5), a daty i numery z zerami na początku weź w cudzysłów \"...\"",
        "a text is opened here and never closed": "tu zaczyna się tekst i nigdzie się nie kończy",
        "close it with a double quote": "zamknij go znakiem \"",
        "a line break or control character cannot stand inside a JSON text":
            "w tekście JSON nie może być nowego wiersza ani niewidocznego znaku",
        "write \\n for a line break, \\t for a tab; close the text with a double quote":
            "zamiast nowego wiersza napisz \\n, zamiast tabulatora \\t; zamknij tekst znakiem \"",
        "the file ends inside an escape": "plik kończy się w środku kodu po \\",
        "this escape does not exist in JSON": "takiego kodu po \\ nie ma w zapisie JSON",
        "write a backslash as \\\\": "zamiast \\ napisz \\\\",
        "this is half of a surrogate pair": "to tylko połowa kodu znaku",
        "write the character itself, or both halves": "napisz sam znak albo obie połowy jego kodu",
        "\\u needs four hexadecimal digits": "po \\u muszą być cztery cyfry szesnastkowe",
        "write \\u017c for ż": "na przykład ż to \\u017c",

        // Markdown
        "the text is longer than {} KiB": "tekst jest dłuższy niż {1} KiB",
        "keep what a visitor needs, and move the rest to a page of its own":
            "zostaw to, czego potrzebują odwiedzający, a resztę przenieś na osobną stronę",
        "quotations and lists are nested more than {} deep": "cytaty i listy są zagnieżdżone głębiej niż {1} razy",
        "use fewer levels; a \">\" or \"-\" that is no sign of one needs a \"\\\" before it":
            "użyj mniej poziomów; przed > albo -, które nie zaczyna cytatu ani listy, napisz \\",
        "the tables have more than {} cells, empty ones counted": "tabele mają więcej niż {1} komórek, licząc puste",
        "the table has more than {} columns": "tabela ma więcej niż {1} kolumn",
        "split the table, or give the figures as a list": "podziel tabelę albo podaj dane jako listę",
        "too many lines look like the rule below a table's head":
            "zbyt wiele wierszy wygląda jak linia pod nagłówkiem tabeli",
        "put an empty line before each table, and only one such line into it":
            "przed każdą tabelą zostaw pusty wiersz, a w niej tylko jedną taką linię",
        "the text has more than {} brackets, angle brackets or at signs":
            "w tekście jest więcej niż {1} nawiasów, znaków < > albo @",
        "put text that is no Markdown between lines of three backticks":
            "tekst, który nie jest opisem, umieść między wierszami z trzema znakami `",
        "the link definition is longer than {} bytes": "adres odnośnika jest dłuższy niż {1} bajtów",
        "link to a file instead of writing its contents into the address":
            "zrób odnośnik do pliku, zamiast wpisywać jego zawartość w adres",
    ]
}
