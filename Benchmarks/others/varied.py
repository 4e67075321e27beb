"""What generate.py --varied --others also draws on: as varied.py, in other words."""

FIRST_TOWNS = ("Warszawa Kraków Gdynia Olsztyn Łódź Opole Kielce Radom Gliwice Poznań Bydgoszcz Jelenia_Góra Wrocław Zamość Zakopane Suwałki Gdańsk Szczecin "
               "Rybnik Tychy Tarnów Koszalin Sanok Gorzów_Wielkopolski Katowice Ruda_Śląska Toruń Lublin Białystok Rzeszów Mińsk_Mazowiecki Stalowa_Wola Nowy_Targ "
               "Żywiec Łomża Częstochowa Kołobrzeg Zielona_Góra").split()
ORIGINS = [("Nowego Sącza", "Nowy Sącz"), ("Elbląga", "Elbląg"), ("Torunia", "Toruń"), ("Lublina", "Lublin"), ("Warszawy", "Warsaw"), ("Krakowa", "Cracow"),
           ("Opola", "Opole"), ("Radomia", "Radom"), ("Przemyśla", "Przemyśl"), ("Gdyni", "Gdynia"), ("Berlina", "Berlin"), ("Wilna", "Vilnius"), ("Odessy", "Odesa"), ("Londynu", "London")]

NAMES = {
    "dog": ("Akord Alf Amok Arktos Astro Bajer Bandzior Barni Basior Beethoven Bingo Bond Bosco Brodacz Browar Brysio Brzdąc Budyń Bumer Całus Chaber Chester Chico Czester Czips Denis Dexter Dingo Dunaj Eddy Elvis Farcik Fenek Ferdek Figo Fiodor Flapi Flip Foks Forest Fred "
            "Fryderyk Gienek Giotto Gonzo Grappa Gryps Gryf Guliwer Hades Haker Harry Hipis Homer Jogi Johnny Josef Kapitan_Nemo Karmelek Karo Kastor Kenzo Kleks Klusek Kmicic Koksik Kropek Krawat Lary Lenon Leoncio Lepek Limo Lopez Lupus Majster Malbec "
            "Marcel Mars Medyk Melon Merlin Miodek Morus Mustang Nemo Neron Norman Obi Oczko Ogar Okruch Orion Orzech Pan_Tadeusz Paragraf Pasztet Pedro Piegus Pikolo Placek Platon Popcorn Puzon Radar Ramzes Rasta Reksik Rocco Rogalik Rufi Sabat Sajgon Sam Sarmata "
            "Schabik Skipper Smerf Smyk Sonik Spike Stary_Józek Sułtan Szarlatan Szeryfek Sznycel Szyszek Tarot Teddy Teo Tornado Toro Troll Tytan Uszatek Volt Waldek Walduś Wezyr Winston Wołodyjowski Wrzos Yogi Zagłoba Zbyś Zorro Żelek".split(),
            "Abby Adela Agrafka Alaska Alma Amba Amba_Mała Anielka Ariel Arizona Asta Babette Bafi Bambina Bari Bartna Basta Bazia Bibi Bimba Blondi Bombka Boni Bryza Bubu Bugi Cora Czaja Czika Dafne Dakota Dalia Dama Debra Delta Dizi Drama Duszka Dziunia Edyta Elfka "
            "Ewa Fala Figa Figunia Finka Flisa Foczka Fretka Fuga Furia Gama Gracja Grappa Hilda Honda Ida Iskra Jaskra Jessi Jodła Jola Jutrzenka Kaja Kajka Kama Karma Kasztanka Keira Kendra Kesi Klara Kokosanka Kora Korba Krewetka Kropeczka Kropka Kulka Lady "
            "Lalka Lana Leja Lenka Liza Loczka Lotka Lusi Łapka Łata Łezka Mafia Magia Mamba Manka Marcela Mariola Merida Miki Mina Miszka Moka Morgana Mucha Musztarda Naleśnika Nika Nilla Nina Norka Nowa Nuna Oda Oleńka Pani_Bovary Panda Pandora Pasta Pepa "
            "Petra Pianka Pipi Pola Psotka Punia Raja Ramona Rita Rolada Roszponka Ryba Ryśka Sabina Safi Sally Saszetka Sawa Sella Senta Sepia Sisi Skierka Smuga Snopka Sol Sparta Stara_Zosia Sunia Szanta Szarlotka Szelka Szila Szprota Tajga Tapas Telma Tequila "
            "Tola Toska Trawa Tuja Tundra Uma Vika Viva Wafla Wega Winia Wisła Wrona Żurawina Zołza Zuzia".split()),
    "cat": ("Arcyksiążę Azor Bambosz Baltazar Bazyl Beniek Brylant Bryś Buras Burasek Cykor Czaruś Czesio Dyzio Dymitr Edward Fistach Fredek Futrzak Gucio Hektor Hycel Janek Jazz Joda Kaktus Kapiszon Kartofelek Kazio Kleks Klakson Kłębek Korek Krecik Kropek Laser Lemur "
            "Leon Lucek Łatek Makaron Manul Marcyś Miętus Młynek Mops Muffinek Nektar Nocek Obwarzanek Okruszek Olaf Pan_Maślak Parys Pieróg Pomponik Precelek Prążek Puch Pulpet Rambo Rupert Sir_Henry Skarpetek Smalec Sonet Sułtan Szczurek Śledź Śmietanek Tofu Tofik Tonik Tygrysek "
            "Udon Wacek Wiórek Wojtek Żurek".split(),
            "Alfa Ananaska Aronia Babka Bajaderka Balbinka Beata Bibułka Błotka Buba Bułeczka Burka Chia Chmurka Chrupka Cykoria Dama_Kier Daktylka Dziunia Elwira Emma Eska Fantazja Figa Filutka Flądra Foczka Fruzia Furia Gaja Gienka Granda Guma Hela Helenka Histeria Iwa Izka Jaga Jaśmina "
            "Kaczuszka Kapsułka Karmela Kizia Kluska Koala Kotlinka Kropcia Kropka Księga Lady_Fifi Lawina Leja Lili Lola Łatka Łyżka Madzia Makrela Mania Matylda Melisa Mięta Milunia Mirabelka Morelka Motylka Mufka Mżawka Nocka Nori Owsianka Panienka Panna_Cotta Papierówka Papla "
            "Pinezka Pinka Plotka Polcia Ptysia Pusia Rozalia Ruda Ryśka Sałatka Sardynka Sezamka Skarpetka Smuga Sojka Szelma Szpilka Śmietanka Śrubka Tabaka Tola Trufelka Tymianka Uszka Wisienka Zgaga Ziuta Żabka Żyletka".split()),
    "": ("Bączek Borówek Bródka Chwast Cyryl Czubek Dżygit Felicjan Gacuś Gwizdek Hipcio Indyk Iryd Jantar Kapciuch Kłapek Kłus Kolec Koperek Korniszon Kubraczek Lolo Lucuś Łobuziak Maestro Marchewek Marengo Mocarz Oregano Ornat Pan_Jeż Parowóz Pestek Pierzasty Pigment Pompon "
         "Ptyś Rabarbar Rumak Rydzyk Siwy Skrzat Sprężyna Stóg Szept Szyszkownik Śpiewak Trawek Turkot Wicherek Zapał Zgrzebny".split(),
         "Amazonka Arnika Babinka Bazylia Biała_Dama Brukselka Bryndza Cebulka Chudoba Czereda Dereń Dziupla Faramuszka Gerbera Gęsia Grusza Gryka Iskra Jaszczurka Kalarepa Kantyna Karina Kłosia Kobyłka Kolendra Krasawica Lebioda Lawenda Lukrecja Łuska Macierzanka Mgiełka Niezapominajka "
         "Olcha Oliwia Pokrzywa Rosiczka Rukola Ruta Rzeżucha Siwucha Słomka Szałwia Szarańcza Szyszunia Tymotka Wełniana Wierzbina Wika Zadymka Ziarna Żonkila".split()),
}

BREEDS = {
    "dog": [("mieszaniec", "mixed breed", "kilku ras naraz", "several breeds at once", 34), ("kundel", "mutt", "niejednego podwórka", "many backyards", 14), ("mix owczarka belgijskiego", "Belgian shepherd cross", "malinois", "a malinois", 6), ("border collie", "border collie", "bordera", "a border", 4),
            ("mix border collie", "border collie cross", "bordera", "a border", 4), ("cocker spaniel angielski", "English cocker spaniel", "spaniela", "a spaniel", 4), ("bokser", "boxer", "boksera", "a boxer", 3), ("dog niemiecki", "Great Dane", "doga", "a Dane", 2),
            ("rottweiler", "Rottweiler", "rottweilera", "a Rottweiler", 3), ("mix rottweilera", "Rottweiler cross", "rottweilera", "a Rottweiler", 3), ("shih tzu", "Shih Tzu", "shih tzu", "a Shih Tzu", 3), ("maltańczyk", "Maltese", "maltańczyka", "a Maltese", 3),
            ("buldog francuski", "French bulldog", "buldożka", "a Frenchie", 3), ("mops", "pug", "mopsa", "a pug", 2), ("chihuahua", "Chihuahua", "chihuahua", "a Chihuahua", 2), ("pinczer miniaturowy", "miniature pinscher", "pinczerka", "a pinscher", 3),
            ("wyżeł niemiecki", "German pointer", "wyżła", "a pointer", 3), ("chart polski", "Polish greyhound", "charta", "a greyhound", 2), ("gończy polski", "Polish hunting dog", "gończego", "a hound", 3), ("owczarek kaukaski", "Caucasian shepherd", "kaukaza", "a Caucasian shepherd", 2),
            ("akita inu", "Akita Inu", "akity", "an Akita", 2), ("samojed", "Samoyed", "samojeda", "a Samoyed", 2), ("pudel toy", "toy poodle", "pudelka", "a poodle", 3), ("dalmatyńczyk", "Dalmatian", "dalmatyńczyka", "a Dalmatian", 2), ("cane corso", "Cane Corso", "corso", "a Corso", 2), ("polski owczarek nizinny", "Polish lowland sheepdog", "ponika", "a sheepdog", 2)],
    "cat": [("europejski", "European", "dachowców", "alley cats", 50), ("kot domowy", "house cat", "dachowców", "alley cats", 24), ("mix persa", "Persian cross", "persa", "a Persian", 4), ("pers", "Persian", "persa", "a Persian", 3), ("maine coon", "Maine Coon", "maine coona", "a Maine Coon", 4),
            ("brytyjski krótkowłosy", "British shorthair", "brytyjczyka", "a British shorthair", 5), ("szkocki zwisłouchy", "Scottish fold", "szkota", "a Scottish fold", 2), ("abisyński", "Abyssinian", "abisyńczyka", "an Abyssinian", 2), ("birmański", "Birman", "birmana", "a Birman", 2), ("mix syjama", "Siamese cross", "syjama", "a Siamese", 4), ("orientalny", "Oriental", "orienta", "an Oriental", 2)],
}

COLOURS = [("czarn<y/a>", "black", 12), ("czarn<y/a> z białym żabotem", "black with a white bib", 8), ("bur<y/a>", "brown tabby", 8), ("rud<y/a>", "red", 7), ("biało-rud<y/a>", "white and ginger", 6), ("biał<y/a>", "white", 7), ("biał<y/a> w czarne łaty", "white with black patches", 8),
           ("szaro-biał<y/a>", "grey and white", 6), ("popielat<y/a>", "ash grey", 4), ("brązow<y/a>", "brown", 7), ("kasztanow<y/a>", "chestnut", 3), ("beżow<y/a>", "beige", 4), ("płow<y/a>", "fawn", 4), ("ciemnobrązow<y/a> podpalan<y/a>", "dark brown and tan", 5),
           ("tricolor", "tricolour", 5), ("szylkretow<y/a>", "tortie", 3), ("trójbarwn<y/a>", "calico", 3), ("kremow<y/a> z ciemną maską", "cream with a dark mask", 3), ("merle", "blue merle", 2), ("złocist<y/a>", "golden", 3), ("czekoladow<y/a>", "chocolate", 2), ("stalow<y/a>", "steel blue", 2), ("cętkowan<y/a>", "spotted", 1.5)]
PROSE_COLOUR = [("W słońcu <jego/jej> futro mieni się miedzią.", "In the sun <his/her> fur glows like copper."), ("Uszy ma ciemne jak atrament, resztę jasną.", "The ears are dark as ink, the rest is pale."),
                ("Na piersi nosi białą gwiazdkę.", "<He/She> wears a small white star on the chest."), ("Oczy zielone jak agrest.", "Eyes as green as gooseberries."),
                ("Łapki wyglądają, jakby wdepnę<ł/ła> w czarną farbę.", "The paws look as if dipped in black paint.")]
PROSE_BREED = [("Po <jego/jej> sylwetce poznać krew {breed}.", "The silhouette betrays the blood of {breed_en}."), ("Weterynarz obstawia domieszkę {breed}.", "The vet bets on a dash of {breed_en}.")]
PROSE_TOWN = [("Złapano <go/ją> w okolicach {town}.", "Caught in the vicinity of {town_en}."), ("Pierwszy opiekun przywióz<ł/ł> <go/ją> z {town}.", "The first keeper brought <him/her> from {town_en}.")]

HISTORY = [
    ("Zna<ł/ła> tylko dwumetrowy łańcuch i dziurawą budę.", "All <he/she> knew was a two-metre chain and a leaky hut."),
    ("Leśniczy natrafił na <niego/nią> głęboko w borze, przy pniu sosny.", "A forester came across <him/her> deep in the woods, by the trunk of a pine."),
    ("Ofiara wypadku drogowego: wpad<ł/ła> pod koła ciężarówki i miesiąc leża<ł/ła> w szpitalu.", "A victim of a road accident: <he/she> went under the wheels of a lorry and spent a month in hospital."),
    ("Pani, u której mieszka<ł/ła>, odeszła na zawsze, a spadkobiercy chcieli <go/ją> uśpić.", "The lady <he/she> lived with passed away, and the heirs wanted <him/her> put down."),
    ("Siedzia<ł/ła> w klatce u rozmnażacza, który handlował zwierzętami przez internet.", "<He/She> sat in a cage at a backyard breeder's who sold animals online."),
    ("Interwencja inspektorów: skrajne zaniedbanie, odwodnienie, żebra na wierzchu.", "Seized by inspectors: extreme neglect, dehydration, ribs showing."),
    ("Odebrano <go/ją> zbieraczce, u której gnieździło się czterdzieści stworzeń w dwóch pokojach.", "Taken from a hoarder with forty creatures in two rooms."),
    ("Wędkarz wyciągnął <go/ją> z rzeki, ledwo <żywego/żywą>.", "An angler pulled <him/her> out of the river, barely alive."),
    ("Pożar kamienicy zabrał <mu/jej> wszystko, co zna<ł/ła>.", "A fire in a tenement took everything <he/she> knew."),
    ("Uciek<ł/ła> z uchodźcami przed bombami spod Charkowa.", "<He/She> fled with refugees from the bombs near Kharkiv."),
    ("Przez lata służy<ł/ła> w laboratorium, teraz pora na emeryturę.", "<He/She> served in a laboratory for years; now it is time to retire."),
    ("Kierowca autobusu zauważył <go/ją> w przydrożnym rowie.", "A bus driver spotted <him/her> in a roadside ditch."),
    ("Tkwi<ł/ła> w studzience kanalizacyjnej, aż przyjechali ratownicy z drabiną.", "<He/She> was stuck in a manhole until rescuers came with a ladder."),
    ("Porzucono <go/ją> w transporterze pod marketem, w trzaskający mróz.", "Abandoned in a carrier outside a supermarket, in bitter frost."),
    ("Urodzi<ł/ła> się w stogu słomy, dziki jak całe rodzeństwo.".replace("dziki jak", "<dziki/dzika> jak"), "Born in a haystack, as wild as all the siblings."),
    ("Oddali <go/ją>, gdy na świat przyszedł potomek.", "Given away when an heir was born."),
    ("Pani domu miała uczulenie na sierść i musiała się rozstać.", "The lady of the house was allergic to hair and had to part."),
    ("Po rozwodzie żadna strona nie chciała <go/jej> zatrzymać.", "After a divorce neither side wanted to keep <him/her>."),
    ("Żebra<ł/ła> u turystów przed górskim schroniskiem.", "<He/She> begged from tourists outside a mountain lodge."),
    ("Śmieciarze usłyszeli pisk z kontenera i tak ocala<ł/ła>.", "Refuse collectors heard squeaks from a skip, and so <he/she> was saved."),
]
CHARACTER = [
    ("Na grzmot reaguje drżeniem i wciska się za wannę.", "At thunder <he/she> trembles and squeezes behind the bath."),
    ("Kanapowiec: poduszka, serial i drzemka to plan na wieczór.", "A couch potato: a pillow, a series and a nap are the plan for the evening."),
    ("Mistrz ucieczek, niski płot sforsuje w sekundę.", "An escape artist who clears a low fence in a second."),
    ("Warczy przy jedzeniu i broni swoich skarbów.", "<He/She> growls over food and defends <his/her> treasures."),
    ("Za człowiekiem chodzi krok w krok, nawet do toalety.", "<He/She> follows <his/her> person step by step, even to the toilet."),
    ("Lęk separacyjny: w samotności demoluje pokój.", "Separation anxiety: <he/she> wrecks the room when on <his/her> own."),
    ("Sześć godzin bez człowieka przesypia bez jednego dźwięku.", "<He/She> sleeps through six hours without people and without a sound."),
    ("Podróże autem znosi świetnie, patrzy przez szybę i drzemie.", "<He/She> travels by car very well, gazing through the window and dozing."),
    ("W aucie ślini się i wymiotuje.", "<He/She> drools and vomits in the car."),
    ("Boi się mężczyzn, zwłaszcza tych w czapkach.", "Afraid of men, above all those in caps."),
    ("Obcym nie pozwala się dotknąć.", "<He/She> does not let strangers touch <him/her>."),
    ("Kąpiel, czesanie i obcinanie pazurów przyjmuje ze stoicyzmem.", "<He/She> takes bathing, combing and nail clipping stoically."),
    ("Zgiełk miasta, tramwaje i petardy są <mu/jej> obojętne.", "The din of the city, trams and firecrackers leave <him/her> cold."),
    ("Gryzie buty, piloty i nogi od krzeseł.", "<He/She> chews shoes, remote controls and chair legs."),
    ("Śnieg to <jego/jej> żywioł, w upale szuka cienia.", "Snow is <his/her> element; in the heat <he/she> seeks shade."),
    ("Nocny marek, urządza wyścigi o trzeciej.", "A night owl who holds races at three."),
    ("Delikatn<y/a>, z ręki bierze kąski samymi wargami.", "Soft-mouthed, takes morsels from the hand with the lips alone."),
    ("Zaufania uczy się małymi kroczkami, z naszą behawiorystką.", "<He/She> learns trust in small steps with our behaviourist."),
    ("Uwielbia zapach świeżo skoszonej trawy i tarza się w niej do upadłego.", "<He/She> adores the smell of freshly cut grass and rolls in it."),
    ("Telewizję ogląda z zapartym tchem, najchętniej filmy przyrodnicze.", "<He/She> watches television breathlessly, wildlife films above all."),
]
KIND = {
    "dog": [("Szczekanie? Nigdy nie słyszeliśmy <jego/jej> głosu.", "Barking? We have never heard <his/her> voice."), ("Pilnuje posesji i ostrzega przed intruzem.", "<He/She> watches over the property and warns of intruders."),
            ("Instynkt łowiecki: zająca i kota pogoni aż za horyzont.", "Prey drive: <he/she> chases a hare or a cat beyond the horizon."), ("Na suczki patrzy łaskawie, z samcami zaczyna bójki.", "Kind to bitches, but picks fights with males."),
            ("Marzy o maratończyku, bo kilometry połyka bez zmęczenia.", "<He/She> dreams of a marathon runner, for <he/she> swallows kilometres tirelessly."), ("Pływa jak foka i nurkuje po kamienie.", "<He/She> swims like a seal and dives for stones."),
            ("Zna siad, łapa i leżeć.", "<He/She> knows sit, paw and down."), ("Nie umie jeszcze zejść po schodach, smycz też jest nowością.", "<He/She> cannot yet walk down stairs, and the leash is new too."),
            ("Nosework to <jego/jej> hobby, raz znalaz<ł/ła> nawet trufle.", "Nosework is a hobby; once <he/she> even found truffles."), ("Blok z windą wystarczy, byle trzy spacery dziennie.", "A block of flats with a lift will do, with three walks a day.")],
    "cat": [("Może wychodzić, byle daleko od ulicy.", "May go outside, provided it is far from a road."), ("Drugi kot konieczny: bez towarzysza smutnieje.", "A second cat is a must: <he/she> pines without company."),
            ("Żadnych innych kotów, bije je łapą.", "No other cats, please: <he/she> slaps them with a paw."), ("Sofę drapie z namaszczeniem mimo trzech słupków.", "<He/She> scratches the settee devoutly despite three posts."),
            ("Myszołap, przyda się w stajni.", "A mouser who would be useful in a stable."), ("Aportuje gumki do włosów jak piesek.", "<He/She> retrieves hair bands like a little dog."),
            ("Gada od rana do wieczora, głos ma jak syrena.", "<He/She> talks from morning till night with a voice like a siren."), ("Sierść czeszemy co drugi dzień, inaczej robią się dredy.", "We comb the fur every other day, or dreadlocks form."),
            ("Wysiaduje w oknie i liczy gołębie.", "<He/She> sits in the window counting pigeons."), ("Zasypia na ramieniu opiekuna niczym szal.", "<He/She> falls asleep round the keeper's neck like a scarf.")],
    "": [("Wcina siano, cykorię i natkę pietruszki.", "<He/She> munches hay, chicory and parsley."), ("Zagroda o powierzchni dwóch metrów to minimum.", "An enclosure of two metres is the minimum."),
         ("Potrzebne promienniki UVB i wyspa do wygrzewania.", "A UVB bulb and a basking spot are needed."), ("Lata po pokoju i siada na karniszu.", "<He/She> flies round the room and sits on the curtain rail."),
         ("Kopyta strugane co sześć tygodni, na padoku bez histerii.", "Hooves trimmed every six weeks, no hysterics in the paddock."), ("Na kantarze idzie grzecznie, pod jeźdźca się nie nadaje.", "Leads politely on a halter, cannot be ridden."),
         ("Złamane skrzydło nie pozwoli na powrót na wolność.", "A broken wing rules out a return to freedom."), ("Nadgryza kable, pokój trzeba zabezpieczyć.", "<He/She> gnaws cables, so the room must be made safe."),
         ("W skrzyni z liśćmi zapada w zimowy sen.", "<He/She> hibernates in a box of leaves."), ("Powtarza „dzień dobry” i gwiżdże hymn.", "<He/She> repeats “good morning” and whistles the anthem.")],
}
HEALTH = [
    ("Cukrzyca pod kontrolą, zastrzyk co dwanaście godzin.", "Diabetes under control, an injection every twelve hours."), ("Epilepsja: ostatni atak pół roku temu.", "Epilepsy: the last fit was six months ago."),
    ("Świat bez dźwięków: słuch straci<ł/ła> po zapaleniu uszu.", "A world without sound: <he/she> lost <his/her> hearing after an ear infection."), ("Ociemnia<ły/ła>, porusza się dzięki wibrysom i pamięci.", "Sightless, finds the way by whiskers and memory."),
    ("Amputacja tylnej łapki nie odebrała <mu/jej> radości.", "The amputation of a hind leg has not taken away the joy."), ("Tarczyca pracuje za szybko, podajemy syrop.", "The thyroid works too fast; we give syrup."),
    ("Nerki niedomagają, konieczna dieta weterynaryjna.", "The kidneys are weak; a veterinary diet is necessary."), ("Otyłość: czternaście procent do zrzucenia.", "Obese: fourteen per cent to lose."),
    ("Bezzębn<y/a>, papki w zupełności wystarczą.", "Toothless; mush will do."), ("Zapalenie stawów, zimą podajemy środki przeciwbólowe.", "Arthritis; painkillers in winter."),
    ("Zaćma na jednym oku, drugie sprawne.", "A cataract in one eye, the other is fine."), ("Po babeszjozie wraca do formy.", "Getting back into shape after babesiosis."),
]
SAID = [
    ("Z kotami się nie dogada, gania je po meblach.", "<He/She> will not get on with cats and hunts them over the furniture."),
    ("Do psów odnosi się wrogo.", "<He/She> is hostile to dogs."),
    ("Dzieci <go/ją> stresują, dom bez nich będzie najlepszy.", "Children stress <him/her>; a home without them would be best."),
    ("Lubi dzieci i daje się im głaskać.", "<He/She> likes children and lets them pet <him/her>."),
    ("Koty akceptuje bez mrugnięcia okiem.", "<He/She> accepts cats without batting an eye."),
    ("Nic a nic nie ciągnie, spacer to przyjemność.", "<He/She> does not pull at all; a walk is a pleasure."),
    ("Nigdy nikogo nie ugryz<ł/ła>.", "<He/She> has never bitten anyone."),
    ("Nie brudzi w domu.", "<He/She> does not soil the house."),
    ("Huku się nie lęka, sylwestra przesypia.", "<He/She> has no fear of bangs and sleeps through New Year's Eve."),
    ("Nie niszczy i nie hałasuje pod nieobecność domowników.", "<He/She> neither destroys things nor makes a noise while the household is out."),
    ("Do wydania w dwupaku z siostrą, rozdzielić ich nie można.", "Goes as a twosome with a sister; they must not be split up."),
    ("Osoba bez doświadczenia da sobie radę, obsługa prosta jak drut.", "A person without experience will cope, the handling is simple."),
    ("Dom z ogrodem mile widziany.", "A house with a garden is welcome."),
    ("Kocha się przytulać i zasypia w objęciach.", "<He/She> loves hugging and falls asleep in one's arms."),
    ("Nie ufa obcym, przy swoich rozkwita.", "<He/She> distrusts outsiders but blossoms among friends."),
    ("Leków nie bierze, niczego <mu/jej> nie brakuje.", "<He/She> takes no medicine and lacks nothing."),
]
TOY_KINDS = [("szmacian<y/a/e>", "rag"), ("silikonow<y/a/e>", "silicone"), ("szeleszcząc<y/a/e>", "rustling"), ("różow<y/a/e>", "pink"), ("turkusow<y/a/e>", "turquoise"), ("papierow<y/a/e>", "paper"), ("zaśliniony/zaśliniona/zaślinione".join("<>"), "slobbery"), ("filcow<y/a/e>", "felt")]
# gender of the noun: 0 masculine, 1 feminine, 2 neuter
TOYS = [(0, "renifer", "reindeer"), (0, "ananas", "pineapple"), (0, "słoń", "elephant"), (0, "dinozaur", "dinosaur"), (0, "hamburger", "burger"), (0, "kaktus", "cactus"), (0, "flaming", "flamingo"), (0, "bałwan", "snowman"),
        (1, "ryba", "fish"), (1, "małpka", "monkey"), (1, "poduszka", "cushion"), (1, "czapka", "cap"), (1, "rakieta", "rocket"), (1, "pszczoła", "bee"), (1, "sówka", "owl"), (1, "opona", "tyre"),
        (2, "awokado", "avocado"), (2, "prosiątko", "piglet"), (2, "słoneczko", "sun"), (2, "kakao", "cocoa cup")]
TOY = [("W posłaniu ukrywa się {toy}.", "A {toy_en} hides in the bed."), ("W wyprawce jedzie {toy}.", "A {toy_en} travels along."), ("Najlepszy przyjaciel? To {toy}.", "The best friend? A {toy_en}.")]

INSTITUTIONS = {
    "shelter": [("Schronisko „Kundelkowo” {t}", "“Kundelkowo” Shelter {t}"), ("Gminny Punkt Opieki nad Zwierzętami {t}", "{t} Municipal Animal Care Point"), ("Schronisko „Reks i Mruczek” {t}", "“Rex and Purr” Shelter {t}")],
    "foundation": [("Fundacja „Bezdomniaki” {t}", "“Strays” Foundation {t}"), ("Fundacja Koty z Podwórka {t}", "Backyard Cats Foundation {t}"), ("Fundacja „Zaczarowany Ogon” {t}", "“Enchanted Tail” Foundation {t}"), ("Fundacja Drugi Brzeg {t}", "Other Shore Foundation {t}")],
    "sanctuary": [("Azyl „Kopytkowo” {t}", "“Kopytkowo” Sanctuary {t}")],
    "foster": [("Dom Tymczasowy „Pięć Kotów” {t}", "“Five Cats” Foster Home {t}")],
    "rescue": [("Straż Zwierzęca „Tarcza” {t}", "“Shield” Animal Guard {t}")],
    "rehabilitation": [("Ptasi Azyl „Skrzydło” {t}", "“Wing” Bird Sanctuary {t}")],
    "clinic": [("Lecznica „Cztery Pory” {t}", "“Four Seasons” Clinic {t}")],
    "other": [("Klub Miłośników Kundla {t}", "Mutt Lovers' Club {t}")],
}
