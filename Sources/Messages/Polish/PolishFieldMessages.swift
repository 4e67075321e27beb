extension PolishMessages {
    /// Of a field's value that is not what it should be.
    static let fields: KeyValuePairs<String, String> = [
        "value": "wartość",
        "write {}": "napisz: {1}",
        "write {}-{}": "napisz: {1}-{2}",
        "write {{}: ...}": "napisz {{1}: ...}",
        "\"{}\"": "„{1}”",
        "write it as {}": "napisz tak: {1}",
        "write it like {}": "napisz to na przykład tak: {1}",
        "add \"{}\"": "dopisz pole „{1}”",
        "did you mean \"{}\"?": "czy chodziło o „{1}”?",
        "delete it": "usuń to",
        "shorten it": "skróć to",
        "keep one of the two": "zostaw tylko jedno z nich",
        "check both dates": "sprawdź obie daty",
        "{} and {}": "{1} i {2}",
        "{} or {}": "{1} lub {2}",
        "{} and {} more": "{1} i jeszcze {2}",

        // What is expected
        "{} is expected here, not {}": "tu powinno być: {1}, a jest: {2}",
        "a list": "lista",
        "a group of fields": "grupa pól",
        "a number": "liczba",
        "text": "tekst",
        "one word": "jedno słowo",
        "a date": "data",
        "a whole number": "liczba całkowita",
        "a sum of money": "kwota",
        "an animal": "zwierzę",
        "an institution": "instytucja",
        "true or false": "tak albo nie",
        "true or false without quotes": "true albo false, bez cudzysłowu",
        "true, false or an age, like 10, without quotes": "true, false albo wiek, na przykład 10, bez cudzysłowu",
        "write digits without quotes, like 12.5": "napisz same cyfry, bez cudzysłowu, na przykład 12.5",
        "a day or a range of days": "dzień albo kilka kolejnych dni",
        "true, false or the youngest age in years": "tak, nie albo wiek najmłodszego dziecka w latach",
        "true, false or an age, like 10": "tak, nie albo wiek, na przykład 10",
        "mon, mon-fri or [mon, wed]": "pon, pon-pt albo [pon, śr]",
        "\"name: value\" lines": "każde pole w osobnym wierszu, na przykład „imię: Rex”",
        "the text itself, in quotes if it is unusual":
            "sam tekst, a jeśli zawiera nietypowe znaki, to w cudzysłowie \"...\"",
        "the description in quotes": "opis w cudzysłowie \"...\"",
        "the list as in the record": "taką samą listę jak w rekordzie",
        "the values in square brackets": "wartości w nawiasach kwadratowych, oddzielone przecinkami",
        "each value in a line of its own after \"- \"": "każdą wartość w osobnym wierszu, po „- ”",
        "digits, like {}": "same cyfry, na przykład {1}",
        "a number, like 30 or 19.99": "liczbę, na przykład 30 albo 19.99",
        "one of: {}": "jedno z tych słów: {1}",
        "{} ({})": "{2} (po angielsku: {1})",
        "an object: {\"id\": ..., \"type\": ...}": "obiekt: {\"id\": ..., \"typ\": ...}",

        // Names of fields and words
        "unknown field \"{}\"": "nie ma pola o nazwie „{1}”",
        "known fields are: {}": "w tym miejscu mogą być pola: {1}",
        "the field \"{}\" is missing": "brakuje pola „{1}”",
        "the field \"{}\" is missing in \"{}\"": "w polu „{2}” brakuje pola „{1}”",
        "\"{}\" is the same in every language": "pole „{1}” jest takie samo we wszystkich językach",
        "delete it here; change it in the record itself if it is wrong":
            "usuń je stąd; jeśli jest błędne, popraw je w samym rekordzie",
        "unknown {} \"{}\"": "nieznane słowo „{2}” (pole: {1})",
        "write one of: {}": "napisz jedno z tych słów: {1}",
        "did you mean \"town\"?": "czy chodziło o pole „miejscowość”?",
        "did you mean \"postalCode\"?": "czy chodziło o pole „kod pocztowy”?",
        "did you mean \"latitude\"?": "czy chodziło o pole „szerokość geograficzna”?",
        "did you mean \"longitude\"?": "czy chodziło o pole „długość geograficzna”?",
        "did you mean \"bondedWith\"?": "czy chodziło o pole „nierozłączny z”?",
        "did you mean \"colour\"?": "czy chodziło o pole „umaszczenie”?",
        "did you mean \"pictures\"?": "czy chodziło o pole „zdjęcia”?",
        "did you mean \"type\" (\"typ\")?": "czy chodziło o pole „typ”?",
        "did you mean \"type\"?": "czy chodziło o pole „typ”?",
        "did you mean \"sex\"?": "czy chodziło o pole „płeć”?",
        "did you mean \"born\"?": "czy chodziło o pole „urodzony”?",
        "did you mean \"account\"?": "czy chodziło o pole „numer konta”?",
        "did you mean \"shares\"?": "czy chodziło o pole „udziały”?",
        "did you mean \"name\"?": "czy chodziło o pole „nazwa”?",
        "did you mean \"phones: [...]\"?": "czy chodziło o „telefony: [...]”?",
        "did you mean \"website\"?": "czy chodziło o pole „strona internetowa”?",
        "did you mean \"bank\"?": "czy chodziło o pole „konto bankowe”?",
        "did you mean \"contact: {phones: [...]}\"?": "czy chodziło o „kontakt: {telefony: [...]}”?",
        "did you mean \"contact: {email: ...}\"?": "czy chodziło o „kontakt: {adres e-mail: ...}”?",
        "did you mean \"baseURL\"?": "czy chodziło o pole „adres strony”?",

        // Texts
        "\"{}\" has {} characters; at most {} are allowed":
            "pole „{1}” ma {2} {2|znak|znaki|znaków|znaku}, a może mieć najwyżej {3}",
        "this text holds a character that cannot be shown": "w tym tekście jest znak, którego nie da się pokazać",
        "delete the escape that stands for a control character": "usuń kod znaku sterującego (to, co stoi po \\)",
        "there is no text in any language": "nie ma tekstu w żadnym języku",
        "\"{}\" is no language of this site": "na tej stronie nie ma języka „{1}”",
        "the site's languages are: {} (site.yml)": "języki tej strony to: {1} (plik site.yml)",
        "\"{}\" is no e-mail address, so nobody could write to it":
            "„{1}” to nie jest adres e-mail, więc nikt nie mógłby tu napisać",
        "write it like kontakt@schronisko.pl": "napisz go na przykład tak: kontakt@schronisko.pl",
        "\"{}\" is no telephone number, so nobody could call it":
            "„{1}” to nie jest numer telefonu, więc nikt by się nie dodzwonił",
        "write nine digits, like 58 622 25 52 or +48 58 622 25 52":
            "napisz dziewięć cyfr, na przykład 58 622 25 52 albo +48 58 622 25 52",
        "write the country code and the number, like +49 30 901820":
            "napisz kierunkowy kraju i numer, na przykład +49 30 901820",
        "a telephone number is the same in every language": "numer telefonu jest taki sam we wszystkich językach",
        "repeat the number as it is in the record": "przepisz numer tak, jak jest w rekordzie",

        // Addresses in the web
        "a web address begins with https:// or http://": "adres strony zaczyna się od https:// albo http://",
        "\"{}:\" cannot stand in a web address of a record": "adres w rekordzie nie może zaczynać się od „{1}:”",
        "write an address that begins with https:// or http://":
            "napisz adres, który zaczyna się od https:// albo http://",
        "\"{}\" is no web address": "„{1}” to nie jest adres strony internetowej",
        "write it like https://www.schronisko.pl/": "napisz go na przykład tak: https://www.schronisko.pl/",
        "a film's address must begin with https://": "adres filmu musi zaczynać się od https://",
        "write https{}": "napisz: https{1}",

        // Numbers and money
        "{} is out of range: {} to {}": "{1} to za mało albo za dużo: można wpisać od {2} do {3}",
        "write a number from {} to {}": "napisz liczbę od {1} do {2}",
        "{} is out of range: above 0 and up to {}": "{1} to za mało albo za dużo: musi być więcej niż 0 i najwyżej {2}",
        "check the number and its unit": "sprawdź liczbę i jednostkę (waga jest w kilogramach)",
        "a number is expected here, not {}": "tu powinna być liczba, a jest: {1}",
        "write the decimal mark as a point: {}": "zamiast przecinka napisz kropkę: {1}",
        "write digits, like 12.5": "napisz same cyfry, na przykład 12.5",
        "\"{}\" is no sum of money above 0": "„{1}” to nie jest kwota większa od 0",
        "write digits with at most two decimals and no currency, like 30 or 19.99":
            "napisz same cyfry, bez waluty, z kropką przed groszami: 30 albo 19.99",
        "{} is out of range: 0 to 17": "{1} to za mało albo za dużo: można wpisać od 0 do 17",
        "write the youngest age of children in years": "napisz, ile lat musi mieć najmłodsze dziecko",

        // Dates and hours
        "YYYY-MM-DD, like 2025-11-30": "rok-miesiąc-dzień, na przykład 2025-11-30",
        "2021-05-03, 2021-05 or 2021": "2021-05-03, 2021-05 albo 2021",
        "{} is in the future (today is {})": "{1} to data z przyszłości (dziś jest {2})",
        "check the year, the month and the day": "sprawdź rok, miesiąc i dzień",
        "there is no such day or month as {}": "nie ma takiego dnia albo miesiąca: {1}",
        "check the month (01 to 12) and the day": "sprawdź miesiąc (od 01 do 12) i dzień",
        "\"{}\" is no date": "„{1}” to nie jest data w znanej postaci",
        "write {}, if that is what is meant": "jeśli o to chodziło, napisz: {1}",
        "\"{}\" is no time of day": "„{1}” to nie jest godzina",
        "write hours and minutes with a colon, in quotes: \"10:00\"":
            "napisz godziny i minuty z dwukropkiem, w cudzysłowie: \"10:00\"",
        "the list needs at least one day": "na liście musi być co najmniej jeden dzień",
        "write mon-fri": "napisz na przykład pon-pt",

        // Lists
        "the list has {} elements here and {} in the record":
            "ta lista ma {1} {1|pozycję|pozycje|pozycji|pozycji}, a w rekordzie {2}",
        "translate each element, in the same order": "przetłumacz każdą pozycję, w tej samej kolejności",
        "a list cannot have an empty element": "na liście nie może być pustej pozycji",
        "the list needs at least {} elements":
            "na liście {1|musi|muszą|musi|musi} być co najmniej {1} {1|pozycja|pozycje|pozycji|pozycji}",

        // Files that records name
        "a film": "film",
        "a logo": "logo",
        "a picture": "zdjęcie",
        "a file with captions": "plik z napisami",
        "\"{}\" is not {} that a browser can show":
            "plik „{1}” się tu nie nadaje: {2} musi mieć format, który pokazują przeglądarki",
        "use one of: {}": "użyj jednego z formatów: {1}",
        "{} must be a file beside the record, not an address elsewhere":
            "{1} musi być plikiem obok rekordu, a nie adresem w internecie",
        "save the file into the record's folder and write its name":
            "zapisz plik w folderze rekordu i wpisz jego nazwę",
        "\"{}\" leads out of the record's folder": "„{1}” prowadzi poza folder rekordu",
        "put the file beside the record and write its name alone": "połóż plik obok rekordu i wpisz samą jego nazwę",
        "\"{}\" is a symbolic link, which may lead anywhere": "„{1}” to dowiązanie, które może prowadzić dokądkolwiek",
        "put the file itself into the folder": "włóż do folderu sam plik",
        "\"{}\" is a folder": "„{1}” to folder",
        "name a file in it": "wpisz nazwę pliku, który w nim jest",
        "files whose names start with _ or . are not published":
            "pliki o nazwach zaczynających się od _ albo . nie są publikowane",
        "rename \"{}\"": "zmień nazwę „{1}”",
        "there is no file \"{}\" in {}": "nie ma pliku „{1}” (tu powinien być: {2})",
        "the content folder": "folder z treścią strony",
        "the folder {}/": "folder {1}/",
        "add the file, or correct its name (capitals count)":
            "dodaj ten plik albo popraw jego nazwę (wielkie i małe litery to różnica)",
        "a picture's file is the same in every language": "plik zdjęcia jest taki sam we wszystkich językach",
        "write {alt: ...} alone": "napisz samo {co widać: ...}",
    ]
}
