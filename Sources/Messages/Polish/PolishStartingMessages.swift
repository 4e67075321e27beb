extension PolishMessages {
    /// Of what starts a site and its records: questions, hints in files, and what keeps files from being written.
    static let starting: KeyValuePairs<String, String> = [
        // Hints in records
        "{} Lines with # at their beginning are hints and do not count. To use a field, delete the # before its name and write your own value.":
            "{1} Wiersze ze znakiem # na początku to podpowiedzi i nie liczą się. Żeby użyć pola, usuń # sprzed jego nazwy i wpisz własną wartość.",
        "The record of an animal.": "Rekord zwierzęcia.",
        "The record of an institution.": "Rekord instytucji.",
        "The settings of the whole site.": "Ustawienia całej strony.",
        "The description stands below the next line, as long as you like. **Bold** words stand between stars.":
            "Pod następną linią jest opis, dowolnie długi. Słowa **wytłuszczone** stoją między gwiazdkami.",
        "What the animal is called": "Jak zwierzę ma na imię",
        "What kind of animal it is": "Jakie to zwierzę",
        "The breed, as far as known": "Rasa, o ile jest znana",
        "The colour of its coat": "Umaszczenie",
        "How its coat is": "Jaka jest sierść",
        "Male or female": "Samiec czy samica",
        "Your own number of the animal; it stands in the titles of transfers":
            "Wasz własny numer zwierzęcia; stoi w tytułach przelewów",
        "The date, month or year of birth. Never write it together with the age in words":
            "Data, miesiąc albo rok urodzenia. Nie podaje się jej razem z wiekiem słowami",
        "Whether the date of birth is a guess": "Czy data urodzenia jest przybliżona",
        "The age in words, instead of the date of birth": "Wiek słowami, zamiast daty urodzenia",
        "How big it is": "Jak duże jest",
        "Its weight in kilograms": "Waga w kilogramach",
        "What it can be recognised by": "Po czym można je rozpoznać",
        "Where it is on its way home; without it: looking for a home":
            "Na jakim etapie drogi do domu jest; bez tego pola: szuka domu",
        "The day on which it came to you": "Dzień, w którym do was trafiło",
        "The day on which it left you": "Dzień, w którym was opuściło",
        "Pictures that lie beside this file, the main one first, with what can be seen in them":
            "Zdjęcia, które leżą obok tego pliku, główne na początku, i to, co na nich widać",
        "A film: a file beside this one, or an address": "Film: plik obok tego albo adres",
        "The subtitles of a film that is a file": "Napisy do filmu, który jest plikiem",
        "What is known of its health": "Co wiadomo o zdrowiu",
        "With whom it gets on; for children also the youngest age. What you do not know, leave out":
            "Z kim się dogaduje; przy dzieciach także najmłodszy wiek. Czego nie wiesz, pomiń",
        "Whether it is house-trained": "Czy zachowuje czystość",
        "Whether it walks on a lead": "Czy chodzi na smyczy",
        "Animals that must go to a home together with it: the names of their files without .md":
            "Zwierzęta, które muszą trafić do domu razem z nim: nazwy ich plików bez .md",
        "Where it lives if not with you. Never an address": "Gdzie mieszka, jeśli nie u was. Nigdy adres",
        "The adoption fee, in whole units of money": "Opłata adopcyjna, w pełnych złotych",
        "The day on which you last made sure that all this is true":
            "Dzień, w którym ostatnio ktoś to wszystko sprawdził",
        "How lively it is": "Ile ma energii",
        "Whether visitors may take it for a walk": "Czy odwiedzający mogą zabrać je na spacer",
        "Whether it can be adopted from afar, if that differs from what you usually offer":
            "Czy można je adoptować wirtualnie, jeśli jest inaczej niż zwykle u was",
        "Whether it needs a home at once": "Czy pilnie potrzebuje domu",
        "Whether it waits to be published; only the preview shows it":
            "Czy czeka na publikację; pokazuje go tylko podgląd",
        "Its number in another program; never shown": "Numer w innym programie; nigdy się go nie pokazuje",
        "What the institution is called": "Jak nazywa się instytucja",
        "What kind of institution it is": "Jaka to instytucja",
        "The logo: a file beside this one": "Logo: plik obok tego",
        "Pictures that lie beside this file, with what can be seen in them":
            "Zdjęcia, które leżą obok tego pliku, i to, co na nich widać",
        "Who runs it, if that is another body": "Kto ją prowadzi, jeśli ktoś inny",
        "The kinds of animals that you care for": "Jakimi zwierzętami się opiekujecie",
        "Where it is": "Gdzie jest",
        "Where it is on the map, in degrees": "Miejsce na mapie, w stopniach",
        "How to reach it": "Jak się z nią skontaktować",
        "The account for gifts; a wrong digit is noticed": "Konto do wpłat; program zauważy złą cyfrę",
        "The smallest monthly gift of an adoption from afar": "Najmniejsza miesięczna wpłata przy adopcji wirtualnej",
        "For Poland's 1.5 % of income tax: number, organisation, and when you last checked the official list":
            "Do 1,5% podatku: numer, organizacja i dzień, w którym ostatnio ktoś sprawdził oficjalny wykaz",
        "When visitors may come": "Kiedy można przyjść",
        "The same in words, if that says more": "To samo słowami, jeśli tak jest jaśniej",
        "Numbers in public registers; the check digits are checked":
            "Numery w rejestrach publicznych; program sprawdza cyfry kontrolne",
        "What you offer": "Co oferujecie",
        "What you ask people to bring": "O co prosicie ludzi",
        "The year in which it began": "Rok, w którym powstała",
        "Addresses where the data come from": "Adresy stron, z których pochodzą dane",
        "What the site is called": "Jak nazywa się strona",
        "One sentence on what the site is for": "Jedno zdanie o tym, po co jest strona",
        "The address where the site will live": "Adres, pod którym będzie strona",
        "The site's languages; records are written in the first one": "Języki strony; rekordy pisze się w pierwszym",
        "In which opening hours and dates are meant": "Strefa czasowa godzin otwarcia i dat",
        "After how many days without confirmation a record counts as old":
            "Po ilu dniach bez potwierdzenia rekord uchodzi za nieaktualny",
        "Whether a banner on every page says that all records are invented":
            "Czy na każdej stronie ma być napis, że wszystko jest wymyślone",
        "To whom visitors write about the site": "Do kogo piszą odwiedzający w sprawie strony",
        "Whether visited pages are kept on visitors' devices; without it they are":
            "Czy odwiedzone strony zostają na urządzeniach odwiedzających; bez tego pola zostają",

        // Questions
        "What is the animal called? (Without a name leave it empty.)":
            "Jak zwierzę ma na imię? (Jeśli nie ma imienia, zostaw puste.)",
        "Your own number of the animal, if it has one": "Wasz numer zwierzęcia, jeśli go ma",
        "What kind of animal is it?": "Jakie to zwierzę?",
        "Is it male or female?": "Samiec czy samica?",
        "When was it born? A date, a month or a year": "Kiedy się urodziło? Data, miesiąc albo rok",
        "How big is it?": "Jak duże jest?",
        "Some sentences about the animal": "Kilka zdań o zwierzęciu",
        "Rex is a gentle giant.": "Rex to łagodny olbrzym.",
        "What is the institution called?": "Jak nazywa się instytucja?",
        "Shelter at the Edge": "Schronisko Na Skraju",
        "What kind of institution is it?": "Jaka to instytucja?",
        "The street, without the number": "Ulica, bez numeru",
        "The number of the house": "Numer domu",
        "The postal code": "Kod pocztowy",
        "The town or village": "Miejscowość",
        "The country, as two capital letters": "Kraj, jako dwie wielkie litery",
        "Telephone numbers, with commas between them": "Numery telefonów, z przecinkami między nimi",
        "The e-mail address": "Adres e-mail",
        "The address of its own website": "Adres jej własnej strony",
        "Some sentences about the institution": "Kilka zdań o instytucji",
        "A small shelter at the edge of the forest.": "Małe schronisko na skraju lasu.",
        "What is the site called?": "Jak nazywa się strona?",
        "Shelters around us": "Schroniska wokół nas",
        "The site's languages as codes, with commas between them; records are written in the first one":
            "Języki strony jako kody, z przecinkami między nimi; rekordy pisze się w pierwszym",
        "The e-mail address to which visitors write": "Adres e-mail, na który piszą odwiedzający",
        "In which institution does it live?": "W której instytucji mieszka?",
        "There is already a record called \"{}\". If this is another one, how shall its file be called?":
            "Jest już rekord o nazwie „{1}”. Jeśli to inny, jak ma się nazywać jego plik?",
        "for example: {}": "na przykład: {1}",
        "for example: {}; Enter alone means: {}": "na przykład: {1}; sam Enter oznacza: {2}",
        "for example: {}; Enter alone skips it": "na przykład: {1}; sam Enter pomija pytanie",
        "an answer is needed here": "tu potrzebna jest odpowiedź",

        // What was done, and what was not
        "Wrote {}/{}.": "Zapisano {1}/{2}.",
        "Wrote {}/home.md, the first page.": "Zapisano {1}/home.md, pierwszą stronę.",
        "Look at it in an editor, add what you like, and then write: shelters check":
            "Obejrzyj ten plik w edytorze, dopisz, co chcesz, a potem wpisz: shelters check",
        "The folder is ready. README.md explains it; now write: shelters build":
            "Folder jest gotowy. Wyjaśnia go README.md; teraz wpisz: shelters build",
        "The folder {} is ready. README.md in it explains it; now write: cd {} && shelters build":
            "Folder {1} jest gotowy. Wyjaśnia go plik README.md w nim; teraz wpisz: cd {2} && shelters build",
        "the questions were not answered to the end; nothing was written":
            "nie było odpowiedzi na wszystkie pytania; nic nie zostało zapisane",
        "the record would be wrong like this; nothing was written":
            "taki rekord byłby błędny; nic nie zostało zapisane",
        "\"{}\" cannot be a name of a file here: small letters a to z, digits and single hyphens between them":
            "„{1}” nie może być tu nazwą pliku: wolno używać małych liter od a do z, cyfr i pojedynczych łączników między nimi",
        "there is already a record called \"{}\"": "jest już rekord o nazwie „{1}”",
        "there is already a record called \"{}\", and nothing is overwritten; if this is another one, add: --id {}":
            "jest już rekord o nazwie „{1}”, a program niczego nie nadpisuje; jeśli to inny, dopisz: --id {2}",
        "there is no institution \"{}\"; did you mean \"{}\"?": "nie ma instytucji „{1}”; czy chodziło o „{2}”?",
        "there is no institution \"{}\"; there are: {}": "nie ma instytucji „{1}”; są: {2}",
        "there is no institution yet; write first: shelters new institution":
            "nie ma jeszcze żadnej instytucji; najpierw wpisz: shelters new institution",
        "there is no site in {}/ yet: site.yml is missing; write first: shelters init":
            "w {1}/ nie ma jeszcze strony: brakuje pliku site.yml; najpierw wpisz: shelters init",
        "{}/site.yml is there already, and nothing is overwritten":
            "{1}/site.yml już jest, a program niczego nie nadpisuje",
        "Nobody can be asked here, so these options are needed: {}.":
            "Tu nie ma kogo zapytać, więc potrzebne są opcje: {1}.",
        "No name for the file can be made from \"{}\"; give one with --id.":
            "Z „{1}” nie da się utworzyć nazwy pliku; podaj ją opcją --id.",
        "--set needs a field and its value, like walks=true, not \"{}\".":
            "po --set musi być pole i jego wartość, na przykład spacery=tak, a jest „{1}”.",
        "the folder {} is not empty: there is \"{}\" in it, and nothing of yours is to be overwritten; choose a new folder":
            "folder {1} nie jest pusty: jest w nim „{2}”, a program niczego nie nadpisuje; wybierz nowy folder",
        "the templates that come with the program are not there (looked in {}); say where they are with --templates":
            "nie ma szablonów, które należą do programu (szukano w: {1}); wskaż je opcją --templates",
        "a template in {} cannot be read: {}": "nie można odczytać szablonu w {1}: {2}",

        // Help
        "type": "rodzaj",
        "sex": "płeć",
        "date": "data",
        "size": "wielkość",
        "street": "ulica",
        "code": "kod",
        "town": "miejscowość",
        "country": "kraj",
        "address": "adres",
        "title": "tytuł",
        "codes": "kody",
        "field=value": "pole=wartość",
        "Makes a fresh folder for a site, with an example, that can be built at once.":
            "Zakłada nowy folder strony z przykładem; stronę można od razu zbudować.",
        "Nothing is overwritten: the folder must be new or empty.\n\nExamples:\n  shelters init my-shelter\n  shelters init my-shelter --lang pl":
            "Program niczego nie nadpisuje: folder musi być nowy albo pusty.\n\nPrzykłady:\n  shelters init moje-schronisko\n  shelters init moje-schronisko --lang pl",
        "The new folder; without it the one that you are in.": "Nowy folder; bez niego ten, w którym jesteś.",
        "The folder with the templates to copy. Without it those that come with the program.":
            "Folder z szablonami do skopiowania. Bez tej opcji te, które należą do programu.",
        "Writes a new record: of an animal, an institution, or the site's settings.":
            "Zakłada nowy rekord: zwierzęcia, instytucji albo ustawień strony.",
        "In a terminal it asks a few questions; options answer them beforehand. What can be added later stands in the file as comments, each with an example. Nothing is overwritten.\n\nExamples:\n  shelters new animal\n  shelters new animal --institution na-skraju --name Rex --type dog --set walks=true":
            "W terminalu zadaje kilka pytań; opcje odpowiadają na nie z góry. To, co można dopisać później, jest w pliku jako podpowiedzi, każda z przykładem. Program niczego nie nadpisuje.\n\nPrzykłady:\n  shelters new animal\n  shelters new animal --institution na-skraju --name Rex --type pies --set spacery=tak",
        "Writes the record of a new animal.": "Zakłada rekord nowego zwierzęcia.",
        "Examples:\n  shelters new animal\n  shelters new animal --institution na-skraju --name Rex --type dog":
            "Przykłady:\n  shelters new animal\n  shelters new animal --institution na-skraju --name Rex --type pies",
        "Writes the record of a new institution, in a folder of its own.":
            "Zakłada rekord nowej instytucji, we własnym folderze.",
        "Examples:\n  shelters new institution\n  shelters new institution --name \"Na Skraju\" --type shelter --postal-code 90-001 --town Łódź --email a@example.org":
            "Przykłady:\n  shelters new institution\n  shelters new institution --name \"Na Skraju\" --type schronisko --postal-code 90-001 --town Łódź --email a@example.org",
        "Writes the settings of a new site, and its intro if there is none.":
            "Zakłada ustawienia nowej strony i jej pierwszą stronę, jeśli jej nie ma.",
        "Examples:\n  shelters new site\n  shelters new site --title \"Shelters around us\" --base-url https://example.org/":
            "Przykłady:\n  shelters new site\n  shelters new site --title \"Schroniska wokół nas\" --base-url https://example.org/",
        "The folder with the site's records.": "Folder z rekordami strony.",
        "Another field and its value, as often as you like: walks=true, health.vaccinated=true, marks=[one, two].":
            "Inne pole i jego wartość, ile razy się chce: spacery=tak, zdrowie.szczepiony=tak, znaki=[jeden, drugi].",
        "The institution where it lives: the name of its folder.": "Instytucja, w której mieszka: nazwa jej folderu.",
        "What the animal is called.": "Jak zwierzę ma na imię.",
        "Your own number of the animal.": "Wasz numer zwierzęcia.",
        "What kind of animal it is: dog, cat, rabbit ...": "Jakie to zwierzę: pies, kot, królik ...",
        "Male or female.": "Samiec czy samica.",
        "The date, month or year of birth.": "Data, miesiąc albo rok urodzenia.",
        "How big it is: small, medium, large or xlarge.": "Jak duże jest: mały, średni, duży albo bardzo duży.",
        "Some sentences about it.": "Kilka zdań opisu.",
        "The name of the new file, without .md; without it made from the animal's name.":
            "Nazwa nowego pliku, bez .md; bez tej opcji powstaje z imienia zwierzęcia.",
        "What the institution is called.": "Jak nazywa się instytucja.",
        "What kind of institution it is: shelter, refuge, foundation ...":
            "Jaka to instytucja: schronisko, przytulisko, fundacja ...",
        "The street, without the number.": "Ulica, bez numeru.",
        "The number of the house.": "Numer domu.",
        "The postal code.": "Kod pocztowy.",
        "The town or village.": "Miejscowość.",
        "The country, as two capital letters; without it PL.": "Kraj, jako dwie wielkie litery; bez tej opcji PL.",
        "Telephone numbers, with commas between them.": "Numery telefonów, z przecinkami między nimi.",
        "The e-mail address.": "Adres e-mail.",
        "The address of its own website.": "Adres jej własnej strony.",
        "The name of the new folder; without it made from the institution's name.":
            "Nazwa nowego folderu; bez tej opcji powstaje z nazwy instytucji.",
        "What the site is called.": "Jak nazywa się strona.",
        "The site's languages, with commas between them; without it pl, en.":
            "Języki strony, z przecinkami między nimi; bez tej opcji pl, en.",
        "The address where the site will live.": "Adres, pod którym będzie strona.",
        "The e-mail address to which visitors write.": "Adres e-mail, na który piszą odwiedzający.",
    ]
}
