import Content
import Documents
import Records

/// The words of other systems and of spreadsheets for the values of records, beside those that records know themselves.
enum SourceWords {
    /// The value of a word; nil where there is none. Letter case, Polish diacritics and what joins words make no difference.
    static func value(of word: String, for field: AnimalField) -> String? {
        tables[field]?[KeyNames.folded(word)]
    }

    /// The words to write, for suggestions.
    static func known(for field: AnimalField) -> [String] {
        switch field {
        case .type: AnimalType.allCases.map(\.rawValue)
        case .coat: Coat.allCases.map(\.rawValue)
        case .sex: Sex.allCases.map(\.rawValue)
        case .age: LifeStage.allCases.map(\.rawValue)
        case .size: Size.allCases.map(\.rawValue)
        case .status: AnimalStatus.allCases.map(\.rawValue)
        case .place: Animal.Place.Kind.allCases.map(\.rawValue)
        case .energy: Energy.allCases.map(\.rawValue)
        default: []
        }
    }

    /// What says that nobody knows. It is never taken for no.
    static func saysUnknown(_ word: String) -> Bool { unknown.contains(KeyNames.folded(word)) }

    /// Yes or no, as spreadsheets have it.
    static func boolean(_ word: String) -> Bool? { booleans[KeyNames.folded(word)] }

    /// The Polish word to write for a value.
    static func polish(_ value: String, for field: AnimalField) -> String? {
        func first<Word: Choice>(_: Word.Type) -> String? {
            Word(rawValue: value).flatMap { Word.polish[$0]?.first }
        }
        return switch field {
        case .type: first(AnimalType.self)
        case .coat: first(Coat.self)
        case .sex: first(Sex.self)
        case .age: first(LifeStage.self)
        case .size: first(Size.self)
        case .status: first(AnimalStatus.self)
        case .place: first(Animal.Place.Kind.self)
        case .energy: first(Energy.self)
        default:
            switch value {
            case "true": "tak"
            case "false": "nie"
            case "selective": Tolerance.polishSelective[0]
            default: nil
            }
        }
    }

    private static let tables: [AnimalField: [String: String]] = [
        .type: table(AnimalType.self, species), .coat: table(Coat.self, coats), .sex: table(Sex.self, sexes),
        .age: table(LifeStage.self, ages), .size: table(Size.self, sizes), .status: table(AnimalStatus.self, statuses),
        .place: table(Animal.Place.Kind.self, places), .energy: table(Energy.self, [:]),
    ]

    private static func table<Word: Choice>(_: Word.Type, _ more: [Word: [String]]) -> [String: String] {
        var table: [String: String] = [:]
        for value in Word.allCases {
            for word in [value.rawValue] + Word.polish[value, default: []] + more[value, default: []] {
                table[KeyNames.folded(word)] = value.rawValue
            }
        }
        return table
    }

    private static let species: [AnimalType: [String]] = [
        .dog: ["dogs", "canine"], .cat: ["cats", "feline"], .rabbit: ["rabbits", "bunny", "house rabbit"],
        .rodent: [
            "guinea pig", "hamster", "gerbil", "mouse", "rat", "chinchilla", "degu", "świnka morska", "kawia domowa",
            "chomik",
            "myszoskoczek", "mysz", "szczur", "szynszyla", "koszatniczka",
        ],
        .ferret: ["ferrets"],
        .bird: [
            "birds", "parrot", "parakeet", "cockatiel", "budgie", "budgerigar", "canary", "finch", "pigeon", "dove",
            "papuga",
            "kanarek", "gołąb",
        ],
        .reptile: [
            "reptiles", "tortoise", "turtle", "snake", "lizard", "gecko", "iguana", "żółw", "wąż", "jaszczurka",
        ],
        .fish: ["goldfish"], .horse: ["horses", "pony", "donkey", "mule", "kucyk", "osioł", "muł"],
        .farm: [
            "goat", "sheep", "pig", "pot bellied", "cow", "cattle", "chicken", "duck", "goose", "turkey", "alpaca",
            "llama",
            "barnyard", "koza", "owca", "świnia", "krowa", "kura", "kaczka", "gęś", "indyk", "alpaka", "lama",
        ],
        .wild: ["wildlife", "hedgehog", "jeż"],
    ]

    private static let coats: [Coat: [String]] = [
        .rough: ["wire", "wirehaired", "wire haired"], .short: ["shorthair", "short haired"],
        .long: ["longhair", "long haired"], .medium: ["semi long", "medium haired"],
    ]

    private static let sexes: [Sex: [String]] = [
        .male: ["m", "boy", "kocur", "chłopiec"],
        .female: ["f", "ż", "k", "girl", "suka", "suczka", "kotka", "dziewczynka"],
    ]

    private static let ages: [LifeStage: [String]] = [
        .baby: ["puppy", "kitten"], .young: ["juvenile"], .senior: ["old"],
    ]

    private static let sizes: [Size: [String]] = [
        .small: ["s"], .medium: ["m"], .large: ["l"],
        .xlarge: ["xl", "extra large", "x large", "very large", "giant"],
    ]

    private static let statuses: [AnimalStatus: [String]] = [
        .available: ["adoptable", "for adoption", "available for adoption", "dostępny", "dostępna", "wolny", "wolna"],
        .reserved: ["adoption pending", "pending", "on hold for adoption"], .adopted: ["wyadoptowany", "wyadoptowana"],
        .fostered: ["in foster", "foster"], .returned: ["returned to owner", "reclaimed"],
        .transferred: ["transferred out"], .passed: ["died", "deceased", "zmarł", "zmarła", "padł", "padła"],
    ]

    private static let places: [Animal.Place.Kind: [String]] = [.foster: ["dt", "foster home"], .hotel: ["hotel"]]

    private static let unknown = Set(
        [
            "unknown", "not known", "not specified", "n/a", "na", "none known", "nieznany", "nieznana", "nieznane",
            "nie wiadomo",
            "nie wiem", "brak danych", "bd", "b/d", "nd", "n/d", "niesprawdzone", "nie sprawdzono", "?", "??", "-", "–",
            "—", ".",
        ].map { KeyNames.folded($0) })

    private static let booleans: [String: Bool] = {
        var words: [String: Bool] = [:]
        for word in ["true", "yes", "y", "t", "tak", "prawda", "1", "x", "✓", "✔", "+", "on"] { words[word] = true }
        for word in ["false", "no", "n", "nie", "falsz", "0", "off"] { words[word] = false }
        return words
    }()
}
