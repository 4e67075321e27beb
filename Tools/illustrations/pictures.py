"""Which picture shows whom, where and how. The key is the file below content/institutions, without its ending."""

import cats
import cold
import dogs
import farm
import premises
import scenes
import small
import wild

LANDSCAPE, UPRIGHT = (1200, 900), (900, 1200)
WHITE = "#f8f1e4"
PICTURES = {}

# Where the poses stand on the sheet, how large they are and how wide their shadow is.
POSES = {
    dogs.sit: (600, 812, 1.46, 150), dogs.stand: (590, 806, 1.42, 205), dogs.lie: (600, 806, 1.5, 230), dogs.portrait: (600, 430, 2.05, 0),
    cats.sit: (600, 812, 1.62, 120), cats.loaf: (600, 806, 1.62, 180), cats.lie: (630, 806, 1.55, 220), cats.portrait: (600, 440, 2.2, 0),
    small.rabbit: (620, 806, 1.65, 150), small.guinea_pig: (610, 806, 1.85, 180), small.hamster: (600, 812, 1.85, 110), small.chinchilla: (560, 812, 1.65, 150),
    small.ferret: (640, 800, 1.5, 210), small.ferret_portrait: (600, 430, 2.5, 0),
    farm.horse: (560, 822, 1.22, 230), farm.horse_portrait: (600, 440, 1.75, 0), farm.goat: (590, 812, 1.4, 190), farm.goat_portrait: (600, 440, 1.8, 0),
    farm.sheep: (600, 812, 1.6, 180), farm.pig: (610, 812, 1.65, 190),
    wild.hedgehog: (600, 806, 1.75, 190), wild.squirrel: (640, 812, 1.6, 120), wild.owl: (600, 640, 1.6, 0), wild.stork: (560, 806, 1.25, 90), wild.swan: (600, 690, 1.45, 0),
    wild.goose: (620, 812, 1.45, 130), wild.hen: (640, 812, 1.5, 130), wild.pigeon: (640, 640, 1.35, 120), wild.budgie: (600, 640, 1.7, 0),
    cold.turtle: (590, 806, 1.65, 210), cold.dragon: (680, 800, 1.5, 220), cold.snake: (620, 806, 1.6, 210), cold.fish: (620, 440, 1.7, 0), cold.axolotl: (690, 760, 1.45, 190), cold.snail: (600, 806, 1.6, 220),
}


def who(pose, coat=None, x=None, y=None, size=1.0, tilt=-4, flip=False):
    px, py, scale, shadow = POSES[pose]
    return (pose, coat or {}, px if x is None else x, py if y is None else y, scale * size, tilt, flip, shadow)


def show(name, scene, *actors, sheet=LANDSCAPE, after=None, **options):
    PICTURES[name] = (sheet, scene, options, actors, after)


D, C = dogs.coat, cats.coat

# Pod Brzozami.
A = "pod-brzozami/animals/"
BORYS = D(base="#a9673a", ear="#43332d", mask="#332a29", chest=WHITE, fur=11, bulk=1.12, back="#57402f", tail="down")
show(A + "borys", scenes.meadow, who(dogs.stand, BORYS, size=1.02, tilt=3))
show(A + "borys-2", scenes.plain, who(dogs.portrait, BORYS, 450, 560, 1.0, -6), sheet=UPRIGHT, tone="#d3c39a")
FAFIK = D(base="#98948d", muzzle="#d3cdc2", beard=True, fur=8, ears=("drop", "prick"), ear="#b08a62", brows="#c09468", socks="#c09468", head=1.06)
show(A + "fafik", scenes.yard, who(dogs.sit, FAFIK, 500, size=0.92, tilt=-7))
show(A + "fafik-2", scenes.room, who(dogs.lie, {**FAFIK, "lids": 1.0}, 560, size=0.98, tilt=8), wall="#d9c7a4", rug="#a86b52", view="autumn")
ISKRA = D(base="#3b383c", blaze=WHITE, chest=WHITE, socks=WHITE, fur=7, ears="semi", tail_tip=WHITE, tongue=True)
show(A + "iskra", scenes.meadow, who(dogs.stand, ISKRA, 600, flip=True, tilt=-6), season="spring")
show(A + "iskra-2", scenes.plain, who(dogs.portrait, ISKRA, tilt=13), tone="#b9c9b0", motif="flower")
BRUNO = D(base="#c07a3a", ears="drop", collar="#3f6b8a", chest="#ecd2a8")
MELA = D(base="#3a3436", brows="#c07a3e", muzzle="#c07a3e", ears="semi", head=1.08, socks="#c07a3e", collar="#c0392b")
show(A + "bruno", scenes.wood, who(dogs.sit, BRUNO, 620, tilt=5), kind="birch")
show(A + "bruno-i-mela", scenes.meadow, who(dogs.sit, BRUNO, 440, 800, 1.0, 6), who(dogs.sit, MELA, 830, 815, 0.72, -8), season="autumn")
show(A + "mela", scenes.yard, who(dogs.stand, MELA, 480, size=0.92, tilt=-3), season="autumn")
show(A + "kapsel", scenes.room, who(dogs.lie, D(base="#e0b67c", ears="small", head=1.26, muzzle="#f3ddb6"), 540, 815, 0.86, -9), rug="#8fa3a0", wall="#dcd9bd")
SONIA = D(base="#393639", ears="drop", grey=True, tongue=True)
show(A + "sonia", scenes.yard, who(dogs.sit, SONIA, 500, tilt=-6), season="autumn", hut=True)
show(A + "sonia-dom", scenes.room, who(dogs.sit, SONIA, 480, tilt=6), wall="#d8c0a2", rug="#6f8a86", lamp=False)
show(A + "pies-212-26", scenes.yard, who(dogs.sit, D(base="#f3ead9", patch="#8f5c35", ear="#8f5c35", spots="#8f5c35", collar="#4f7ea8"), 500, tilt=-10), hut=True)
MRUCZKA = C(base="#a58a66", stripes="#5f4a38", tail_tip=WHITE, lids=0.0)
show(A + "mruczka", scenes.room, who(cats.loaf, {**MRUCZKA, "lids": 0.35}, 600, 645, 0.86, 4), sill=True, wall="#e2c9a4", plant=False, view="autumn")
show(A + "mruczka-2", scenes.plain, who(cats.portrait, MRUCZKA, 450, 570, 1.0, -6), sheet=UPRIGHT, tone="#c5cda8")
show(A + "filemon", scenes.room, who(cats.sit, C(base="#39363a", white=WHITE, bib=WHITE, socks=WHITE, moustache="#39363a"), 500, tilt=4), wall="#c9d3c4", rug="#b5654a", view="town")

# Przystań.
A = "przystan/animals/"
show(A + "pirat", scenes.yard, who(dogs.sit, D(base="#9a7048", brindle="#4f3828", ears="rose", closed_left=True, chest=WHITE), 480, tilt=7), season="summer")
show(A + "bella", scenes.meadow, who(dogs.lie, D(base="#d9a650", ears="long", fur=7, ear="#c68f3c"), tilt=-5), season="summer")
show(A + "hektor", scenes.wood, who(dogs.stand, D(base="#cfa671", mask="#40332f", ear="#5a463b", bulk=1.16, legs=0.96, ears="drop", tail="down"), size=1.04, tilt=-4, flip=True), season="winter")
show(A + "szyszka", scenes.yard, who(dogs.sit, D(base="#8a5f3f", beard=True, muzzle="#a97e58", ears="semi", fur=13, head=1.1), 480, size=0.84, tilt=-6), season="autumn")
show(A + "rudy", scenes.meadow, who(cats.sit, C(base="#cd8440", stripes="#9d5526", muzzle="#f1d9b4", bib="#f1d9b4"), 620, tilt=-6), season="spring")
show(A + "pchla", scenes.yard, who(cats.sit, C(base=WHITE, patches=(("#8d8d92", "left"), ("#8d8d92", "heart"), ("#8d8d92", "ears"), ("#8d8d92", "tail")), collar="#5d9a5c", iris="#b9a840"), 470, tilt=8), hut=False)
show(A + "bazyl", scenes.meadow, who(small.rabbit, dict(base="#a08d78", belly="#e9dfcf", muzzle="#d9ccb8"), tilt=5), season="summer")
NORA = D(base="#f3ead9", spots="#7a4a30", ear="#7a4a30", ears="long", tail="up", snout=1.06)
NORA_HEAD = D(base="#7d4c31", ears="long", ear="#6f422a", chest=WHITE, muzzle="#93603f", snout=1.06, collar="#cf8a2f")
show(A + "nora", scenes.meadow, who(dogs.stand, {**NORA, "patch": "#7a4a30", "blaze": None}, 600, tilt=5), after=lambda d: scenes.foreground_grass(d, "#97ab63", 26), season="evening")
show(A + "nora-2", scenes.plain, who(dogs.portrait, NORA_HEAD, tilt=-9), tone="#c9d3c8")

# Cichy Kąt.
A = "cichy-kat/animals/"
show(A + "stefan", scenes.room, who(dogs.lie, D(base="#8f8a84", grey=True, lids=0.55, fur=7, ears="drop"), 690, tilt=7), stove=True, wall="#dcc9a8", rug="#8a6a5c", view="winter")
show(A + "lusia", scenes.room, who(dogs.sit, D(base="#f5ecdd", ear="#e6c797", fur=11, ears="drop", lids=1.0, head=1.05), 470, size=0.9, tilt=-12), wall="#d3d3ba", rug="#c98a6a", view="winter")
BUREK = D(base="#37343a", grey=True, fur=9, ears="semi", tail="down")
show(A + "burek", scenes.snow, who(dogs.stand, BUREK, 470, tilt=-3), house=True)
show(A + "burek-2", scenes.plain, who(dogs.portrait, BUREK, tilt=7), tone="#c3ced6", motif="star")
show(A + "zuzia", scenes.meadow, who(farm.goat, dict(base="#f3ecdf", chipped=True, bell=True), tilt=4), season="summer")
show(A + "pan-kot", scenes.room, who(cats.lie, C(base="#9b9a9c", fur=11, iris="#c9a23c", muzzle="#bdbcbc"), 560, 812, 0.98, -5), view="winter", wall="#cfc2ae", rug="#7a8a94", lamp=True)
show(A + "misia", scenes.meadow, who(dogs.sit, D(base="#93512f", grey=True, ears="drop", fur=7, lids=0.3), 600, tilt=-6), season="autumn", orchard=True)

# Ogon do Góry.
A = "ogon-do-gory/animals/"
LUNKA = C(base="#38353b", kitten=True, head=1.12, iris="#b9c24a")
GWIAZDKA = C(base="#4c3d39", mottle=("#c07a3e", "#e2b27a"), star="#f3d9a8", kitten=True, head=1.12, muzzle="#b98e66")
show(A + "lunka", scenes.room, who(cats.sit, LUNKA, 480, size=0.92, tilt=-7), view="town", wall="#d6d8c0", rug="#c0785c")
show(A + "lunka-i-gwiazdka", scenes.room, who(cats.sit, LUNKA, 370, 815, 0.86, 8), who(cats.sit, GWIAZDKA, 770, 815, 0.86, -8), view="town", wall="#e3c4a8", rug="#7f9a9a", plant=False)
show(A + "gwiazdka", scenes.plain, who(cats.portrait, GWIAZDKA, tilt=8), tone="#d8c2a8", motif="star")
TADEUSZ = C(base="#cd8440", white=WHITE, bib=WHITE, socks=WHITE, stripes="#9d5526", round=1.1, lids=0.2, iris="#c7a13b")
show(A + "pan-tadeusz", scenes.room, who(cats.lie, TADEUSZ, 570, 815, 1.04, 3), wall="#c3cfc9", rug="#9a5c50", view="autumn")
show(A + "pan-tadeusz-2", scenes.plain, who(cats.portrait, {**TADEUSZ, "lids": 0.0}, tilt=-4), tone="#c9d0dc")
show(A + "kaja", scenes.room, who(cats.sit, C(base=WHITE, patches=(("#3d393b", "left"), ("#cd8440", "right"), ("#3d393b", "ear-left"), ("#cd8440", "ear-right"), ("#3d393b", "tail"))), 330, size=0.95, tilt=9), wall="#ddd0b4", view="town", rug="#90a58c")
show(A + "sniezek", scenes.room, who(cats.sit, C(base="#f8f2e7", fur=7, iris="#86b06a", iris_left="#7fb3dc", muzzle="#ffffff"), 500, tilt=-5), wall="#b9c9cc", rug="#c98a6a", view="evening")
show(A + "frania", scenes.meadow, who(cats.sit, C(base="#9a9a9c", stripes="#5b5a60", missing_leg=True, iris="#9fc06a"), 600, tilt=6), season="spring")
MAURYCY = C(base="#97764f", stripes="#4f3a2c", fur=13, bib="#e6d3b0", iris="#c99a3c", lids=0.22)
show(A + "maurycy", scenes.plain, who(cats.portrait, MAURYCY, tilt=3), tone="#c6c9a4")
show(A + "maurycy-dom", scenes.room, who(cats.loaf, {**MAURYCY, "lids": 0.5}, 600, 645, 0.86, -4), sill=True, wall="#c9a27c", plant=False, view="town")

# Notices.
A = "../notices/"
FRYDERYK = C(base="#cd8440", stripes="#9d5526", muzzle="#f1d9b4", collar="#c4404a")
show(A + "fryderyk", scenes.yard, who(cats.sit, FRYDERYK, 500, tilt=6), season="autumn")
show(A + "rudzielec", scenes.room, who(cats.loaf, {**FRYDERYK, "collar": None, "lids": 0.4}, 600, 645, 0.86, 4), sill=True, wall="#b9c9cc", plant=False, view="town")

# Stary Sad.
A = "stary-sad/animals/"
KASZTANKA = dict(base="#a8623a", mane="#7a3f24", star=WHITE, socks=(None, None, WHITE, None))
show(A + "kasztanka", scenes.meadow, who(farm.horse, KASZTANKA, tilt=3), orchard=True)
show(A + "kasztanka-2", scenes.stable, who(farm.horse_portrait, {**KASZTANKA, "halter": "#4f6f8a"}, 450, 560, 1.08, -5), sheet=UPRIGHT, bales=False)
show(A + "siwek", scenes.meadow, who(farm.horse, dict(base="#a79c8e", mane="#463d3a", stripe="#5a4f49", lower="#5a4f49", muzzle="#6a5d57"), 620, size=0.98, tilt=-4, flip=True), season="evening", orchard=True)
show(A + "hugo", scenes.meadow, who(farm.horse, dict(base="#9a948e", donkey=True, muzzle="#efe7da", mane="#544a45", cross="#544a45"), size=0.95, tilt=6), season="autumn", orchard=True)
show(A + "balbina", scenes.stable, who(farm.goat, dict(base="#f3ecdf"), 600, tilt=-4), door=True)
show(A + "celina", scenes.plain, who(farm.goat_portrait, dict(base="#f0e6d4", face_spots=(("#8f6440", -44, -40, 36, 50), ("#8f6440", 44, -40, 36, 50)), bust=(("#8f6440", -96, 220, 70, 90), ("#8f6440", 110, 260, 66, 70)), ear="#8f6440"), tilt=8), tone="#bfcba4", motif="flower")
show(A + "chmurka", scenes.meadow, who(farm.sheep, dict(base="#f1e7d4"), tilt=-4), season="spring")
show(A + "truflek", scenes.meadow, who(farm.pig, dict(base="#e8b0a0", spots=(("#4a4040", -60, -226, 66, 46), ("#4a4040", -140, -120, 40, 34)), face_spots=(("#4a4040", 52, -40, 34, 36),)), tilt=4), season="summer")
show(A + "jadwiga", scenes.meadow, who(wild.hen, {}, 640, size=1.0), season="autumn", orchard=True)


def bank(d):
    scenes.hill(d, d.height * 0.80, 8, "#a6b573")
    for _ in range(16):
        scenes.tuft(d, d.chance(0, d.width), d.chance(0.83, 0.98) * d.height, "#8a9d5a", d.chance(20, 40), 5)


def by_water(d, **options):
    scenes.water(d, **options)
    bank(d)


show(A + "gustaw", by_water, who(wild.goose, {}, 620))

# Dom na Chwilę.
A = "dom-na-chwile/animals/"
GAJA = D(base="#c39a66", back="#6b5240", ears="semi", fur=7, chest="#ecd9b4", muzzle="#e3c79a", tail="curl")
show(A + "gaja", scenes.room, who(dogs.sit, GAJA, 480, tilt=-8), wall="#c6d0c6", rug="#b5764f", view="summer")
show(A + "gaja-2", scenes.wood, who(dogs.stand, GAJA, 600, tilt=4, flip=True), kind="pine")
show(A + "toffik", scenes.meadow, who(dogs.sit, D(base="#bf7f42", ears="small", head=1.28, muzzle="#e6bb84", tongue=True), 600, 815, 0.86, 10), season="autumn", trees=True)
show(A + "mgielka", scenes.room, who(cats.loaf, C(base="#8a919b", round=1.1, iris="#d69a3c", muzzle="#a9afb6"), 600, 645, 0.88, -4), sill=True, wall="#dcd0b8", plant=False, view="summer")
show(A + "tymek", scenes.room, who(cats.sit, C(base="#a58d6c", stripes="#64503e", white=WHITE, bib=WHITE, socks=WHITE, kitten=True, head=1.3, iris="#7fa3b8"), 480, 815, 0.74, -9), wall="#e0cdb8", rug="#8f9fb0", view="autumn")
show(A + "rita", scenes.yard, who(dogs.stand, D(base="#83878f", chest=WHITE, socks=WHITE, blaze=WHITE, ears="rose", bulk=1.06, tail="down", collar="#c9842f"), 480, tilt=4), hut=True)

# Łapa w Potrzebie.
A = "lapa-w-potrzebie/animals/"
SABA = D(base="#4a3c36", brows="#bd8248", muzzle="#bd8248", ears=("semi", "prick"), fur=6, socks="#bd8248", chest="#c9945a")
show(A + "saba", scenes.meadow, who(dogs.sit, SABA, 600, tilt=4), season="evening")
show(A + "saba-2", scenes.plain, who(dogs.portrait, SABA, tilt=-7), tone="#d0c4ac")
show(A + "tornado", scenes.snow, who(dogs.stand, D(base="#858a94", blaze=WHITE, chest=WHITE, socks=WHITE, ears="prick", fur=8, tail="curl", iris="#9fd0ee", brows=WHITE), 600, tilt=-5))
show(A + "kalina", scenes.room, who(cats.loaf, C(base="#5f5d63", fur=7, iris="#b9b24a", lids=0.3, muzzle="#85838a"), 540, 815, 0.9, 5), wall="#c3d6cc", floor="#d6cdb9", rug="#e3d0c0", view="town", left=False)
show(A + "rysio", scenes.room, who(dogs.sit, D(base="#f3ead9", patch="#3d393b", ear="#3d393b", beard=True, muzzle="#fbf4e8", ears="semi", fur=9, collar="#8a4f9a"), 470, size=0.86, tilt=9), wall="#d8c9b0", view="town", rug="#7f938c")
show(A + "azor", scenes.wood, who(dogs.stand, D(base="#85583a", tail_tip=WHITE, collar="#c0392b", ears="drop"), 600, tilt=5), season="autumn")
SLIDER = dict(base="#71905a", shell="#66734a", stripe="#e0cc62", flat=0.82, red="#b8433c")
show(A + "zolw-26-449", by_water, who(cold.turtle, SLIDER, tilt=-4))

# Leśny Szpitalik.
A = "lesny-szpitalik/animals/"
show(A + "tuptus", scenes.wood, who(wild.hedgehog, {}, tilt=-3), season="autumn")
RUDA = wild.fox_coat(missing_front=True)
show(A + "ruda", scenes.wood, who(dogs.sit, RUDA, 600, tilt=5), kind="pine")
show(A + "ruda-2", scenes.plain, who(dogs.portrait, RUDA, 450, 580, 1.0, -6), sheet=UPRIGHT, tone="#c2cba8")


def marsh(d):
    scenes.water(d)
    bank(d)


show(A + "wincenty", marsh, who(wild.stork, {}, 400, 1110, 1.3, 0), sheet=UPRIGHT)
show(A + "madrala", scenes.foliage, who(wild.owl, dict(blind_left=True), 600, 640, 1.0, 3), tone="#9aa888")
show(A + "orzeszek", scenes.wood, who(wild.squirrel, {}, tilt=4), season="autumn", kind="pine")
show(A + "labedz-4-26", scenes.water, who(wild.swan, dict(base="#efe6d8"), 590, 730, 1.0, 0), after=lambda d: scenes.ripples(d, 560, 738, 420))

# Przy Młynie.
A = "lecznica-przy-mlynie/animals/"
GUCIO = D(base="#a9582f", ears="long", ear="#8f4726", muzzle="#c98652", snout=1.12, collar="#3f7f8a")
show(A + "gucio", scenes.room, who(dogs.lie, {**GUCIO, "bulk": 0.86}, 540, tilt=-6), wall="#c9d8cc", rug="#d9b36a", view="summer")
show(A + "gucio-2", scenes.plain, who(dogs.portrait, GUCIO, tilt=10), tone="#cfd6b8", motif="flower")
show(A + "gryzelda", scenes.room, who(cats.sit, C(base="#38353a", white=WHITE, bib=WHITE, collar="#b5473a"), 720, tilt=-4), wall="#cddace", floor="#cbb894", left=True, view="summer", rug="#7f9a8c")
show(A + "kazik", scenes.room, who(wild.pigeon, {}, 600, 642, 1.1, 5), sill=True, wall="#c9d8cc", plant=False, view="town")

# Uszy i Ogonki.
A = "uszy-i-ogonki/animals/"
POMPONIK = dict(base="#cfae86", lop=True, belly="#efdfc4")
STOKROTKA = dict(base="#f5ecdf", butterfly="#3d393b", ear="#3d393b", spots=(("#3d393b", 0.3, 0.2, 0.13, 0.16), ("#3d393b", 0.56, 0.3, 0.08, 0.1), ("#3d393b", 0.2, 0.5, 0.06, 0.08)))
show(A + "pomponik", scenes.pen, who(small.rabbit, POMPONIK, 680, size=1.0, tilt=-6))
show(A + "pomponik-i-stokrotka", scenes.meadow, who(small.rabbit, STOKROTKA, 810, 800, 0.82, 6, True), who(small.rabbit, POMPONIK, 400, 815, 0.82, -7), season="spring")
show(A + "stokrotka", scenes.pen, who(small.rabbit, STOKROTKA, 650, size=1.0, tilt=5), wall="#cfd8d6")
show(A + "marcel", scenes.meadow, who(small.rabbit, dict(base="#7d7f86", belly="#a9abb0", muzzle="#a3a5aa"), 640, 835, 1.12, -4), season="evening")
show(A + "kluska", scenes.pen, who(small.guinea_pig, dict(base="#f0dfbf", face="#cf8c44", blaze="#f6eddc", spots=(("#cf8c44", 0.3, 0.3, 0.2, 0.4),)), 650, size=0.9, tilt=-5), wall="#e0d6c0")
show(A + "pyza", scenes.pen, who(small.guinea_pig, dict(base="#f3e9d8", face="#3f3a3c", blaze="#f6eddc", fur=9, tuft="#cf8c44", spots=(("#3f3a3c", 0.2, 0.35, 0.16, 0.45), ("#cf8c44", 0.52, 0.3, 0.15, 0.4))), 650, size=0.9, tilt=5), wall="#cdd6c0")
show(A + "okruszek", scenes.pen, who(small.hamster, dict(base="#d9a04f"), 620, size=0.98, tilt=5), wall="#dcd0b4", toys=True)
show(A + "popiel", scenes.pen, who(small.chinchilla, dict(base="#98989e"), 600, size=1.02, tilt=-5), wall="#c8c5d0", toys=False)
ZEFIR = dict(base="#8a6a4f", mask="#4a3831", legs="#4a3831", tail="#4a3831", chest="#6a503e")
show(A + "zefir", scenes.room, who(small.ferret, ZEFIR, 600, 815, 1.0, 5), wall="#d3cfb4", rug="#b5705a", view="autumn")
show(A + "zefir-2", scenes.plain, who(small.ferret_portrait, ZEFIR, tilt=-8), tone="#cdbfa6", motif="star")
BRYZA = dict(base="#f4ead6", albino=True, belly="#fbf4e6", chest="#fbf4e6")
show(A + "bryza", scenes.meadow, who(small.ferret, BRYZA, 600, tilt=-6), season="summer")
show(A + "bryza-dom", scenes.room, who(small.ferret, BRYZA, 620, 815, 1.0, 6), wall="#c9d3c4", rug="#8f6aa0", view="evening")

# Terrarium Ratunkowe.
A = "terrarium-ratunkowe/animals/"
KLEOPATRA = dict(base="#b8a36c", shell="#ab8744", nick=True)
show(A + "kleopatra", scenes.meadow, who(cold.turtle, KLEOPATRA, tilt=4), season="spring")
show(A + "kleopatra-2", scenes.terrarium, who(cold.turtle, KLEOPATRA, 640, size=0.92, tilt=-5, flip=True))
show(A + "drako", scenes.terrarium, who(cold.dragon, dict(base="#dba85c", mark="#c0703a"), tilt=-5))
show(A + "makaron", scenes.terrarium, who(cold.snake, dict(base="#e2944a", mark="#b8502f"), tilt=4), damp=True)
KIWI = dict(base="#8fb84a", face="#efd660")
MANGO = dict(base="#8ec3dd", face="#f6f1e6", tail="#4a5f9a", cheek="#8d86c4", cere="#b98a72")
show(A + "kiwi", scenes.foliage, who(wild.budgie, KIWI, 450, 830, 1.1, 6), sheet=UPRIGHT, perch=0.745)
show(A + "kiwi-i-mango", scenes.foliage, who(wild.budgie, KIWI, 440, 540, 1.0, 7), who(wild.budgie, MANGO, 780, 540, 1.0, -7, True), perch=0.667, kind="perch", tone="#c9bf9a")
show(A + "neptun", scenes.aquarium, who(cold.fish, dict(base="#e58a3a"), tilt=-4))
show(A + "welonki", scenes.aquarium, who(cold.fish, dict(base="#f3e9da", veil=True, spots=(("#d9583a", -40, -50, 74, 44), ("#d9583a", 70, -70, 30, 26)), fin="#f3cdb8"), 540, 290, 0.82, -6), who(cold.fish, dict(base="#d9583a", veil=True, spots=((WHITE, -60, 30, 60, 40),), fin="#f0b79c"), 700, 610, 0.74, 6, True), tone="#9ac4b4")
show(A + "pluszek", scenes.aquarium, who(cold.axolotl, dict(base="#f0c6bf"), tilt=-4), tone="#8fb3c6")
show(A + "blyskawica", scenes.terrarium, who(cold.snail, dict(base="#b39a80", shell="#b57f47"), tilt=0), damp=True)

# The places.
show("pod-brzozami/podworze", premises.yard_of_huts)
show("pod-brzozami/brzozy", premises.birch_path)
show("cichy-kat/domek", premises.cottage_in_snow)
show("ogon-do-gory/pokoj", premises.cats_room)
show("stary-sad/sad", premises.orchard)
show("stary-sad/stajnia", premises.inside_stable)
show("lesny-szpitalik/woliery", premises.aviaries)
show("lecznica-przy-mlynie/mlyn", premises.mill)
