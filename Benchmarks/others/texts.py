"""Sentences for generate.py --others, as texts.py has them: pairs (Polish, English), in other words."""

INTRO = [
    ("Cześć, tu **@**! Podobno mam najładniejsze oczy w całym ośrodku.", "Hi, **@** here! They tell me I have the prettiest eyes in the place."),
    ("**@** – <chłopak/dziewczyna> z charakterem, wciąż bez własnego adresu.", "**@** – a <lad/lass> with character and still no address of <his/her> own."),
    ("Nazywam się **@** i od wiosny wypatruję swojego człowieka zza krat.", "My name is **@**, and since spring I have been looking out for my person from behind bars."),
    ("W skrócie: **@**, do wzięcia od zaraz, pakiet miłości gratis.", "In short: **@**, ready to go today, a parcel of love included."),
    ("Kto pokocha takie stworzenie jak **@**? Zapytań na razie zero.", "Who will love a creature like **@**? Not a single enquiry so far."),
    ("**@** nikomu nie wpada w oko, bo na widok zwiedzających znika w kącie.", "Nobody notices **@**, for <he/she> vanishes into a corner when visitors come."),
    ("Notatka z boksu numer pięć: **@** to <ulubieniec/ulubienica> całej zmiany.", "Note from kennel number five: **@** is the favourite of the whole shift."),
    ("**@** to istny promyk słońca w pochmurny dzień.", "**@** is a ray of sunshine on a cloudy day."),
]

HISTORY = [
    ("Wzięli <go/ją> na próbę i odwieźli po trzech dniach, bo linieje.", "A family tried <him/her> out and brought <him/her> back after three days because of shedding."),
    ("Jako maluch dorasta<ł/ła> w garażu bez okien.", "As a little one <he/she> grew up in a garage without windows."),
    ("Straż miejska zabrała <go/ją> z ruchliwego skrzyżowania.", "The city guard picked <him/her> up at a busy crossroads."),
    ("Ktoś przerzucił <go/ją> nocą przez nasz płot.", "Somebody threw <him/her> over our fence at night."),
    ("Opiekunka wyemigrowała do Anglii i nie zabrała <go/jej> ze sobą.", "The carer emigrated to England and did not take <him/her> along."),
    ("Właściciel zrzekł się praw z powodu eksmisji.", "The owner signed <him/her> over after being evicted."),
    ("Przeszłość pozostaje zagadką: ani obroży, ani ogłoszeń w sieci.", "The past remains a riddle: no collar, no adverts on the net."),
    ("To już czwarta zima za kratami i żadnego telefonu w <jego/jej> sprawie.", "This is the fourth winter behind bars without a single phone call about <him/her>."),
]

CHARACTER = [
    ("Oaza spokoju, nic nie burzy <mu/jej> humoru.", "An oasis of calm whose mood nothing can upset."),
    ("Żywe srebro: biega, skacze, wszędzie <go/jej> pełno.", "Quicksilver: <he/she> runs, jumps and is everywhere at once."),
    ("Pieszczoch, który nadstawia brzuch każdemu, kto ma wolną rękę.", "A softie who offers <his/her> tummy to anyone with a free hand."),
    ("Lękliw<y/a>: kuli się, gdy ktoś podnosi rękę.", "Timid: <he/she> cowers when somebody raises a hand."),
    ("Chadza własnymi drogami i nie chce być <noszony/noszona> na rękach.", "<He/She> goes <his/her> own way and does not want to be carried."),
    ("Za smaczek zrobi wszystko, prawdziwy żarłok.", "A real glutton who would do anything for a snack."),
    ("Bystrzak, w lot łapie każde polecenie.", "A bright spark who picks up every cue in no time."),
    ("Ciężko znosi pobyt za kratami, gaśnie z dnia na dzień.", "<He/She> takes life behind bars badly and is fading day by day."),
    ("Figlarz, któremu w głowie tylko psoty i gonitwy.", "A prankster with nothing but mischief and chasing in mind."),
    ("Każdego napotkanego człowieka traktuje jak przyjaciela.", "<He/She> treats every person <he/she> meets as a friend."),
    ("Potrafi kłapnąć zębami, kiedy czuje się <osaczony/osaczona>.", "<He/She> may snap when <he/she> feels cornered."),
]

PEOPLE = [
    ("Do maluchów ma anielską cierpliwość.", "<He/She> has the patience of an angel with little ones."),
    ("Nie polecamy do rodziny z niemowlakiem ani przedszkolakiem.", "Not recommended for a family with a baby or a toddler."),
    ("Mieszka<ł/ła> z mruczkami i przechodzi obok nich obojętnie.", "<He/She> has lived with felines and walks past them without interest."),
    ("Wyłącznie jako jedynak, konkurencji nie zniesie.", "As the only animal, please: <he/she> cannot bear rivals."),
    ("Psi koledzy mile widziani, chętnie dzieli z nimi posłanie.", "Canine friends are welcome; <he/she> gladly shares a bed with them."),
    ("Dla emeryta w sam raz: niewymagając<y/a>, bez fochów.", "Just right for a pensioner: undemanding, no sulking."),
    ("Potrzebny doświadczony opiekun, to nie jest zwierzę dla początkujących.", "An experienced keeper is needed; this is no animal for beginners."),
]

DOG = [
    ("Załatwia się wyłącznie na dworze, w mieszkaniu ani kropelki.", "<He/She> toilets outdoors only, not a drop inside."),
    ("Spaceruje przy nodze, smycz zawsze luźna.", "<He/She> walks to heel, the leash always slack."),
    ("Rwie do przodu jak lokomotywa, na spacer trzeba krzepy.", "<He/She> lunges ahead like a locomotive; walks take muscle."),
    ("Kaganiec wkładamy przy obcych psach, bo potrafi zaatakować.", "We use a muzzle near strange dogs, for <he/she> may attack."),
    ("Szczekliw<y/a>: sąsiedzi za cienką ścianą nie byliby zachwyceni.", "A barker: neighbours behind a thin wall would not be delighted."),
]
CAT = [
    ("Kuwetkowo bez zarzutu.", "Litter box manners are faultless."),
    ("Wyłącznie mieszkanie bez wychodzenia, okna i balkon osiatkowane.", "An indoor flat only, with windows and balcony behind nets."),
    ("Ugniata ludzi jak drożdżówkę i burczy przy tym niczym silniczek.", "<He/She> kneads people like a bun and rumbles like a small engine."),
    ("Dziczek: do dotyku nieskor<y/a>, obserwuje nas spod szafy.", "Half wild: not keen on touch, <he/she> watches us from under the wardrobe."),
]
OTHER = [
    ("Do adopcji z pobratymcem, samotne życie w tym gatunku to udręka.", "To be adopted with a companion: a solitary life is torment in this species."),
    ("Wyprawka: domek, poidło i miska.", "Comes with: a house, a drinker and a bowl."),
    ("Opieka wymaga wiedzy, chętnie wyślemy broszurę.", "Care takes knowledge; we gladly send a booklet."),
]

HEALTH = [
    ("Weterynarz wysłuchał szmery w sercu, stąd pigułki rano i wieczorem.", "The vet heard a heart murmur, hence pills morning and evening."),
    ("Alergik: tylko karma hipoalergiczna z owadów.", "An allergy sufferer: hypoallergenic insect food only."),
    ("Morfologia wzorcowa, zdrow<y/a> jak ryba.", "Blood counts exemplary, fit as a fiddle."),
    ("Dysplazja bioder, po schodach wnosimy.", "Hip dysplasia; we carry <him/her> upstairs."),
]

LIST_HEAD = [
    ("Warunki oddania:", "Conditions of adoption:"),
    ("Idealny opiekun dla <niego/niej> zapewni:", "The perfect keeper for <him/her> gives:"),
    ("### Fakty", "### Facts"),
    ("Lista życzeń:", "Wish list:"),
]
LIST_ITEM = [
    ("wysokie ogrodzenie, minimum metr osiemdziesiąt", "high fencing, at least 1.8 metres"),
    ("**siatka** na balkonie i w oknach", "**netting** on balcony and windows"),
    ("dom z ogródkiem, bez kojca", "a house with a garden and no outdoor pen"),
    ("żadnych schodów", "no stairs"),
    ("dużo wysiłku i zabaw węchowych", "plenty of activity and scent games"),
    ("konsultacja z zoopsychologiem", "a consultation with an animal psychologist"),
    ("leczenie przez rok po naszej stronie", "treatment at our expense for a year"),
    ("wizyta przedadopcyjna i **umowa**", "a home check and a **contract**"),
    ("cisza i stały plan dnia", "silence and a fixed daily plan"),
    ("ktoś, kto pracuje zdalnie", "somebody who works from home"),
    ("miękka kanapa do dyspozycji", "a soft couch at <his/her> disposal"),
]

CLOSING = [
    ("Pierwszy krok to [formularz](https://www.adopcje.example.pl/formularz).", "The first step is the [form](https://www.adopcje.example.pl/en/form)."),
    ("Dzwoń po szesnastej, wcześniej sprzątamy boksy.", "Ring after four; before that we are cleaning kennels."),
    ("Nie kupuj, adoptuj; a jeśli nie możesz, wpłać grosik.", "Adopt, do not shop; and if you cannot, chip in a penny."),
    ("Filmiki wrzucamy na https://www.facebook.com/example.adopcje pod hasłem @.", "Clips are at https://www.facebook.com/example.adopcje under @."),
    ("Zapraszamy w **niedziele od 10 do 13**.", "Come and see us **on Sundays from 10 to 1**."),
    ("Szukamy też [tymczasu](https://www.adopcje.example.pl/tymczas) choćby na miesiąc.", "We also seek a [temporary home](https://www.adopcje.example.pl/en/temporary), if only for a month."),
]

TABLE = ("| Cecha | Ocena |\n| --- | --- |\n| apetyt | 5 |\n| zaufanie | 4 |",
         "| Feature | Mark |\n| --- | --- |\n| appetite | 5 |\n| trust | 4 |")

INST = [
    ("Działamy od powodzi, kiedy sąsiedzi skrzyknęli się, by ratować porzucone stworzenia.", "We began with the flood, when neighbours joined forces to save abandoned creatures."),
    ("W ubiegłym roku przekazaliśmy w dobre ręce trzystu podopiecznych.", "Last year we handed three hundred wards into good hands."),
    ("Mamy kociarnię, szpitalik i trzydzieści boksów z podgrzewaną podłogą.", "We have a cattery, a sick bay and thirty kennels with heated floors."),
    ("Gmina opłaca prąd, resztę dokładają darczyńcy.", "The municipality pays for electricity, donors for the rest."),
    ("Adoptujący podpisują umowę, a my odwiedzamy ich po miesiącu.", "Adopters sign a contract and we visit them after a month."),
    ("Spacerowiczów szkolimy w pierwszą sobotę miesiąca.", "We train walkers on the first Saturday of the month."),
    ("Każdy przelew księgujemy jawnie, sprawozdania wiszą na tablicy.", "Every transfer is booked openly; reports hang on the board."),
    ("Telefon alarmowy odbiera dyżurny także w święta.", "The hotline is answered even on holidays."),
    ("W szkołach opowiadamy o kastracji i czipowaniu.", "We talk at schools about neutering and microchips."),
]

# names: male / female
NAMES = {
    "dog": ("Figo Kropek Nero Cyklon Bej Dragon Wiking Pirat Szogun Tango Twister Rico Diego Pablo Enzo Luigi Mario Hubert Ludwik Zygmunt Marian Janusz Heniek Stasiek Władek Bonus Fargo Czort Drops Lizak Batonik Grahamek Kajzer Tost Bekon Salami Chorizo Gulasz Kabanos Ketchup Wasabi Sushi Ramen Falafel Hummus Banjo Fagot".split(),
            "Figa Kropka Fiona Gapa Dora Doris Tequila Whisky Sangria Lambada Rumba Salsa Samba Polka Aria Nuta Kantata Sonata Harfa Bronka Stefania Jadwiga Zofia Halszka Grażka Gertruda Ingrid Astrid Olga Nadia Tamara Sasza Paprotka Jagna Hanka Zuzka Ruda Czarna Siwa Biedronka Pszczółka Ważka Osa".split()),
    "cat": ("Kropek Mruczuś Rysiek Bonus Figiel Psikus Hultaj Zbój Korsarz Neptun Maniek Zenobiusz Walery Alojzy Eustachy Kajetan Euzebiusz Oscar Simon Oliver Milo Loki Thor Gizmo Pixel Bajt Router Grosik Dukat Talar".split(),
            "Kropka Figa Gizela Pixie Mysia Myszka Mgła Migotka Fela Felicja Felka Kunegunda Leokadia Petronela Pelagia Klementyna Amelka Nela Nelka Zoja Lilu Yuki Sakura Hana Kira Kiara Akira Malaga Grzanka Rzepka Dyńka Fasolka".split()),
    "": ("Tuptuś Tupek Skoczek Hopek Dziadek Leopold Hipolit Anatol Onufry Pankracy Serwacy Bonifacy Barnaba Kornel Oset Łopian Szczaw Chmiel Piast Lech Popiel".split(),
         "Tuptusia Hopka Babunia Hortensja Eufemia Genowefa Apolonia Salomea Kornelia Barbórka Trawka Miętka Rzęsa Bylica Szarłatka Ikra Foka Pliszka Czapla Pustułka".split()),
}

BREEDS = {
    "dog": [("mieszaniec", "mixed breed", 1)],
    "cat": [("europejski", "European", 1)],
    "rabbit": [("baranek karzełkowaty", "mini lop", 30), ("królik angorski", "Angora rabbit", 15), ("rex", "Rex rabbit", 15), ("lwia główka", "lionhead", 25), ("olbrzym belgijski", "Flemish giant", 15)],
    "rodent": [("kawia domowa rozetka", "Abyssinian guinea pig", 40), ("chomik dżungarski", "Djungarian hamster", 20), ("myszoskoczek", "gerbil", 15), ("koszatniczka", "degu", 15), ("szczur dumbo", "dumbo rat", 10)],
    "ferret": [("fretka albinos", "albino ferret", 1), ("tchórzofretka", "polecat hybrid", 1)],
    "bird": [("kanarek", "canary", 30), ("nierozłączka", "lovebird", 25), ("żako", "African grey parrot", 15), ("kura zielononóżka", "green-legged hen", 20), ("gęś zatorska", "Zator goose", 10)],
    "reptile": [("żółw stepowy", "Horsfield tortoise", 40), ("gekon lamparci", "leopard gecko", 30), ("wąż zbożowy", "corn snake", 30)],
    "fish": [("welonka", "fantail", 1), ("bojownik", "Siamese fighting fish", 1)],
    "horse": [("hucuł", "Hutsul", 30), ("koń wielkopolski", "Wielkopolska horse", 25), ("fryz", "Friesian", 10), ("kłusak", "trotter", 20), ("kuc walijski", "Welsh pony", 15)],
    "farm": [("owca wrzosówka", "heath sheep", 30), ("koza karłowata", "pygmy goat", 30), ("świnia wietnamska", "pot-bellied pig", 25), ("krowa jersey", "Jersey cow", 10), ("osioł", "donkey", 15)],
    "wild": [("wiewiórka pospolita", "red squirrel", 25), ("puszczyk", "tawny owl", 20), ("jerzyk", "common swift", 20), ("zając szarak", "brown hare", 20), ("borsuk", "badger", 15), ("łabędź niemy", "mute swan", 15)],
    "other": [("lama", "llama", 1), ("lotopałanka", "sugar glider", 1)],
}
MARKS = [("strzałka na czole", "blaze on the forehead"), ("obcięty czubek ucha", "tipped ear"), ("brak ogona", "no tail"), ("zakręcony ogonek", "curly tail"), ("heterochromia", "heterochromia"), ("białe łapki", "white paws"), ("klapnięte lewe uszko", "floppy left ear"), ("czarna kropka na nosku", "black dot on the nose"), ("krzywy zgryz", "crooked bite"), ("wypłowiała grzywa na karku", "faded mane on the neck"), ("szrama nad okiem", "scar above the eye"), ("siwizna na pysku", "greying muzzle")]
NOTES = [("białaczka (FeLV), wynik dodatni", "leukaemia (FeLV) positive"), ("FIV+, niezaraźliwy dla ludzi", "FIV+, not contagious to people"), ("alergia pokarmowa, bez zboża", "food allergy, grain free"), ("jednooki po infekcji", "one-eyed after an infection"), ("astma, inhalator", "asthma, inhaler"), ("głuchota wrodzona", "congenital deafness"), ("trzy łapy, bez ograniczeń", "three legs, no limits"), ("choroba nerek, stadium drugie", "kidney disease, stage two"), ("świeżo po zabiegu, szwy do zdjęcia", "just operated on, stitches to come out")]
NEEDS = [("puszki z indykiem", "tins of turkey"), ("mleko dla osesków", "milk replacer for orphans"), ("pościel i kołdry", "bed linen and duvets"), ("żwirek drewniany", "wood pellets for litter"), ("proszek do prania", "washing powder"), ("szelki typu guard", "guard harnesses"), ("rękawiczki jednorazowe", "disposable gloves"), ("kongi i gryzaki", "kongs and chews"), ("słoma do bud", "straw for kennels"), ("preparaty na kleszcze", "tick repellents"), ("worki na odchody", "poo bags"), ("węgiel", "coal")]
PERSONS = "Zuzanna Bąk;Ryszard Gil;Danuta Lis;Kamil Sowa;Iwona Czyż;Roman Wilk;Alicja Pawlak;Wiesław Kruk;Jolanta Sikora;Bartosz Żak".split(";")
STREETS = "Lipowa;Brzozowa;Młyńska;Stawowa;Torowa;Fabryczna;Armii Krajowej;Piaskowa;Cmentarna;Rzeczna;Dworcowa;Reymonta;Tuwima;3 Maja;Żurawia;Borowa;Objazdowa".split(";")
BANKS = "102 105 109 114 124 132 144 154 160 187 203 249".split()
INST_KINDS = [  # weight, type, (pl, en) with {t} the town
    (34, "shelter", [("Przytulisko „Budzik” {t}", "“Budzik” Shelter {t}"), ("Schronisko „Szansa” {t}", "“Szansa” Shelter {t}")]),
    (26, "foundation", [("Fundacja „Łapa w Łapę” {t}", "“Paw in Paw” Foundation {t}"), ("Fundacja „Kocimiętka” {t}", "“Catmint” Foundation {t}"), ("Fundacja Przygarnij Mnie {t}", "Take Me In Foundation {t}")]),
    (9, "sanctuary", [("Azyl „Ranczo Ocalałych” {t}", "“Survivors' Ranch” Sanctuary {t}"), ("Azyl „Cicha Dolina” {t}", "“Quiet Valley” Sanctuary {t}")]),
    (10, "foster", [("Tymczas „Kanapa” {t}", "“Couch” Foster Home {t}"), ("Koci Hotelik u Marty {t}", "Marta's Cat Foster {t}")]),
    (8, "rescue", [("Zwierzęcy Patrol {t}", "Zwierzęcy Patrol {t}"), ("Inspektorat Ochrony Zwierząt {t}", "{t} Animal Inspectorate")]),
    (5, "rehabilitation", [("Leśne Pogotowie „Puszczyk” {t}", "“Tawny Owl” Forest Ambulance {t}")]),
    (5, "clinic", [("Gabinet Weterynaryjny „Animalia” {t}", "“Animalia” Veterinary Surgery {t}")]),
    (3, "other", [("Stowarzyszenie „Zwierzęcy Telefon Zaufania” {t}", "“Animal Helpline” Association {t}")]),
]
HOME = ("Wszyscy podopieczni w jednym miejscu.\n\n## Jak to działa\n\n1. Przeglądaj ogłoszenia.\n2. Zadzwoń.\n3. **Przyjedź** i poznaj zwierzaka.\n",
        "All wards in one place.\n\n## How it works\n\n1. Browse the adverts.\n2. Call.\n3. **Come** and meet the animal.\n")
