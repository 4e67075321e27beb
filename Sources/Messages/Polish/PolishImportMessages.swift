extension PolishMessages {
    /// Of imports: what could not be taken over, and what was done.
    static let imports: KeyValuePairs<String, String> = [
        // What was done
        "{}: new ({}), with {}": "{1}: nowe ({2}), z polami {3}",
        "{}: updated ({})": "{1}: zmienione ({2})",
        "{}: unchanged ({})": "{1}: bez zmian ({2})",
        "{}: unchanged ({}), because imports do not edit JSON":
            "{1}: bez zmian ({2}), bo import nie zmienia plików JSON",
        "{}: {} was deleted and is not brought back; delete its line here if it is to come again":
            "{1}: rekord {2} został usunięty i nie wraca; usuń stąd jego wiersz, jeśli ma wrócić",
        "  {}: written anew": "  {1}: zapisane na nowo",
        "  {}: \"{}\" becomes \"{}\"": "  {1}: było „{2}”, jest „{3}”",
        "  {}: kept as people wrote it": "  {1}: zostaje tak, jak napisali ludzie",
        "  {}: kept as \"{}\", the source says \"{}\"": "  {1}: zostaje „{2}”, w źródle jest „{3}”",
        "{}: no longer in the source ({}); its status is set to adopted":
            "{1}: nie ma go już w źródle ({2}); stan zmieniono na adoptowany",
        "{}: no longer in the source ({}), its status is {}; write what became of it, or delete the file":
            "{1}: nie ma go już w źródle ({2}), a jego stan to {3}; napisz, co się z nim stało, albo usuń plik",
        "Pictures to save beside the records, if you may publish them; the next import takes those of the same name:":
            "Zdjęcia do zapisania obok rekordów, jeśli wolno je opublikować; następny import weźmie te o tej samej nazwie:",
        "Not taken over: {}": "Nie wzięto: {1}",
        "The file was read as Windows-1250; look whether Polish letters are right.":
            "Plik odczytano jako Windows-1250; sprawdź, czy polskie litery są dobre.",
        "The source is one page of several: import the others, too. What is missing cannot be told.":
            "To jedna strona z kilku: zaimportuj też pozostałe. Nie wiadomo, czego brakuje.",
        "{} new": "nowe: {1}",
        "{} updated": "zmienione: {1}",
        "{} with fields that were kept": "z zachowanymi polami: {1}",
        "{} missing": "brakujące: {1}",
        "Animals: {}.": "Zwierzęta: {1}.",
        "Animals: {}. This was a dry run; nothing was written.":
            "Zwierzęta: {1}. To była próba; nic nie zostało zapisane.",
        "there is no institution \"{}\" in {}/institutions/; did you mean \"{}\"?":
            "w {2}/institutions/ nie ma instytucji „{1}”; czy chodziło o „{3}”?",
        "there is no institution \"{}\" in {}/institutions/; there are: {}":
            "w {2}/institutions/ nie ma instytucji „{1}”; są: {3}",

        // Sources
        "this is a web page or XML, not a list of animals": "to jest strona internetowa albo XML, a nie lista zwierząt",
        "look at it in a browser: it may ask for a password or tell of an error; download the list itself":
            "obejrzyj ją w przeglądarce: może prosi o hasło albo mówi o błędzie; pobierz samą listę",
        "this is a spreadsheet or an archive, not a text": "to jest arkusz albo archiwum, a nie tekst",
        "save it as CSV and import that file": "zapisz go jako CSV i zaimportuj tamten plik",
        "this is no text: it holds a null character": "to nie jest tekst: jest w nim znak zerowy",
        "save the file with the encoding UTF-8": "zapisz plik w kodowaniu UTF-8",
        "the file is damaged: it is no UTF-16": "plik jest uszkodzony: to nie jest UTF-16",
        "the file is neither UTF-8 nor Windows-1250: the byte 0x{} cannot stand here":
            "plik nie jest ani w UTF-8, ani w Windows-1250: bajt 0x{1} nie może tu stać",
        "export it once more": "wyeksportuj go jeszcze raz",
        "export it once more, as UTF-8": "wyeksportuj go jeszcze raz, jako UTF-8",
        "export the list once more": "wyeksportuj listę jeszcze raz",
        "there are no animals in it": "nie ma w nim żadnych zwierząt",
        "this is JSON, but not a list of animals": "to jest JSON, ale nie lista zwierząt",
        "it may be an error message of the other system; download the list itself":
            "może to komunikat o błędzie tamtego systemu; pobierz samą listę",
        "it cannot be seen which system wrote this list": "nie widać, jaki system zapisał tę listę",
        "name it: --from asm3, petfinder or shelterluv": "podaj go: --from asm3, petfinder albo shelterluv",
        "this animal has no id, so the next import could not find it again":
            "to zwierzę nie ma identyfikatora, więc następny import by go nie znalazł",
        "give each animal its own": "nadaj każdemu zwierzęciu własny",
        "give each animal its own id": "nadaj każdemu zwierzęciu własny identyfikator",
        "the animal {} stands in the source a second time, so this one is left out":
            "zwierzę {1} jest w źródle drugi raz, więc to drugie zostało pominięte",

        // Tables
        "close it; a quotation mark inside the quotes is written twice":
            "zamknij go; cudzysłów wewnątrz cudzysłowu pisze się podwójnie",
        "something follows a closing quotation mark": "za zamykającym cudzysłowem jest coś jeszcze",
        "write a quotation mark inside the quotes twice": "cudzysłów wewnątrz cudzysłowu napisz podwójnie",
        "no column says which animal is which, so the next import could not find the animals again":
            "żadna kolumna nie odróżnia zwierząt, więc następny import by ich nie rozpoznał",
        "add a column \"reference\" or \"number\" to the table, or name it in a mapping file":
            "dodaj do tabeli kolumnę „numer” albo „oznaczenie”, albo wskaż ją w pliku odwzorowania",
        "no column says what kind of animals they are": "żadna kolumna nie mówi, jakie to zwierzęta",
        "add a column \"typ\" or \"type\", or give the type in a mapping file under \"defaults\"":
            "dodaj kolumnę „typ” albo podaj typ w pliku odwzorowania pod „defaults”",
        "this row has {} cells and the table {} columns":
            "ten wiersz ma {1} {1|komórkę|komórki|komórek|komórki}, a tabela {2} {2|kolumnę|kolumny|kolumn|kolumny}",
        "put a text that holds the separator in quotation marks":
            "tekst, w którym jest znak rozdzielający, weź w cudzysłów",
        "this row has nothing in \"{}\", so the next import could not find the animal again":
            "w tym wierszu nic nie ma w kolumnie „{1}”, więc następny import nie rozpozna zwierzęcia",
        "fill it, each row with its own": "wypełnij ją, w każdym wierszu inaczej",
        "\"{}\" in \"{}\" stands in a row above, too, so this one is left out":
            "„{1}” w kolumnie „{2}” jest już w wierszu wyżej, więc ten został pominięty",
        "none of the columns in the first line is known": "żadna kolumna z pierwszego wiersza nie jest znana",
        "the first line must hold the names of columns, like \"numer;imię;typ\"; a mapping file can name others":
            "w pierwszym wierszu muszą być nazwy kolumn, na przykład „numer;imię;typ”; inne można wskazać w pliku odwzorowania",
        "the mapping file names a column \"{}\" that the table does not have":
            "plik odwzorowania wskazuje kolumnę „{1}”, której w tabeli nie ma",
        "the columns are: {}": "kolumny to: {1}",

        // Values
        "\"{}\" in \"{}\" cannot be taken over": "nie można wziąć „{1}” z „{2}”",
        "\"{}\" in \"{}\" cannot be taken over (also in the lines {})":
            "nie można wziąć „{1}” z „{2}” (także w wierszach {3})",
        "\"{}\" in \"{}\" cannot be taken over (also in the lines {} and {} more)":
            "nie można wziąć „{1}” z „{2}” (także w wierszach {3} i {4} innych)",
        "\"{}\" in \"{}\" is not understood, so the animal {} is left out":
            "nie wiadomo, co znaczy „{1}” w „{2}”, więc zwierzę {3} zostało pominięte",
        "nothing says what kind of animal {} is, so it is left out":
            "nic nie mówi, jakim zwierzęciem jest {1}, więc zostało pominięte",
        "fill its type, or give one in the mapping file under \"defaults\"":
            "wypełnij jego typ albo podaj go w pliku odwzorowania pod „defaults”",
        "the animal {} has neither a name nor a number, so it is left out":
            "zwierzę {1} nie ma ani imienia, ani numeru, więc zostało pominięte",
        "fill one of them": "wypełnij jedno z nich",
        "no right record can be made of the animal {}, so it is left out":
            "ze zwierzęcia {1} nie da się zrobić poprawnego rekordu, więc zostało pominięte",
        "put the values right that are named here": "popraw wymienione tu wartości",
        "the records {} and {} have the same reference \"{}\", so both stay as they are":
            "rekordy {1} i {2} mają to samo oznaczenie „{3}”, więc oba zostają bez zmian",
        "delete one of them, or its reference": "usuń jeden z nich albo jego oznaczenie",
        "write one of: {}, or add it to the mapping file": "napisz jedno z: {1} albo dodaj to do pliku odwzorowania",
        "write tak, nie, true or false, or leave it empty where nobody knows":
            "napisz tak, nie, true albo false; zostaw puste, gdy nie wiadomo",
        "write tak, nie, wybiórczo, true, false or selective, or leave it empty where nobody knows":
            "napisz tak, nie, wybiórczo, true, false albo selective; zostaw puste, gdy nie wiadomo",
        "write tak, nie, true, false or the youngest age in years, or leave it empty where nobody knows":
            "napisz tak, nie, true, false albo najmłodszy wiek w latach; zostaw puste, gdy nie wiadomo",
        "write the date like 2021-05-03 or 03.05.2021": "napisz datę tak: 2021-05-03 albo 03.05.2021",
        "write the whole date, like 2021-05-03": "napisz całą datę, na przykład 2021-05-03",
        "it may be {} or {}: write it like {}, or say in the mapping file \"dates: day-first\" or \"dates: month-first\"":
            "to może być {1} albo {2}: napisz tak: {3}, albo podaj w pliku odwzorowania „dates: day-first” lub „dates: month-first”",
        "write kilograms in digits, like 12.5": "napisz kilogramy cyframi, na przykład 12.5",
        "write whole units without the currency, like 150": "napisz pełne złote bez waluty, na przykład 150",
        "a fee in records has whole units of the currency": "opłata w rekordach jest w pełnych złotych",
        "ASM3 has these numbers here: {}": "w ASM3 stoją tu liczby: {1}",
        "put the file into the institution's folder \"animals\"": "połóż plik w folderze „animals” tej instytucji",

        // Mapping files
        "\"{}\" tells of people or of a chip's number, and is never taken over":
            "„{1}” mówi o ludziach albo zawiera numer czipa i nigdy nie jest brane",
        "delete this line": "usuń ten wiersz",
        "a mapping has no \"{}\"": "w odwzorowaniu nie ma „{1}”",
        "known are: columns, values, defaults, dates, weight": "znane są: columns, values, defaults, dates, weight",
        "an import writes no field \"{}\"": "import nie zapisuje pola „{1}”",
        "lines of the form \"name: value\" are expected here": "tu powinny być wiersze postaci „nazwa: wartość”",
        "look at the example in the documentation": "zobacz przykład w dokumentacji",
        "one word is expected here": "tu powinno być jedno słowo",
        "write the word that records have": "napisz słowo, które mają rekordy",
        "unknown order of dates \"{}\"": "nieznana kolejność w datach: „{1}”",
        "write day-first or month-first": "napisz day-first albo month-first",
        "unknown unit of weight \"{}\"": "nieznana jednostka wagi: „{1}”",
        "write kg or lb": "napisz kg albo lb",

        // Help
        "deed": "co zrobić",
        "Brings animals of another system or a spreadsheet into an institution's folder.":
            "Wczytuje zwierzęta z innego systemu albo arkusza do folderu instytucji.",
        "Reads a table (CSV, TSV) or the JSON of ASM3, Petfinder or Shelterluv. What an earlier import wrote is brought up to date; what people have changed since stays. Only fields that visitors may see are taken over.\n\nExamples:\n  shelters import animals.csv --institution na-skraju --dry-run\n  shelters import feed.json --institution na-skraju":
            "Czyta tabelę (CSV, TSV) albo JSON systemów ASM3, Petfinder i Shelterluv. To, co zapisał wcześniejszy import, zostaje odświeżone; to, co od tego czasu zmienili ludzie, zostaje. Brane są tylko pola, które mogą widzieć odwiedzający.\n\nPrzykłady:\n  shelters import zwierzeta.csv --institution na-skraju --dry-run\n  shelters import feed.json --institution na-skraju",
        "The file with the animals, or its address with https://; - reads them from standard input.":
            "Plik ze zwierzętami; - czyta je ze standardowego wejścia.",
        "The id of the institution that has the animals: the name of its folder.":
            "Identyfikator instytucji, która ma te zwierzęta: nazwa jej folderu.",
        "The kind of source: csv, asm3, petfinder or shelterluv. Without it that is seen from the file.":
            "Rodzaj źródła: csv, asm3, petfinder albo shelterluv. Bez tej opcji wynika to z pliku.",
        "A file that says which column is which field, and what its words mean.":
            "Plik odwzorowania: która kolumna to które pole i co znaczą jej słowa.",
        "What becomes of animals that the source has no more: report tells them, adopted sets their status.":
            "Co ze zwierzętami, których nie ma już w źródle: report je wymienia, adopted zmienia ich stan.",
        "Say what would be written, and write nothing.": "Pisze, co by zapisał, i niczego nie zapisuje.",
        "The day after which dates are in the future (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.":
            "Dzień, po którym daty są z przyszłości (RRRR-MM-DD). Bez niego dzień z SOURCE_DATE_EPOCH albo dzisiejszy.",
        "--institution needs the name of a folder in institutions/, not \"{}\".":
            "po --institution musi być nazwa folderu z institutions/, a jest „{1}”.",
        "An address of a feed starts with https:// and has no blanks.":
            "Adres zaczyna się od https:// i nie ma w nim spacji.",
        "curl is missing, which fetches files: apt-get install curl; or save the file and import that":
            "brakuje programu curl, który pobiera pliki: apt-get install curl; można też zapisać plik i zaimportować go",
        "there is no such server": "nie ma takiego serwera",
        "the server cannot be reached": "serwer nie odpowiada",
        "the server has nothing for this address; it may need another password":
            "serwer nie ma nic pod tym adresem; może potrzebne jest inne hasło",
        "the server was too slow": "serwer odpowiadał zbyt długo",
        "the server's certificate is not right, so that anybody could have sent this file":
            "certyfikat serwera jest nieprawidłowy, więc plik mógłby pochodzić od kogokolwiek",
        "the file is larger than {} MB": "plik jest większy niż {1} MB",
        "curl could not fetch the file (its exit status is {})":
            "program curl nie mógł pobrać pliku (jego kod zakończenia to {1})",
        "Imports": "Import",
    ]
}
