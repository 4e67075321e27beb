extension PolishMessages {
    /// Of records as wholes: what contradicts, what is missing, what concerns accounts, registers and the site's settings.
    static let records: KeyValuePairs<String, String> = [
        // Identifiers and files
        "an id cannot be empty": "identyfikator nie może być pusty",
        "\"{}\" has {} characters; an id has at most {}":
            "„{1}” ma {2} {2|znak|znaki|znaków|znaku}, a identyfikator może mieć najwyżej {3}",
        "\"{}\" is no id: lower-case letters a to z, digits and single hyphens between them":
            "„{1}” nie nadaje się na identyfikator: mogą w nim być małe litery bez polskich znaków, cyfry i pojedyncze łączniki",
        "\"{}\" is a name that Windows reserves": "nazwa „{1}” jest zastrzeżona w systemie Windows",
        "write a short name, like rex-2": "napisz krótką nazwę, na przykład rex-2",
        "rename the file: {}": "zmień nazwę pliku na: {1}",
        "rename the file: a short name, like rex-2": "zmień nazwę pliku na krótką, na przykład rex-2",
        "rename the file: {}.json": "zmień nazwę pliku na: {1}.json",
        "rename the file: {}.md": "zmień nazwę pliku na: {1}.md",
        "rename the folder: {}": "zmień nazwę folderu na: {1}",
        "\"{}.{}\" is no id: it holds a dot": "„{1}.{2}” nie nadaje się na identyfikator: jest w nim kropka",
        "delete it: the id is the file's name": "usuń to pole: identyfikatorem jest nazwa pliku",
        "delete it: the id is the folder's name": "usuń to pole: identyfikatorem jest nazwa folderu",
        "the id is the file's name, \"{}\"": "identyfikatorem jest nazwa pliku, „{1}”",
        "delete the field, or rename the file": "usuń to pole albo zmień nazwę pliku",
        "the field \"id\" is missing": "brakuje pola „id”",
        "give every element of an array its own \"id\"": "każde zwierzę na liście musi mieć własne „id”",
        "the id \"{}\" is already used: {}": "identyfikator „{1}” jest już zajęty: {2}",
        "{}, line {}": "{1}, wiersz {2}",
        "give one of the two animals another id": "nadaj jednemu z tych dwóch zwierząt inny identyfikator",
        "this file and {} are the same record": "ten plik i {1} to ten sam rekord",
        "keep one of the two files, or rename one": "zostaw jeden z dwóch plików albo zmień nazwę jednego z nich",
        "there is no record \"{}\" that this file could translate":
            "nie ma rekordu „{1}”, który ten plik miałby tłumaczyć",
        "add {}.md, or delete this file": "dodaj plik {1}.md albo usuń ten plik",
        "this folder has no institution": "w tym folderze nie ma opisu instytucji",
        "this folder has no institution, only animals": "w tym folderze są zwierzęta, ale nie ma opisu instytucji",
        "add institution.md with at least name, type, address and contact":
            "dodaj plik institution.md, a w nim co najmniej: nazwa, typ, adres i kontakt",
        "there are no institutions yet": "nie ma jeszcze żadnej instytucji",
        "add a folder with an institution.md": "dodaj folder z plikiem institution.md",
        "the menus have no room for {} pages, this one first; the intro lists what is left over":
            "w menu nie {1|mieści|mieszczą|mieści|mieści} się {1} {1|strona|strony|stron|strony}, od tej poczynając; resztę wymienia strona główna",
        "the header has no room for {} pages, this one first; the footer has what is left over":
            "u góry nie {1|mieści|mieszczą|mieści|mieści} się {1} {1|strona|strony|stron|strony}, od tej poczynając; reszta jest na dole",
        "write \"menu: none\" in pages that other pages link to, or a small \"order\" in those that matter most: the header holds {} pages, the footer {}":
            "napisz „w menu: nie” w stronach, do których prowadzą linki z innych stron, albo małą „kolejność” w najważniejszych: u góry mieści się {1} {1|strona|strony|stron|strony}, na dole {2}",
        "the site's settings are missing": "brakuje ustawień strony",
        "rename site.yaml to site.yml": "zmień nazwę pliku site.yaml na site.yml",
        "write site.yml with title, baseURL and languages":
            "napisz plik site.yml z polami: tytuł, adres strony i języki",
        "the intro is missing": "brakuje strony głównej",
        "write home.md with a title": "napisz plik home.md z polem „tytuł”",
        "the fields are missing": "brakuje pól",
        "begin the file with a line \"---\", then the fields, then a line \"---\"":
            "zacznij plik wierszem ---, pod nim wpisz pola, a po nich znowu wiersz ---",
        "there is a description here and another below the fields": "jeden opis jest tutaj, a drugi pod polami",
        "the steps of an adoption are missing": "brakuje opisu, jak przebiega adopcja",
        "write them below the fields, or delete the file": "napisz go pod polami albo usuń ten plik",
        "the file has {} bytes; at most {} are read":
            "plik ma {1} {1|bajt|bajty|bajtów|bajta}, a może mieć najwyżej {2}",
        "split it, or remove what does not belong into a record":
            "podziel go albo usuń z niego to, co nie należy do rekordu",
        "the file cannot be read: {}": "nie da się odczytać pliku: {1}",
        "check that it still exists and that you may read it":
            "sprawdź, czy plik nadal istnieje i czy wolno go odczytać",
        "check that it exists and that you may read it": "sprawdź, czy plik istnieje i czy wolno go odczytać",
        "it has {} bytes; at most {} are read": "ma {1} {1|bajt|bajty|bajtów|bajta}, a może mieć najwyżej {2}",
        "there is no such file": "nie ma takiego pliku",
        "not a file": "to nie jest plik",
        "{}: folders are nested too deep": "{1}: zbyt wiele folderów jeden w drugim",
        "the file is empty": "plik jest pusty",
        "fill it, or delete it": "uzupełnij go albo usuń",
        "nothing refers to this file": "nic nie korzysta z tego pliku",
        "name it in a record, delete it, or begin its name with _":
            "wpisz jego nazwę w rekordzie, usuń go albo zacznij jego nazwę od _",
        "this is a symbolic link or a device, which may lead anywhere":
            "to nie jest zwykły plik, tylko dowiązanie albo urządzenie, które może prowadzić dokądkolwiek",
        "the file's name is not UTF-8 or holds control characters":
            "w nazwie pliku są znaki, których nie da się odczytać",
        "rename it with ordinary letters": "zmień nazwę, użyj zwykłych liter",

        // Animals
        "an animal needs a name or a number": "zwierzę musi mieć imię albo numer",
        "add \"name\" or \"number\"": "dopisz pole „imię” albo „numer”",
        "\"born\" and \"age\" cannot stand together": "pola „urodzony” i „wiek” nie mogą być w jednym rekordzie",
        "keep \"born\"; the age is worked out from it": "zostaw „urodzony”; wiek oblicza się z tej daty",
        "the animal left ({}) before it arrived ({})": "zwierzę odeszło ({1}), zanim przybyło ({2})",
        "the animal arrived ({}) before it was born ({})": "zwierzę przybyło ({1}), zanim się urodziło ({2})",
        "captions cannot be shown over a film that stands elsewhere":
            "nie można pokazać napisów na filmie, który jest na innej stronie",
        "add them where the film stands, and delete \"captions\"":
            "dodaj je tam, gdzie jest film, i usuń pole „napisy”",
        "there is no film for these captions": "nie ma filmu do tych napisów",
        "add \"video\" with the film's file, or delete \"captions\"":
            "dopisz pole „film” z plikiem filmu albo usuń „napisy”",
        "the record was last confirmed {} days ago":
            "ostatnie potwierdzenie danych było {1} {1|dzień|dni|dni|dnia} temu; mogły się zmienić",
        "check it and write today's date, {}": "sprawdź dane i wpisz dzisiejszą datę: {1}",
        "an animal cannot be bonded with itself": "zwierzę nie może być nierozłączne samo ze sobą",
        "there is no animal \"{}\" in this institution": "w tej instytucji nie ma zwierzęcia „{1}”",
        "write the id (the file's name) of an animal beside it":
            "napisz identyfikator (nazwę pliku) zwierzęcia z tego samego folderu",
        "delete it: the address of a private home is never published":
            "usuń to pole: adresu prywatnego domu nigdy się nie publikuje",
        "the number has {} characters; a transfer code has room for {}, so there will be none":
            "numer ma {1} {1|znak|znaki|znaków|znaku}, a w kodzie do przelewu mieści się {2}, więc kodu nie będzie",
        "write the number alone, without words": "napisz sam numer, bez słów",

        // Accounts and gifts
        "there is already an account in {}": "jest już konto w walucie {1}",
        "keep one account per currency": "zostaw jedno konto dla każdej waluty",
        "\"{}\" is no account number": "„{1}” to nie jest numer konta",
        "write an IBAN (PL and 26 digits), or the 26 digits alone; spaces are allowed":
            "napisz PL i 26 cyfr albo same 26 cyfr; mogą być odstępy",
        "no country with the code {} has account numbers of this kind (IBAN)":
            "żaden kraj o kodzie {1} nie ma takich numerów kont (IBAN)",
        "check the first two letters": "sprawdź dwie pierwsze litery",
        "this account number has {} characters without spaces; it must have {}, or gifts would not arrive":
            "ten numer konta ma {1} {1|znak|znaki|znaków|znaku} (bez odstępów), a musi mieć {2}; wpłaty by nie dotarły",
        "copy the whole number again from the bank": "skopiuj jeszcze raz cały numer z banku",
        "at least one digit of this account number is wrong: gifts would go elsewhere or come back":
            "w tym numerze konta co najmniej jedna cyfra jest błędna: wpłaty trafiłyby gdzie indziej albo wróciły do darczyńców",
        "copy the number again from the bank": "skopiuj numer jeszcze raz z banku",
        "unknown currency \"{}\"": "nieznana waluta „{1}”",
        "write the three letters of ISO 4217, like PLN or EUR":
            "napisz trzyliterowy skrót waluty, na przykład PLN albo EUR",
        "\"{}\" is no BIC, so transfers from abroad would not arrive":
            "„{1}” to nie jest kod BIC (SWIFT); przelewy z zagranicy by nie dotarły",
        "write its 8 or 11 capital letters and digits, like BPKOPLPW":
            "napisz 8 albo 11 wielkich liter i cyfr, na przykład BPKOPLPW",
        "unknown placeholder \"{{}}\"": "nieznane miejsce do wypełnienia „{{1}}”",
        "did you mean \"{{}}\"?": "czy chodziło o „{{1}}”?",
        "known are {number}, {name} and {institution}":
            "można użyć {number} (numer), {name} (imię) i {institution} (instytucja)",
        "the holder has {} characters; a transfer code carries {}, so it says \"{}\"":
            "nazwa właściciela konta ma {1} {1|znak|znaki|znaków|znaku}, a w kodzie do przelewu mieści się {2}, więc będzie w nim „{3}”",
        "add \"shortName\" with at most {} characters":
            "dopisz pole „nazwa skrócona”, najwyżej {1} {1|znak|znaki|znaków|znaku}",
        "this title has {} characters without any name; a transfer code carries {}":
            "ten tytuł ma {1} {1|znak|znaki|znaków|znaku} bez żadnego imienia, a w kodzie do przelewu mieści się {2}",
        "shorten it, so that the animal's number and name have room":
            "skróć go, żeby zmieściły się numer i imię zwierzęcia",
        "\"{}\" has a share already": "„{1}” ma już swój udział",
        "write its whole percent in one place": "wpisz cały jej procent w jednym miejscu",
        "the shares sum to {} percent, not to 100":
            "udziały dają razem {1}%, a nie 100%; nie byłoby wiadomo, jak podzielić wpłatę",
        "give out {} more": "rozdziel jeszcze {1}",
        "take away {}": "odejmij {1}",
        "there is no institution \"{}\"": "nie ma instytucji „{1}”",
        "write the id (the folder's name) of an institution": "napisz identyfikator (nazwę folderu) instytucji",
        "\"{}\" has no account to which a share could go": "„{1}” nie ma konta, na które mógłby trafić udział",
        "add \"bank\" to its record, or take it out of the basket":
            "dopisz „konto bankowe” w jej rekordzie albo usuń ją z koszyka",
        "these institutions have no currency in common: {}": "te instytucje nie mają kont w tej samej walucie: {1}",
        "make a basket for each currency": "zrób osobny koszyk dla każdej waluty",

        // Addresses, registers, hours
        "\"{}\" is no Polish postal code": "„{1}” to nie jest polski kod pocztowy",
        "write two digits, a hyphen and three digits: 00-950": "napisz dwie cyfry, łącznik i trzy cyfry: 00-950",
        "\"{}\" is no country code (ISO 3166-1)": "„{1}” to nie jest kod kraju",
        "write two capital letters, like PL": "napisz dwie wielkie litery, na przykład PL",
        "there is no way to reach the institution": "nie podano, jak skontaktować się z instytucją",
        "add at least one of \"phones\", \"email\" and \"website\"":
            "dopisz co najmniej jedno z pól: „telefony”, „adres e-mail”, „strona internetowa”",
        "\"{}\" is no {}: it consists of digits": "„{1}” to nie jest numer {2}: składa się on z samych cyfr",
        "a {} has {} digits, not {}": "numer {1} musi mieć tyle cyfr: {2}, a ma {3}",
        "write it with its leading zeros, in quotes: \"{}\"": "napisz go z zerami na początku, w cudzysłowie: \"{1}\"",
        "copy it again from the register": "skopiuj go jeszcze raz z rejestru",
        "a KRS cannot be all zeros": "numer KRS nie może składać się z samych zer",
        "at least one digit of this {} is wrong: it would name somebody else or nobody":
            "w tym numerze {1} co najmniej jedna cyfra jest błędna: wskazywałby kogoś innego albo nikogo",
        "the tax share was verified {} days ago and is not shown any more":
            "dane do przekazania 1,5% sprawdzono {1} {1|dzień|dni|dni|dnia} temu, więc strona już ich nie pokazuje",
        "look the organisation up in the official list and write the new date":
            "sprawdź organizację w urzędowym wykazie i wpisz nową datę",
        "\"days\" and \"date\" cannot stand together": "„dni” i „data” nie mogą być razem",
        "write \"days\" for ordinary weeks, \"date\" for one day that differs":
            "napisz „dni”, jeśli chodzi o zwykły tydzień, a „data”, jeśli o jeden inny dzień",
        "\"closed\" needs a \"date\"": "do „zamknięte” potrzebna jest „data”",
        "days on which you are never open are simply left out":
            "dni, w które zawsze jest zamknięte, po prostu się pomija",
        "a day that is closed has no hours": "dzień, w którym jest zamknięte, nie ma godzin",
        "delete \"from\" and \"to\", or \"closed\"": "usuń „od” i „do” albo „zamknięte”",
        "{} is not after {}": "godzina {1} nie jest późniejsza niż {2}",
        "write when you open as \"from\", when you close as \"to\"":
            "w polu „od” napisz, kiedy się otwiera, a w polu „do”, kiedy się zamyka",
        "write {days: mon-fri, from: \"10:00\", to: \"16:00\"}": "napisz {dni: pon-pt, od: \"10:00\", do: \"16:00\"}",

        // The site and its pages
        "a site that does not conform fully must say where it does not":
            "jeśli strona nie jest w pełni zgodna z wymaganiami, trzeba napisać, w czym",
        "add \"failures\", \"exemptions\" or \"burdens\", a list of sentences":
            "dopisz „niezgodności”, „wyłączenia” albo „nadmierne obciążenia”: listę zdań",
        "a site that conforms fully has no failures, exemptions or burdens":
            "strona w pełni zgodna z wymaganiami nie ma niezgodności, wyłączeń ani nadmiernych obciążeń",
        "write \"partial\", or delete the lists": "napisz „częściowa” albo usuń te listy",
        "the statement cannot be reviewed before it is prepared":
            "przegląd deklaracji nie może być wcześniejszy niż jej sporządzenie",
        "the site cannot change before it is published": "strona nie mogła zmienić się przed publikacją",
        "\"{}\" cannot be where a site lives": "pod adresem „{1}” nie może być strony",
        "write an address without ? and #, like https://example.org/shelters/":
            "napisz adres bez ? i #, na przykład https://example.org/schroniska/",
        "\"{}\" is no language code (BCP 47)": "„{1}” to nie jest kod języka",
        "write two small letters, like pl": "napisz dwie małe litery, na przykład pl",
        "the language \"{}\" stands here twice": "język „{1}” jest tu dwa razy",
        "keep it once": "zostaw go raz",
        "unknown time zone \"{}\"": "nieznana strefa czasowa „{1}”",
        "write an area and a city, like Europe/Warsaw":
            "napisz kontynent i miasto po angielsku, na przykład Europe/Warsaw",
        "a film needs \"file\" or \"url\"": "film musi mieć pole „plik” albo „adres filmu”",
        "add \"file\" (mp4, webm) or \"url\" (https://...)":
            "dopisz „plik” (mp4, webm) albo „adres filmu” (https://...)",
        "\"file\" and \"url\" cannot stand together": "pola „plik” i „adres filmu” nie mogą być razem",
    ]
}
