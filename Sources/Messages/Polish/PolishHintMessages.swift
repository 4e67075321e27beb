extension PolishMessages {
    /// What fields are for.
    static let hints: KeyValuePairs<String, String> = [
        "what the animal is called":
            "jak zwierzę ma na imię",
        "what kind of animal it is":
            "jakie to zwierzę",
        "the breed, or what it looks like":
            "rasa albo do jakiej rasy jest podobne",
        "the colour of its coat, in words":
            "umaszczenie, słowami",
        "how long or of what kind its hair is":
            "jaka jest sierść",
        "whether it is male or female":
            "samiec czy samica",
        "your own number of the animal; it stands in transfer titles":
            "Wasz numer zwierzęcia; będzie w tytułach przelewów",
        "a day, a month or a year of birth: 2021-05-03, 2021-05 or 2021":
            "dzień, miesiąc albo rok urodzenia: 2021-05-03, 2021-05 albo 2021",
        "whether the date of birth is a guess; the age is then shown as \"about\"":
            "czy data urodzenia jest szacowana; wiek będzie podany jako „około”",
        "instead of a date of birth: how old it looks":
            "zamiast daty urodzenia: na ile lat wygląda",
        "how big it is":
            "jak duże jest zwierzę",
        "kilograms, with a decimal point: 12.5":
            "kilogramy, z kropką: 12.5",
        "what it can be told by, one thing after another":
            "po czym można je poznać, po kolei",
        "what has become of it; without this field it seeks a home":
            "co się z nim dzieje; bez tego pola szuka domu",
        "the day when it came to you":
            "dzień, w którym do Was trafiło",
        "the day when it left you":
            "dzień, w którym od Was odeszło",
        "the day when you last made sure that the record is true":
            "dzień, w którym ostatnio upewniliście się, że wpis jest aktualny",
        "photographs beside the record; the first is the main one":
            "zdjęcia leżące obok wpisu; pierwsze jest główne",
        "photographs of the place; the first is the main one":
            "zdjęcia miejsca; pierwsze jest główne",
        "a photograph beside the record":
            "zdjęcie leżące obok wpisu",
        "the name of the picture's file, which lies beside the record":
            "nazwa pliku ze zdjęciem, który leży obok wpisu",
        "the name of the picture's file beside the record":
            "nazwa pliku ze zdjęciem obok wpisu",
        "what can be seen, for people who cannot see the picture":
            "co widać na zdjęciu, dla osób, które go nie widzą",
        "who took the picture":
            "kto zrobił zdjęcie",
        "a film beside the record (mp4, webm), or its address with https://":
            "film obok wpisu (mp4, webm) albo jego adres z https://",
        "a film for the front page":
            "film na stronę główną",
        "the name of the film's file (mp4, webm)":
            "nazwa pliku z filmem (mp4, webm)",
        "the film's address with https://, instead of a file":
            "adres filmu z https://, zamiast pliku",
        "the picture that is shown before the film starts":
            "obraz pokazywany, zanim film się zacznie",
        "the film's subtitles, for people who cannot hear it":
            "napisy do filmu, dla osób, które go nie słyszą",
        "the subtitles' language: pl":
            "język napisów: pl",
        "the name of the file with subtitles (vtt)":
            "nazwa pliku z napisami (vtt)",
        "what is known of its health; what is not known is left out":
            "co wiadomo o zdrowiu; czego nie wiadomo, tego się nie pisze",
        "whether it is vaccinated; leave it out where you do not know":
            "czy jest zaszczepione; jeśli nie wiadomo, zostaw puste",
        "whether it is neutered; leave it out where you do not know":
            "czy jest po kastracji; jeśli nie wiadomo, zostaw puste",
        "whether it has a chip; the chip's number is never published":
            "czy ma czip; numeru czipa nigdy się nie podaje",
        "whether it needs special care":
            "czy potrzebuje szczególnej opieki",
        "what else should be known of its health":
            "co jeszcze trzeba wiedzieć o zdrowiu",
        "with whom it gets on; what is not known is left out":
            "z kim się dogaduje; czego nie wiadomo, tego się nie pisze",
        "true, false, or the youngest age of children in years":
            "tak, nie albo od ilu lat dzieci",
        "true, false or selective: whether it gets on with dogs":
            "tak, nie albo wybiórczo: czy dogaduje się z psami",
        "true, false or selective: whether it gets on with cats":
            "tak, nie albo wybiórczo: czy dogaduje się z kotami",
        "whether it is house-trained":
            "czy zachowuje czystość w domu",
        "whether it walks on a lead":
            "czy chodzi na smyczy",
        "ids (file names) of animals that must go to a home together with it":
            "identyfikatory (nazwy plików) zwierząt, z którymi musi iść do domu razem",
        "where it lives, if not with you; never an address":
            "gdzie mieszka, jeśli nie u Was; nigdy adres",
        "what kind of place it is":
            "co to za miejsce",
        "the town alone, never a street":
            "sama miejscowość, nigdy ulica",
        "the adoption fee in whole units of the currency":
            "opłata adopcyjna, w pełnych złotych",
        "how lively it is":
            "jak bardzo jest ruchliwe",
        "whether visitors may take it for walks":
            "czy odwiedzający mogą wyprowadzać je na spacer",
        "only where it differs from what the institution offers":
            "tylko jeśli jest inaczej niż w całej instytucji",
        "whether it must find a home quickly":
            "czy pilnie potrzebuje domu",
        "while it is not to be published; only the preview shows it":
            "dopóki nie ma być opublikowany; widać go tylko w podglądzie",
        "its id in another system; kept, never shown":
            "identyfikator w innym systemie; przechowywany, nigdy niepokazywany",
        "the animal's id, which becomes its address: small letters, digits, hyphens":
            "identyfikator zwierzęcia, który stanie się adresem: małe litery, cyfry, łączniki",
        "the story, in Markdown; in a Markdown file it is the text below the fields":
            "opis w Markdownie; w pliku Markdown to tekst pod polami",
        "what the page is about, in a sentence, for search engines":
            "o czym jest strona, jednym zdaniem, dla wyszukiwarek",
        "what the page is about, in a sentence":
            "o czym jest strona, jednym zdaniem",
        "what the site is, in a sentence or two":
            "czym jest strona, w jednym lub dwóch zdaniach",
        "what the institution is called":
            "jak nazywa się instytucja",
        "what kind of institution it is":
            "jaka to instytucja",
        "the logo's file beside the record: png, jpg, webp or svg":
            "plik z logotypem obok wpisu: png, jpg, webp albo svg",
        "who runs it, if another body does":
            "kto ją prowadzi, jeśli inny podmiot",
        "which kinds of animals it cares for":
            "jakimi zwierzętami się zajmuje",
        "where it is":
            "gdzie się znajduje",
        "the street, as on an envelope":
            "ulica, jak na kopercie",
        "the number of the house":
            "numer domu",
        "the postal code: in Poland 00-950":
            "kod pocztowy: 00-950",
        "the town or village":
            "miejscowość",
        "the region (województwo)":
            "województwo",
        "two capital letters: PL":
            "dwie wielkie litery: PL",
        "the place on the map, in degrees":
            "miejsce na mapie, w stopniach",
        "degrees north, with a decimal point: 52.1":
            "stopnie szerokości północnej, z kropką: 52.1",
        "degrees east, with a decimal point: 21.0":
            "stopnie długości wschodniej, z kropką: 21.0",
        "how to reach it: a telephone, an e-mail address or a website is needed":
            "jak się skontaktować: potrzebny jest telefon, adres e-mail albo strona internetowa",
        "whom to ask for":
            "o kogo pytać",
        "telephone numbers":
            "numery telefonów",
        "the telephone number: 58 622 25 52":
            "numer telefonu: 58 622 25 52",
        "what this number is for: adoptions, emergencies":
            "do czego jest ten numer: adopcje, interwencje",
        "an e-mail address that somebody reads":
            "adres e-mail, który ktoś czyta",
        "the address of its own site, with https://":
            "adres własnej strony, z https://",
        "the address of its profile on Facebook, with https://":
            "adres profilu na Facebooku, z https://",
        "the address of its profile on Instagram, with https://":
            "adres profilu na Instagramie, z https://",
        "accounts for gifts, at most one per currency":
            "konta do wpłat, najwyżej jedno w każdej walucie",
        "the account number, an IBAN or 26 digits; copy it from the bank":
            "numer konta, IBAN albo 26 cyfr; skopiuj go z banku",
        "three capital letters: PLN":
            "trzy wielkie litery: PLN",
        "to whom the account belongs":
            "do kogo należy konto",
        "the address of the account's holder":
            "adres właściciela konta",
        "the holder in at most 20 characters, for codes of banks' apps":
            "właściciel konta w najwyżej 20 znakach, do kodów w aplikacjach banków",
        "the bank's code for transfers from abroad":
            "kod banku do przelewów z zagranicy",
        "the title of transfers; {number}, {name} and {institution} are filled in":
            "tytuł przelewu; {number}, {name} i {institution} zostaną wypełnione",
        "the smallest monthly amount of a virtual adoption":
            "najmniejsza miesięczna kwota wirtualnej adopcji",
        "for Poland's 1.5 % of income tax":
            "do przekazania 1,5% podatku",
        "ten digits with leading zeros, in quotes":
            "dziesięć cyfr z zerami na początku, w cudzysłowie",
        "the tax number: ten digits":
            "NIP: dziesięć cyfr",
        "the REGON number: nine or fourteen digits":
            "REGON: dziewięć albo czternaście cyfr",
        "the veterinary identification number":
            "weterynaryjny numer identyfikacyjny",
        "the organisation that receives the tax share":
            "organizacja, która otrzymuje 1,5%",
        "the specific purpose, where it is needed":
            "cel szczegółowy, jeśli trzeba go podać",
        "the day when you saw it on the official list":
            "dzień, w którym widzieliście ją w urzędowym wykazie",
        "when visitors may come; a line for each kind of day":
            "kiedy można przyjść; wiersz na każdy rodzaj dni",
        "a day or a range: mon-fri, sat":
            "dzień albo zakres: pon-pt, sob",
        "when you open: \"10:00\", in quotes":
            "o której otwieracie: \"10:00\", w cudzysłowie",
        "when you close: \"16:00\", in quotes":
            "o której zamykacie: \"16:00\", w cudzysłowie",
        "true for a date on which you are closed":
            "tak dla dnia, w którym jest zamknięte",
        "a single day that differs from the others":
            "jeden dzień, który różni się od innych",
        "a short remark on these hours":
            "krótka uwaga o tych godzinach",
        "hours in words, beside the list or instead of it":
            "godziny słowami, obok listy albo zamiast niej",
        "numbers in public registers":
            "numery w rejestrach publicznych",
        "what visitors can do with you":
            "co można u Was zrobić",
        "what people can bring, one thing after another":
            "co można przywieźć, po kolei",
        "the year in which it was founded":
            "rok założenia",
        "the day when you last made sure that the institution's record is true":
            "dzień, w którym ostatnio upewniliście się, że wpis instytucji jest aktualny",
        "addresses where public data came from":
            "adresy, z których pochodzą dane publiczne",
        "what the basket is called":
            "jak nazywa się koszyk",
        "which institutions share the gift; the percents sum to 100":
            "które instytucje dzielą wpłatę; procenty sumują się do 100",
        "the institution's id: the name of its folder":
            "identyfikator instytucji: nazwa jej folderu",
        "a whole percent":
            "cały procent",
        "baskets of one category are listed together":
            "koszyki jednej kategorii są pokazane razem",
        "whether it comes first":
            "czy ma być pierwszy",
        "the page's heading":
            "nagłówek strony",
        "the heading of the front page":
            "nagłówek strony głównej",
        "the page's heading, if not the usual one":
            "nagłówek strony, jeśli inny niż zwykle",
        "the site's name":
            "nazwa strony",
        "a sentence or two below the heading":
            "jedno lub dwa zdania pod nagłówkiem",
        "how it works, step by step":
            "jak to działa, krok po kroku",
        "the step in a few words":
            "krok w kilku słowach",
        "the step in a sentence":
            "krok w jednym zdaniu",
        "where the page's link stands":
            "gdzie jest odnośnik do strony",
        "a number; pages with smaller ones come first":
            "liczba; strony z mniejszą są wcześniej",
        "where the site lives: https://example.org/":
            "gdzie jest strona: https://example.org/",
        "the site's languages; the first is the one of the records":
            "języki strony; pierwszy to język wpisów",
        "the time zone of opening hours: Europe/Warsaw":
            "strefa czasowa godzin otwarcia: Europe/Warsaw",
        "after how many days without a check a record counts as old":
            "po ilu dniach bez potwierdzenia wpis jest nieaktualny",
        "whether every page says that all is invented":
            "czy na każdej stronie ma być napisane, że wszystko jest zmyślone",
        "how to reach the people who run the site":
            "jak skontaktować się z prowadzącymi stronę",
        "false if browsers are to keep nothing for times without a network":
            "nie, jeśli przeglądarki mają niczego nie zapamiętywać na czas bez sieci",
        "the accessibility statement that Polish public bodies need":
            "deklaracja dostępności, której potrzebują podmioty publiczne",
        "the public body":
            "podmiot publiczny",
        "the day when the site was published":
            "dzień publikacji strony",
        "the day of the last important change":
            "dzień ostatniej istotnej zmiany",
        "the day when the statement was drawn up":
            "dzień sporządzenia deklaracji",
        "the day of the last review":
            "dzień ostatniego przeglądu",
        "how far the site conforms":
            "w jakim stopniu strona jest zgodna",
        "who assessed it":
            "kto ją ocenił",
        "what does not conform":
            "co nie jest zgodne",
        "what the law leaves out":
            "co wyłącza ustawa",
        "what would cost too much":
            "co byłoby nadmiernym obciążeniem",
        "the address of the analysis of those costs":
            "adres analizy obciążeń",
        "who answers, if not the body as a whole":
            "kto odpowiada, jeśli nie cały podmiot",
        "a telephone number that somebody answers":
            "numer telefonu, który ktoś odbiera",
        "to whom complaints go, if not to the body":
            "do kogo trafiają skargi, jeśli nie do podmiotu",
        "helpful features, limits and other information":
            "ułatwienia, ograniczenia i inne informacje",
        "keyboard shortcuts of your own":
            "własne skróty klawiszowe",
        "mobile applications":
            "aplikacje mobilne",
        "how people reach the building and move about in it":
            "jak dojść do budynku i poruszać się po nim",
        "the address of a page that describes that":
            "adres strony, która to opisuje",
        "how you communicate with people who do not hear or see well":
            "jak porozumiewacie się z osobami, które słabo słyszą lub widzą",
    ]
}
