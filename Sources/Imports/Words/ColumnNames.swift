import Content
import Documents

/// The names of columns of tables, in Polish and English.
enum ColumnNames {
    /// The field that a column's name stands for; nil where it is none that an import takes over.
    static func field(named name: String) -> AnimalField? { table[folded(name)] }

    /// True if a column's name says that it tells of people or holds a chip's number: nothing of it is taken over, whatever
    /// a mapping says.
    static func isPrivate(_ name: String) -> Bool {
        let folded = folded(name)
        return table[folded] == nil && persons.contains { folded.contains($0) }
    }

    /// True if it holds the number of a chip, of which only that there is one is taken over.
    static func isChipNumber(_ name: String) -> Bool {
        let folded = folded(name)
        return folded.contains("chip") || folded.contains("czip")
    }

    /// Without letter case, diacritics, what joins words, and units in brackets.
    static func folded(_ name: String) -> String {
        let words = CleanText.line(name).prefix { $0 != "(" && $0 != "[" }
        return KeyNames.folded(String(words.filter { !":?*.".contains($0) }))
    }

    private static let persons = [
        "owner", "wlascic", "opiekun", "adopter", "adoptuj", "adresat", "telefon", "phone", "mobile", "email", "mail",
        "pesel", "nazwisko", "surname", "lastname", "fosterer", "znalazc", "oddajac", "adres", "address", "ulica",
        "street",
    ]

    /// English names of fields are their own; the Polish ones are those of records. `uwagi` and `notes` are left out: in
    /// tables they are notes for staff.
    private static let table: [String: AnimalField] = {
        var table: [String: AnimalField] = [:]
        for field in AnimalField.allCases where field != .healthNotes {
            table[folded(field.key)] = field
            table[folded(field.rawValue)] = field
            for name in FieldNames.polish(of: field.key) { table[folded(name)] = field }
        }
        for (field, names) in further {
            for name in names { table[folded(name)] = field }
        }
        return table
    }()

    private static let further: [AnimalField: [String]] = [
        .name: ["animal name", "imię zwierzęcia", "imię psa", "imię kota"],
        .type: ["species", "animal type", "gatunek zwierzęcia", "rodzaj zwierzęcia"], .breed: ["primary breed"],
        .colour: ["color", "kolor sierści"], .coat: ["coat length", "typ sierści", "rodzaj sierści"], .sex: ["gender"],
        .number: ["nr ewidencyjny", "numer ewidencyjny", "nr schroniskowy", "kennel number", "animal number"],
        .born: ["birth date", "date of birth", "dob", "birthday", "data ur", "rok urodzenia", "year of birth"],
        .age: ["age group", "grupa wiekowa"], .size: ["wielkość psa"], .weight: ["masa ciała", "waga kg", "weight kg"],
        .marks: ["distinguishing marks", "markings"], .status: ["status adopcji", "adoption status"],
        .arrived: [
            "intake date", "arrival date", "date of arrival", "admission date", "data przybycia", "przyjęty",
            "przyjęta",
        ],
        .left: ["departure date", "outcome date", "data adopcji"],
        .pictures: ["photos", "photo", "picture", "image", "images", "zdjęcie", "obraz", "fotografie", "fotografia"],
        .vaccinated: ["vaccination", "vaccinations", "shots", "szczepienie", "szczepienia"],
        .neutered: [
            "spayed", "spayed/neutered", "sterilised", "sterilized", "altered", "kastracja", "sterylizacja",
            "kastracja/sterylizacja", "sterylizacja/kastracja",
        ],
        .chipped: [
            "microchip", "microchipped", "chip number", "microchip number", "nr chip", "nr chipa", "numer chip",
            "numer chipa", "nr czipa", "numer czipa", "mikrochip",
        ],
        .specialNeeds: ["special needs"],
        .children: [
            "good with children", "good with kids", "kids", "stosunek do dzieci", "lubi dzieci", "akceptuje dzieci",
        ],
        .dogs: ["good with dogs", "stosunek do psów", "lubi psy", "akceptuje psy"],
        .cats: ["good with cats", "stosunek do kotów", "lubi koty", "akceptuje koty"],
        .houseTrained: ["housetrained", "house broken", "housebroken"], .fee: ["adoption fee"],
        .reference: ["id", "animal id", "lp id"], .description: ["opis zwierzęcia", "bio", "opis publiczny"],
        .walks: ["spacer"],
    ]
}
