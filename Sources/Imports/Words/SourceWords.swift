import Content
import Documents

/// The words of other systems and of spreadsheets for the values of records, beside those that records know themselves.
enum SourceWords {
    /// The value of a word; nil where there is none. Letter case, Polish diacritics and what joins words make no difference.
    static func value(of word: String, for field: AnimalField) -> String? {
        tables[field]?[KeyNames.folded(word)]
    }

    /// The words to write, for suggestions.
    static func known(for field: AnimalField) -> [String] { field.choices.map(\.value) }

    /// Returns true for words that say that nobody knows. They are never taken for no.
    static func saysUnknown(_ word: String) -> Bool { unknown.contains(KeyNames.folded(word)) }

    /// Yes or no, as spreadsheets have it.
    static func boolean(_ word: String) -> Bool? { booleans[KeyNames.folded(word)] }

    /// The Polish word to write for a value.
    static func polish(_ value: String, for field: AnimalField) -> String? {
        switch value {
        case "true": "tak"
        case "false": "nie"
        default: field.choices.first { $0.value == value }?.polish.first
        }
    }

    private static let tables: [AnimalField: [String: String]] = Dictionary(
        uniqueKeysWithValues: AnimalField.allCases.filter { $0.kind == .choice }.map { field in
            var table: [String: String] = [:]
            for choice in field.choices {
                for word in [choice.value] + choice.polish + (further[field]?[choice.value] ?? []) {
                    table[KeyNames.folded(word)] = choice.value
                }
            }
            return (field, table)
        })

    /// The words of other systems and of spreadsheets.
    private static let further: [AnimalField: [String: [String]]] = [
        .type: [
            "dog": ["dogs", "canine"], "cat": ["cats", "feline"], "rabbit": ["rabbits", "bunny", "house rabbit"],
            "rodent": [
                "guinea pig", "hamster", "gerbil", "mouse", "rat", "chinchilla", "degu", "świnka morska",
                "kawia domowa",
                "chomik",
                "myszoskoczek", "mysz", "szczur", "szynszyla", "koszatniczka",
            ],
            "ferret": ["ferrets"],
            "bird": [
                "birds", "parrot", "parakeet", "cockatiel", "budgie", "budgerigar", "canary", "finch", "pigeon", "dove",
                "papuga",
                "kanarek", "gołąb",
            ],
            "reptile": [
                "reptiles", "tortoise", "turtle", "snake", "lizard", "gecko", "iguana", "żółw", "wąż", "jaszczurka",
            ],
            "fish": ["goldfish"], "horse": ["horses", "pony", "donkey", "mule", "kucyk", "osioł", "muł"],
            "farm": [
                "goat", "sheep", "pig", "pot bellied", "cow", "cattle", "chicken", "duck", "goose", "turkey", "alpaca",
                "llama",
                "barnyard", "koza", "owca", "świnia", "krowa", "kura", "kaczka", "gęś", "indyk", "alpaka", "lama",
            ],
            "wild": ["wildlife", "hedgehog", "jeż"],
        ],
        .coat: [
            "rough": ["wire", "wirehaired", "wire haired"], "short": ["shorthair", "short haired"],
            "long": ["longhair", "long haired"], "medium": ["semi long", "medium haired"],
        ],
        .sex: [
            "male": ["m", "boy", "kocur", "chłopiec"],
            "female": ["f", "ż", "k", "girl", "suka", "suczka", "kotka", "dziewczynka"],
        ],
        .age: [
            "baby": ["puppy", "kitten"], "young": ["juvenile"], "senior": ["old"],
        ],
        .size: [
            "small": ["s"], "medium": ["m"], "large": ["l"],
            "xlarge": ["xl", "extra large", "x large", "very large", "giant"],
        ],
        .status: [
            "available": [
                "adoptable", "for adoption", "available for adoption", "dostępny", "dostępna", "wolny", "wolna",
            ],
            "reserved": ["adoption pending", "pending", "on hold for adoption"],
            "adopted": ["wyadoptowany", "wyadoptowana"],
            "fostered": ["in foster", "foster"], "returned": ["returned to owner", "reclaimed"],
            "transferred": ["transferred out"], "passed": ["died", "deceased", "zmarł", "zmarła", "padł", "padła"],
        ],
        .place: ["foster": ["dt", "foster home"], "hotel": ["hotel"]],
    ]

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
