"""More variety for generate.py --varied: what makes searching meaningful. Pairs (Polish, English) as in texts.py.

@ is the animal's name, <a/b> the male/female alternative; {colour}, {breed} and {town} stand in an inflected form of their own.
"""

# Towns everybody knows come first, so that a small catalogue has towns with English names too.
FIRST_TOWNS = ("Ełk Kraków Łódź Bielsko-Biała Gdańsk Zielona_Góra Świnoujście Wrocław Warszawa Poznań Toruń Częstochowa Kędzierzyn-Koźle "
               "Rzeszów Żory Nowy_Sącz Białystok Szczecin Piła Dąbrowa_Górnicza Oświęcim Lublin Przemyśl Katowice Sopot Leżajsk").split()
# Genitives for prose ("przyjechał z Łodzi"): such a mention must not outrank the animals that are there.
ORIGINS = [("Łodzi", "Łódź"), ("Krakowa", "Cracow"), ("Warszawy", "Warsaw"), ("Gdańska", "Gdańsk"), ("Wrocławia", "Wrocław"), ("Poznania", "Poznań"),
           ("Torunia", "Toruń"), ("Lublina", "Lublin"), ("Rzeszowa", "Rzeszów"), ("Katowic", "Katowice"), ("Sopotu", "Sopot"), ("Białegostoku", "Białystok"),
           ("Zamościa", "Zamość"), ("Sandomierza", "Sandomierz"), ("Zakopanego", "Zakopane"), ("Kielc", "Kielce"), ("Olsztyna", "Olsztyn"), ("Radomia", "Radom"),
           ("Lwowa", "Lviv"), ("Kijowa", "Kyiv"), ("Charkowa", "Kharkiv")]

NAMES = {
    "dog": ("Fafik Reksiu Ares Apollo Zeus Thor Loki Odyn Hektor Cezar Neron Brutus Goliat Samson Herkules Tarzan Bandyta Diesel Turbo Bolt Rambo Kefir Pączek "
            "Precel Rogal Sucharek Biszkopt Piernik Toffi Muffin Bigos Pierożek Ziemniak Kartofel Orzeszek Migdał Pistacjusz Kakao Espresso Cynamon Imbir Szafran "
            "Tymianek Bazyl Koperek Szczypior Chrzan Lord Hrabia Baronet Książę Generał Kapral Szeryf Kowboj Harnaś Janosik Góral Kazik Stefan Zbyszek Wiesiek Edek Franek "
            "Antek Tadek Romek Atomek Rumcajs Bartek Kuba Maciek Filip Olek Tymek Leszek Mieszko Bolesław Zbójnik Wilk Niedźwiadek Misio Lis Borsuk Sokół Orzeł Żubr Łoś "
            "Jack Charlie Buddy Duke Cooper Oreo Bentley Snoopy Scooby Pluto Goofy Lucjan Kajko Kokosz Obelix Asterix Ogień Grom Piorun Wicher Huragan Szron Śnieżek Bałwanek "
            "Żwirek Ćwirek Łatek Plamek Rudzielec Czarek Bury Siwek Węgiel Popiół Cień Duch Frodo Bilbo Gandalf Sherlock Watson Hamlet Romeo Einstein Nitro Kodi Rufus Bazyli".split(),
            "Aza Zara Mia Maya Zoe Chloe Daisy Molly Ruby Amber Roxy Lexi Nelly Coco Cookie Bianka Blanka Bogna Brygida Berta Greta Frania Gracja Grażyna Halina Irenka "
            "Jadzia Jola Kasia Krysia Kinga Lucyna Marysia Mania Basia Bożenka Danusia Ela Renia Tereska Wiesia Ziuta Żaneta Pani_Wanda Babcia Księżniczka Hrabina Królewna "
            "Carmen Tosca Aida Norka Bajeczka Baśka Bestia Beza Bułka Babka Drożdżówka Eklerka Faworka Kanapka Kluseczka Krówka Landrynka Malina Mandarynka Morela "
            "Brzoskwinia Wiśnia Czereśnia Śliwka Jeżynka Borówka Poziomka Truskawka Oliwka Papryka Pietruszka Rzodkiewka Cukinia Dynia Wanilia Mięta Melisa Lawenda Szałwia "
            "Azalia Begonia Fiołka Kalina Konwalia Lilia Mimoza Niezapominajka Piwonia Róża Wrzosia Sarenka Łania Lisiczka Kuna Wydra Mewa Jaskółka Sroka Kawka Łasica "
            "Burza Błyskawica Tęcza Mgła Rosa Szadź Zima Wiosenka Gwiazda Gwiazdeczka Planeta Kometa Atena Afrodyta Wenus Nefretete Kleopatra Xena Ronja Pippi Elza Anna "
            "Moana Mulan Dżina Fiona Żmijka Ćmielka".split()),
    "cat": ("Filip Kitek Kiciuś Kotlet Mruk Mruczysław Bonifacek Rademenes Sylwester Cezary Tytus Romek Atomek Ozyrys Ramzes Faraon Sfinks Lucyfer Szatan Demon Diabełek "
            "Aniołek Amor Dropsik Karmel Krówek Pierniczek Rodzynek Makowiec Serniczek Kokos Banan Ananas Pomidor Ogórek Kapuściak Szczypiorek Pan_Kot Pan_Wąs Wąsacz Łasuch Żarłok "
            "Leniuch Śpioch Włóczykij Marynarz Bosman Admirał Kapitan Stefek Zdzisiek Henio Mietek Ryszard Bogdan Ziggy Elvis Bowie Mozart Chopin Bach Felix Tom Gargamel "
            "Szarik Dymek Obłok Piasek Bursztyn Agat Onyks Opal Rubin".split(),
            "Kotka Kocia Mamrotka Miaukotka Psotka Figlarka Łobuzica Gapcia Gapa Śpiąca Pchełka Kłębuszka Włóczka Wełenka Nić Szpulka Iga Igiełka Tasiemka Koronka Falbanka "
            "Aksamitka Satyna Kaszmira Jedwabka Bazylia Cytrynka Limonka Pomarańcza Pigwa Porzeczka Agrestka Żelka Bezunia Chałka Pianka Wafelka Kokoska Czekolada Kawusia "
            "Latte Mokka Herbatka Melba Cynamonka Goździka Anyżka Ofelia Julia Kasandra Penelopa Pandora Izyda Bastet Hestia Flora Fauna Aurora Selena Luna_Bella Stella Vega "
            "Cassiopeia Mruczanka Szyszka Żołądka Jarzębinka Kalinka Wierzba Brzózka Olcha Łąka Poranka Ćmianka Zyta Żywia Sara Misia".split()),
    "": ("Kicek Truś Uszatek Długouch Skoczek Szarak Pan_Królik Kapusta Burak Por Seler Szpinak Kłosek Owsik Jęczmień Żytek Gryzek Trocinek Wiórek Chrupcio Puchatek Kulek "
         "Klops Pyzik Kokosz Kogut Pawełek Dziobak Pióro Skrzydlak Ararat Kakadu Pacyfik Neptun Tryton Żółwik Franklin Donatello Leonardo Smok Wawel Drako Siwy Kary Gniady "
         "Deresz Bułanek Baran Tryk Byczek Muczek Rogacz Jeżyk Kolczak Iglak Klekot Bociek Gąsior".split(),
         "Trusia Uszatka Kapustka Sałata Rukola Koniczynka Lucerna Dmuchawka Pokrzywka Macierzanka Rumianka Nagietka Chabra Fasolka Soczewica Bobka Kukurydza Pszeniczka "
         "Puchatka Kulka Pyza Piórka Skrzydełka Papuzia Kakadua Arara Tortuga Szylkreta Perełka Muszelka Rybka Neptunia Siwa Kara Gniada Kasztanka Bułanka Karusia Baśka "
         "Koza Beczka Mućka Krasula Łaciata Jeżynia Kolczatka Sarna Liska Kunka Gąska Kaczka".split()),
}

# weight last; of each the genitive that prose uses ("ma coś z labradora")
BREEDS = {
    "dog": [("mieszaniec", "mixed breed", "wielu ras", "many breeds", 46), ("kundelek", "mongrel", "kilku ras", "several breeds", 10), ("w typie owczarka niemieckiego", "German shepherd type", "owczarka", "a shepherd", 8), ("labrador retriever", "Labrador retriever", "labradora", "a Labrador", 4),
            ("w typie labradora", "Labrador type", "labradora", "a Labrador", 5), ("golden retriever", "golden retriever", "goldena", "a golden", 3), ("w typie amstaffa", "Amstaff type", "amstaffa", "an Amstaff", 5), ("pitbull", "pit bull", "pitbulla", "a pit bull", 2),
            ("jamnik szorstkowłosy", "wire-haired dachshund", "jamnika", "a dachshund", 3), ("w typie jamnika", "dachshund type", "jamnika", "a dachshund", 4), ("beagle", "beagle", "beagle'a", "a beagle", 3), ("husky syberyjski", "Siberian husky", "husky'ego", "a husky", 4),
            ("alaskan malamute", "Alaskan malamute", "malamuta", "a malamute", 1.5), ("w typie teriera", "terrier type", "teriera", "a terrier", 5), ("yorkshire terrier", "Yorkshire terrier", "yorka", "a Yorkie", 3), ("jack russell terrier", "Jack Russell terrier", "teriera", "a terrier", 2),
            ("owczarek podhalański", "Tatra shepherd", "podhalana", "a Tatra shepherd", 2), ("sznaucer miniaturowy", "miniature schnauzer", "sznaucera", "a schnauzer", 2), ("bokser", "boxer", "boksera", "a boxer", 2), ("buldog francuski", "French bulldog", "buldoga", "a bulldog", 2),
            ("mops", "pug", "mopsa", "a pug", 1.5), ("shih tzu", "shih tzu", "shih tzu", "a shih tzu", 1.5), ("maltańczyk", "Maltese", "maltańczyka", "a Maltese", 1.5), ("pekińczyk", "Pekingese", "pekińczyka", "a Pekingese", 1), ("cocker spaniel", "cocker spaniel", "spaniela", "a spaniel", 2),
            ("wyżeł niemiecki", "German pointer", "wyżła", "a pointer", 2), ("seter irlandzki", "Irish setter", "setera", "a setter", 1), ("border collie", "border collie", "border collie", "a border collie", 3), ("owczarek belgijski malinois", "Belgian Malinois", "malinois", "a Malinois", 2),
            ("rottweiler", "Rottweiler", "rottweilera", "a Rottweiler", 2), ("doberman", "Dobermann", "dobermana", "a Dobermann", 1.5), ("berneński pies pasterski", "Bernese mountain dog", "berneńczyka", "a Bernese", 1), ("nowofundland", "Newfoundland", "nowofundlanda", "a Newfoundland", .7),
            ("dog niemiecki", "Great Dane", "doga", "a Great Dane", .7), ("chart polski", "Polish greyhound", "charta", "a greyhound", .7), ("gończy polski", "Polish hound", "gończego", "a hound", 1), ("szpic miniaturowy", "Pomeranian", "szpica", "a spitz", 1.5),
            ("pinczer miniaturowy", "miniature pinscher", "pinczera", "a pinscher", 1.5), ("chihuahua", "Chihuahua", "chihuahua", "a Chihuahua", 1.5), ("pudel", "poodle", "pudla", "a poodle", 1.5), ("akita", "Akita", "akity", "an Akita", 1), ("dalmatyńczyk", "Dalmatian", "dalmatyńczyka", "a Dalmatian", .7),
            ("owczarek kaukaski", "Caucasian shepherd", "kaukaza", "a Caucasian shepherd", 1), ("west highland white terrier", "West Highland white terrier", "westa", "a Westie", 1), ("cane corso", "Cane Corso", "cane corso", "a Cane Corso", 1)],
    "cat": [("europejski krótkowłosy", "European shorthair", "dachowca", "an alley cat", 55), ("dachowiec", "domestic cat", "dachowca", "an alley cat", 20), ("w typie brytyjskiego", "British type", "brytyjczyka", "a British shorthair", 5), ("w typie maine coona", "Maine Coon type", "maine coona", "a Maine Coon", 4),
            ("syberyjski", "Siberian", "kota syberyjskiego", "a Siberian", 3), ("perski", "Persian", "persa", "a Persian", 3), ("ragdoll", "Ragdoll", "ragdolla", "a Ragdoll", 2), ("norweski leśny", "Norwegian forest cat", "kota leśnego", "a forest cat", 2), ("rosyjski niebieski", "Russian blue", "kota rosyjskiego", "a Russian blue", 1.5),
            ("w typie syjamskiego", "Siamese type", "syjama", "a Siamese", 2), ("devon rex", "Devon Rex", "rexa", "a Rex", 1), ("sfinks", "Sphynx", "sfinksa", "a Sphynx", .7), ("bengalski", "Bengal", "bengala", "a Bengal", .8)],
}

# masculine and feminine
COLOURS = [("czarn<y/a>", "black", 16), ("biał<y/a>", "white", 8), ("czarno-biał<y/a>", "black and white", 12), ("rud<y/a>", "ginger", 9), ("rudo-biał<y/a>", "ginger and white", 6), ("bur<y/a>", "tabby", 9), ("szar<y/a>", "grey", 7),
           ("pręgowan<y/a>", "brindle", 6), ("brązow<y/a>", "brown", 8), ("czekoladow<y/a>", "chocolate", 3), ("kremow<y/a>", "cream", 3), ("biszkoptow<y/a>", "biscuit", 4), ("złot<y/a>", "golden", 3), ("czarn<y/a> podpalan<y/a>", "black and tan", 8),
           ("trójkolorow<y/a>", "tricolour", 5), ("łaciat<y/a>", "patched", 3), ("nakrapian<y/a>", "spotted", 2), ("szylkretow<y/a>", "tortoiseshell", 2), ("srebrzyst<y/a>", "silver", 1.5), ("niebieskoszar<y/a>", "blue-grey", 1.5), ("wilczast<y/a>", "wolf grey", 1.5), ("marmurkow<y/a>", "marbled", 1)]
# colour words in prose, in cases of their own
PROSE_COLOUR = [("Trudno nie zauważyć <jego/jej> czarnej, lśniącej sierści.", "You cannot miss <his/her> black, shiny coat."), ("Najbardziej rozpoznawalny jest <jego/jej> biały krawat i cztery białe łapki.", "<He/She> is best known for a white tie and four white paws."),
                ("Spod rudej grzywki patrzą dwa bursztynowe ślepia.", "Two amber eyes look out from under a ginger fringe."), ("Z brązowym futrem i szarym nosem wygląda jak pluszowy miś.", "With brown fur and a grey nose <he/she> looks like a teddy bear."),
                ("Ma jedno oko niebieskie, a drugie brązowe.", "One eye is blue, the other brown."), ("Srebrne włoski na pysku dodają <mu/jej> powagi.", "Silver hairs on the muzzle make <him/her> look serious."), ("Kremowe kropki na grzbiecie układają się w serce.", "The cream dots on <his/her> back form a heart.")]
PROSE_BREED = [("Widać, że ma w sobie coś z {breed}.", "You can see that there is something of {breed_en} in <him/her>."), ("Przodkowie musieli znać {breed}, bo podobieństwo jest uderzające.", "One of the ancestors must have met {breed_en}, so striking is the likeness.")]
PROSE_TOWN = [("Przyjecha<ł/ła> do nas aż z {town}.", "<He/She> came to us all the way from {town_en}."), ("Poprzednia rodzina pochodziła z {town}.", "The previous family came from {town_en}.")]

HISTORY = [
    ("Zosta<ł potrącony/ła potrącona> przez samochód i przeszed<ł/ła> złożoną operację miednicy.", "<He/She> was hit by a car and went through complicated surgery on the pelvis."),
    ("Pochodzi z likwidowanej pseudohodowli, w której ży<ł/ła> w ciemnej piwnicy.", "<He/She> comes from a closed puppy mill and lived in a dark cellar there."),
    ("Przez lata by<ł przypięty/ła przypięta> do budy łańcuchem, który wrósł w szyję.", "For years <he/she> was tied to a kennel with a chain that grew into the neck."),
    ("Uratowali <go/ją> strażacy podczas powodzi.", "Firefighters rescued <him/her> during the flood."),
    ("Wyskoczy<ł/ła> z płonącej stodoły tuż przed zawaleniem dachu.", "<He/She> jumped out of a burning barn just before the roof fell in."),
    ("Ktoś wyrzucił <go/ją> z auta na parkingu przy autostradzie.", "Somebody threw <him/her> out of a car at a motorway car park."),
    ("Znalazł <go/ją> grzybiarz, <zamkniętego/zamkniętą> w worku w głębi lasu.", "A mushroom picker found <him/her> in a sack deep in the forest."),
    ("Po śmierci starszej właścicielki zosta<ł/ła> <sam/sama> w pustym mieszkaniu.", "After the death of an elderly owner <he/she> was left alone in an empty flat."),
    ("Przyjecha<ł/ła> transportem z ogarniętej wojną Ukrainy.", "<He/She> arrived with a transport from war-torn Ukraine."),
    ("Oddano <go/ją>, gdy u dziecka stwierdzono alergię.", "<He/She> was given up when the child turned out to have an allergy."),
    ("Dzieci znalazły <go/ją> w kanale burzowym pod szkołą.", "Children found <him/her> in a storm drain under the school."),
    ("Ukrywa<ł/ła> się na działkach, gdzie dokarmiała <go/ją> emerytowana nauczycielka.", "<He/She> hid on the allotments, fed by a retired teacher."),
    ("Trafi<ł/ła> do nas po likwidacji cyrku.", "<He/She> came to us when a circus was closed."),
    ("Przywiązano <go/ją> sznurem do słupa przed sklepem spożywczym.", "<He/She> was tied with a rope to a post outside a grocery."),
    ("W święta wypad<ł/ła> z łask jako nietrafiony prezent.", "<He/She> fell out of favour as an ill-chosen Christmas present."),
    ("Zosta<ł uwolniony/ła uwolniona> z wnyków zastawionych przez kłusownika.", "<He/She> was freed from snares set by a poacher."),
    ("Ży<ł/ła> na cmentarzu razem z gromadą wron.", "<He/She> lived in a cemetery with a crowd of crows."),
    ("Przypłynę<ł/ła> na krze podczas wiosennych roztopów, co opisała lokalna gazeta.", "<He/She> floated in on an ice floe during the spring thaw; the local paper wrote about it."),
]
CHARACTER = [
    ("Panicznie boi się burzy i fajerwerków, dlatego sylwestra spędza w łazience.", "<He/She> is terrified of storms and fireworks and spends New Year's Eve in the bathroom."),
    ("To urodzony przytulas, który wchodzi na kanapę bez pytania.", "A born cuddler who climbs on the sofa without asking."),
    ("Jest <nieśmiały i wycofany/nieśmiała i wycofana>, potrzebuje czasu i miękkiego głosu.", "<He/She> is shy and withdrawn and needs time and a soft voice."),
    ("Otwiera klamki, szuflady i lodówkę; mały geniusz włamań.", "<He/She> opens door handles, drawers and the fridge; a little genius of burglary."),
    ("Kradnie skarpetki i chowa je pod poduszką.", "<He/She> steals socks and hides them under a pillow."),
    ("Każdego gościa wita z radością, ogonem i własnym kocem w pysku.", "<He/She> greets every guest with joy, a wagging tail and <his/her> own blanket."),
    ("Ma niezwykłe poczucie humoru i robi miny do aparatu.", "<He/She> has an unusual sense of humour and pulls faces at the camera."),
    ("Jest <dominujący/dominująca> i nie lubi konkurencji przy karmieniu.", "<He/She> is dominant and dislikes competition at feeding time."),
    ("Chrapie jak niedźwiedź i sypia do południa.", "<He/She> snores like a bear and sleeps until noon."),
    ("Ciekawość prowadzi <go/ją> na szczyty szaf i regałów.", "Curiosity takes <him/her> to the tops of wardrobes and shelves."),
    ("Reaguje na muzykę klasyczną, a przy skrzypcach zasypia.", "<He/She> responds to classical music and falls asleep to the violin."),
    ("Gaduła: komentuje wszystko, co dzieje się za oknem.", "A chatterbox who comments on everything outside the window."),
    ("Łagodność i opanowanie to <jego/jej> znaki rozpoznawcze.", "Gentleness and composure are <his/her> trademarks."),
    ("Niezależn<y/a> i dumn<y/a>, <sam/sama> wybiera chwile na czułości.", "Independent and proud, <he/she> chooses the moments for tenderness <himself/herself>."),
    ("Bywa <zazdrosny/zazdrosna> o telefon i przerywa każdą rozmowę.", "<He/She> gets jealous of the telephone and interrupts every call."),
    ("Zbiera szyszki i układa je przed drzwiami.", "<He/She> collects pine cones and lays them at the door."),
    ("Nie znosi odkurzacza, suszarki i balonów.", "<He/She> hates the vacuum cleaner, the hair dryer and balloons."),
    ("Codziennie patroluje ogrodzenie i melduje o listonoszu.", "Every day <he/she> patrols the fence and reports the postman."),
    ("Wzrusza wszystkich wiernością i tym, jak czeka przy furtce.", "<He/She> moves everyone with <his/her> loyalty and the way <he/she> waits at the gate."),
    ("Lubi głaskanie po brzuszku, ale tylko do trzeciego razu.", "<He/She> likes belly rubs, but only up to the third one."),
]
KIND = {
    "dog": [("Kocha wodę: wskoczy do jeziora, rzeki i każdej kałuży.", "<He/She> loves water and will jump into a lake, a river and every puddle."), ("Idealny kompan do biegania, roweru i górskich wędrówek.", "A perfect companion for running, cycling and mountain hikes."),
            ("Trenuje agility i tropienie, a nosem znajdzie każdą parówkę.", "<He/She> trains agility and tracking and finds any sausage by nose."), ("Kaganiec zakłada bez protestu, w tramwaju siedzi spokojnie.", "<He/She> accepts a muzzle and sits quietly on the tram."),
            ("Goni koty, wiewiórki i rowerzystów, więc smycz jest konieczna.", "<He/She> chases cats, squirrels and cyclists, so a lead is a must."), ("Szczeka na dzwonek i świetnie stróżuje na podwórku.", "<He/She> barks at the bell and guards the yard very well."),
            ("Ciągnie na smyczy jak parowóz, ćwiczymy luźne chodzenie w szelkach.", "<He/She> pulls like a steam engine; we are practising with a harness."), ("Nie niszczy mebli, a sikanie załatwia wyłącznie na trawniku.", "<He/She> does not destroy furniture and is fully house-trained."),
            ("Uczy<ł/ła> się pracy dogoterapeuty z seniorami.", "<He/She> was learning to be a therapy dog for the elderly."), ("Kopie w ogrodzie doły godne archeologa.", "<He/She> digs holes in the garden worthy of an archaeologist.")],
    "cat": [("Poluje na wędkę z piórkami i laserową kropkę.", "<He/She> hunts the feather wand and the laser dot."), ("Śpi na kaloryferze, a w upały w umywalce.", "<He/She> sleeps on the radiator and, in the heat, in the washbasin."),
            ("Pije wyłącznie z fontanny albo z kapiącego kranu.", "<He/She> drinks only from a fountain or a dripping tap."), ("Tęskni za słońcem: szukamy mieszkania z osiatkowanym balkonem lub wolierą.", "<He/She> longs for the sun: we seek a flat with a netted balcony or a cat run."),
            ("Udeptuje koc jak ciasto na pierogi.", "<He/She> kneads the blanket like dumpling dough."), ("Kartonowe pudełko ceni wyżej niż markowy domek.", "<He/She> values a cardboard box above a designer house."),
            ("Jest kotem wolno żyjącym i nadaje się do stajni albo na strych.", "A free-living cat, suited to a stable or an attic."), ("Miauczy operowo o czwartej nad ranem.", "<He/She> meows like an opera singer at four in the morning."),
            ("Łapie myszy z zawodową precyzją.", "<He/She> catches mice with professional precision."), ("Domaga się szczotkowania, bo długie futro szybko się kołtuni.", "<He/She> demands brushing because the long fur tangles quickly.")],
    "": [("Najchętniej je marchewkę, jabłka i świeży koperek.", "<He/She> prefers carrots, apples and fresh dill."), ("Potrzebuje przestronnej klatki, tunelu i codziennego wybiegu.", "<He/She> needs a roomy cage, a tunnel and a daily run."),
         ("Lampa grzewcza i terrarium wyjeżdżają w komplecie.", "The heat lamp and the terrarium come as a set."), ("Skrzydło po złamaniu zrosło się krzywo, więc nie wróci do natury.", "A wing healed crooked after a fracture, so there is no way back to the wild."),
         ("Zna pastwisko, siodło i bryczkę, kopyta podaje do kowala.", "<He/She> knows pasture, saddle and cart and lifts hooves for the farrier."), ("Wełna rośnie jak na drożdżach, strzyżenie konieczne wiosną.", "The wool grows fast; shearing is needed in spring."),
         ("Gwiżdże melodię z reklamy i naśladuje dzwonek telefonu.", "<He/She> whistles an advertising tune and imitates a telephone."), ("Mieszka w akwarium z filtrem i zamkiem z ceramiki.", "<He/She> lives in an aquarium with a filter and a ceramic castle."),
         ("Skubie siano, trawę i liście mniszka przez cały dzień.", "<He/She> nibbles hay, grass and dandelion leaves all day."), ("Zimę przesypia w stercie liści za magazynem.", "<He/She> sleeps the winter in a heap of leaves behind the store.")],
}
HEALTH = [
    ("Choruje na cukrzycę i dwa razy dziennie dostaje insulinę.", "<He/She> has diabetes and gets insulin twice a day."), ("Ma padaczkę, ustabilizowaną tabletkami.", "<He/She> has epilepsy, stable on tablets."),
    ("Jest <głuchy/głucha>, ale świetnie czyta gesty.", "<He/She> is deaf but reads gestures very well."), ("Nie widzi od urodzenia; niewidome zwierzę też potrafi cieszyć się życiem.", "Blind since birth; a blind animal can enjoy life too."),
    ("Porusza się na wózku inwalidzkim po urazie kręgosłupa.", "<He/She> moves in a wheelchair after a spinal injury."), ("Walczy z nadwagą i jest na ścisłej diecie.", "<He/She> fights obesity and is on a strict diet."),
    ("Serce wymaga kontroli kardiologa co kwartał.", "<His/Her> heart needs a cardiologist every quarter."), ("Nosi gips na tylnej łapie po złamaniu.", "<He/She> wears a plaster cast on a hind leg after a fracture."),
    ("Usunięto <mu/jej> wszystkie zęby, je tylko mokrą karmę.", "All teeth were removed, so only wet food will do."), ("Leczymy świerzb i łysienie, futro już odrasta.", "We are treating mange; the fur is growing back."),
    ("Przeszed<ł/ła> parwowirozę i cudem <wyzdrowiał/wyzdrowiała>.", "<He/She> survived parvovirus and recovered by a miracle."), ("Stawy dokuczają zimą, pomaga rehabilitacja i laser.", "The joints ache in winter; physiotherapy helps."),
]
# What people ask for in other words than these, and what is denied.
SAID = [
    ("Nie słyszy, dlatego uczymy <go/ją> gestów.", "<He/She> cannot hear, so we teach <him/her> by gestures."),
    ("Nic nie widzi, a mimo to zawsze trafia do miski.", "<He/She> cannot see and still always finds the bowl."),
    ("Straci<ł/ła> przednią łapę, ale biega szybciej od innych.", "<He/She> lost a front leg but runs faster than the others."),
    ("Choruje na serce i codziennie przyjmuje tabletki.", "<He/She> has a heart condition and takes tablets every day."),
    ("Nie lubi kotów i trzeba <go/ją> trzymać od nich z daleka.", "<He/She> does not like cats and must be kept away from them."),
    ("Nie toleruje innych psów, nawet na spacerze.", "<He/She> does not tolerate other dogs, even on a walk."),
    ("Nie nadaje się do domu z małymi dziećmi.", "<He/She> is not suited to a home with small children."),
    ("Nie boi się burzy ani wystrzałów.", "<He/She> is not afraid of storms or bangs."),
    ("Prawie nie szczeka i nie skacze na gości.", "<He/She> hardly ever barks and does not jump at guests."),
    ("Zachowuje czystość w domu i spokojnie przesypia noc.", "<He/She> is house trained and sleeps through the night."),
    ("Nierozłączna para: do adopcji tylko razem z rodzeństwem.", "A bonded pair: to be adopted together with a sibling only."),
    ("Nie może zostawać <sam/sama>, bo wyje pod drzwiami.", "<He/She> cannot be left alone, for <he/she> howls at the door."),
    ("Spokojnie zostaje <sam/sama> na kilka godzin.", "<He/She> calmly stays alone for a few hours."),
    ("To dobry wybór na pierwszego psa albo kota.", "A good choice for first time owners."),
    ("Cierpi na niewydolność nerek i je specjalną karmę.", "<He/She> suffers from kidney failure and eats special food."),
    ("Uwielbia głaskanie i od razu wskakuje na kolana.", "<He/She> loves being stroked and sits on laps at once."),
]
TOY_KINDS = [("gumow<y/a/e>", "rubber"), ("pluszow<y/a/e>", "plush"), ("piszcząc<y/a/e>", "squeaky"), ("drewnian<y/a/e>", "wooden"), ("wełnian<y/a/e>", "woollen"), ("fioletow<y/a/e>", "purple"), ("zielon<y/a/e>", "green"), ("obgryzion<y/a/e>", "chewed"), ("świecąc<y/a/e>", "glowing"), ("skórzan<y/a/e>", "leather")]
# gender of the noun: 0 masculine, 1 feminine, 2 neuter
TOYS = [(0, "pająk", "spider"), (0, "krokodyl", "crocodile"), (0, "kurczak", "chicken"), (0, "pingwin", "penguin"), (0, "hipopotam", "hippo"), (0, "banan", "banana"), (0, "sznur", "rope"), (0, "dzwonek", "bell"), (0, "jeż", "hedgehog"), (0, "smok", "dragon"), (0, "kapeć", "slipper"), (0, "patyk", "stick"),
        (1, "kaczka", "duck"), (1, "piłka", "ball"), (1, "mysz", "mouse"), (1, "ośmiornica", "octopus"), (1, "marchewka", "carrot"), (1, "żyrafa", "giraffe"), (1, "kość", "bone"), (1, "lalka", "doll"), (1, "gąsienica", "caterpillar"), (1, "rękawiczka", "glove"), (1, "butelka", "bottle"), (1, "wiewiórka", "squirrel"),
        (2, "kółko", "ring"), (2, "jajko", "egg"), (2, "serce", "heart"), (2, "frisbee", "frisbee"), (2, "jabłko", "apple"), (2, "wiaderko", "bucket"), (2, "piórko", "feather"), (2, "pudełko", "box")]
TOY = [("Ulubiona zabawka to {toy}.", "The favourite toy is a {toy_en}."), ("Na pierwszym spotkaniu przyniós<ł/ła> nam swój skarb: {toy}.", "At our first meeting <he/she> brought us a treasure: a {toy_en}."), ("Nie zaśnie, jeśli obok nie leży {toy}.", "<He/She> will not sleep unless a {toy_en} lies nearby.")]

# More kinds of institutions' names, as texts.INST_KINDS
INSTITUTIONS = {
    "shelter": [("Schronisko „Na Paluchu” {t}", "“Na Paluchu” Shelter {t}"), ("Schronisko „Psie Pole” {t}", "“Dogs' Field” Shelter {t}"), ("Miejskie Schronisko dla Zwierząt {t}", "{t} Municipal Animal Shelter")],
    "foundation": [("Fundacja „Zwierzogranie” {t}", "“Zwierzogranie” Foundation {t}"), ("Fundacja Siódme Życie {t}", "Seventh Life Foundation {t}"), ("Fundacja „Mokry Nos” {t}", "“Wet Nose” Foundation {t}"), ("Fundacja „Merdający Ogon” {t}", "“Wagging Tail” Foundation {t}")],
    "sanctuary": [("Azyl „Koński Raj” {t}", "“Horse Paradise” Sanctuary {t}"), ("Folwark Ocalonych {t}", "Farm of the Rescued {t}")],
    "foster": [("Dom Tymczasowy „Koci Zakątek” {t}", "“Cat Corner” Foster Home {t}"), ("Tymczasowo u Basi {t}", "Basia's Temporary Home {t}")],
    "rescue": [("Pogotowie „Jeżowisko” {t}", "“Hedgehog Hill” Rescue {t}"), ("Ekostraż {t}", "Eco Guard {t}")],
    "rehabilitation": [("Ośrodek „Dzika Ostoja” {t}", "“Wild Refuge” Centre {t}")],
    "clinic": [("Lecznica „Pod Łapą” {t}", "“Under the Paw” Clinic {t}")],
    "other": [("Stowarzyszenie „Psiakowo” {t}", "“Psiakowo” Association {t}")],
}
