import Documents
import Records

/// A value of a fixed list that may be written in Polish, too.
///
/// Words that say more than the value are none of its words: "suczka" is a dog, but also a female.
package protocol PolishWord: CaseIterable, RawRepresentable<String>, Hashable, Sendable {
    /// The words for each value, the one to recommend first; letter case and diacritics make no difference.
    static var polish: [Self: [String]] { get }
}

extension PolishWord {
    /// The value of a word in either language.
    package init?(word: String) {
        if let value = Self(rawValue: word) {
            self = value
            return
        }
        let folded = KeyNames.folded(word)
        guard
            let value = Self.allCases.first(where: { value in
                Self.polish[value, default: []].contains { KeyNames.folded($0) == folded }
            })
        else { return nil }
        self = value
    }
}

extension AnimalType: PolishWord {
    package static let polish: [AnimalType: [String]] = [
        .dog: ["pies", "psy"], .cat: ["kot", "koty"],
        .rabbit: ["królik", "króliki"], .rodent: ["gryzoń", "gryzonie"],
        .ferret: ["fretka", "tchórzofretka", "fretki"], .bird: ["ptak", "ptaki"], .reptile: ["gad", "gady"],
        .fish: ["ryba", "ryby"], .horse: ["koń", "konie"],
        .farm: ["gospodarskie", "zwierzę gospodarskie", "zwierzęta gospodarskie"],
        .wild: ["dzikie", "dzikie zwierzę", "dzikie zwierzęta"], .other: ["inne"],
    ]
}

extension Coat: PolishWord {
    package static let polish: [Coat: [String]] = [
        .short: ["krótka", "krótki", "krótkowłosa"], .medium: ["średnia", "średni", "półdługa"],
        .long: ["długa", "długi", "długowłosa"], .rough: ["szorstka", "szorstki", "szorstkowłosa"],
        .curly: ["kręcona", "kręcony", "kędzierzawa"], .hairless: ["bezwłosa", "bezwłosy", "brak"],
    ]
}

extension Sex: PolishWord {
    package static let polish: [Sex: [String]] = [
        .male: ["samiec"], .female: ["samica"], .unknown: ["nieznana", "nie wiadomo"],
    ]
}

extension LifeStage: PolishWord {
    package static let polish: [LifeStage: [String]] = [
        .baby: ["maluch", "szczeniak", "szczenię", "kociak", "kocię"], .young: ["młode", "młody", "młoda"],
        .adult: ["dorosłe", "dorosły", "dorosła"], .senior: ["seniorka", "starsze", "starszy", "starsza"],
    ]
}

extension Size: PolishWord {
    package static let polish: [Size: [String]] = [
        .small: ["mały", "mała", "małe"], .medium: ["średni", "średnia", "średnie"], .large: ["duży", "duża", "duże"],
        .xlarge: ["bardzo duży", "bardzo duża", "bardzo duże", "olbrzymi", "olbrzymia", "olbrzymie"],
    ]
}

extension Energy: PolishWord {
    package static let polish: [Energy: [String]] = [
        .low: ["mała", "niska", "spokojny", "spokojna", "spokojne"], .medium: ["średnia"],
        .high: ["duża", "wysoka", "energiczny", "energiczna", "energiczne"],
    ]
}

extension AnimalStatus: PolishWord {
    package static let polish: [AnimalStatus: [String]] = [
        .available: ["do adopcji", "szuka domu"],
        .reserved: ["zarezerwowany", "zarezerwowana", "zarezerwowane", "rezerwacja"],
        .adopted: ["adoptowany", "adoptowana", "adoptowane", "w nowym domu"],
        .fostered: ["w domu tymczasowym", "dom tymczasowy"], .quarantine: ["kwarantanna", "na kwarantannie"],
        .permanent: ["rezydent", "rezydentka", "na stałe"], .lost: ["zaginiony", "zaginiona", "zaginione"],
        .found: ["znaleziony", "znaleziona", "znalezione"],
        .returned: [
            "oddany właścicielowi", "oddana właścicielowi", "oddane właścicielowi", "wrócił do domu",
            "wróciła do domu", "wróciło do domu",
        ],
        .transferred: ["przekazany", "przekazana", "przekazane"],
        .passed: ["odszedł", "odeszła", "odeszło", "za tęczowym mostem"],
    ]
}

extension Animal.Place.Kind: PolishWord {
    package static let polish: [Animal.Place.Kind: [String]] = [
        .foster: ["dom tymczasowy"], .hotel: ["hotelik"], .clinic: ["klinika", "lecznica"],
    ]
}

extension InstitutionType: PolishWord {
    package static let polish: [InstitutionType: [String]] = [
        .shelter: ["schronisko"], .refuge: ["przytulisko"], .foundation: ["fundacja", "stowarzyszenie"],
        .sanctuary: ["azyl"], .foster: ["domy tymczasowe", "dom tymczasowy"], .rescue: ["pogotowie", "interwencje"],
        .rehabilitation: ["ośrodek rehabilitacji", "rehabilitacja"], .clinic: ["klinika", "lecznica"],
        .other: ["inna", "inne"],
    ]
}

extension Service: PolishWord {
    package static let polish: [Service: [String]] = [
        .adoption: ["adopcja", "adopcje"], .virtualAdoption: ["adopcja wirtualna", "wirtualna adopcja"],
        .walks: ["spacery"], .volunteering: ["wolontariat"], .foster: ["dom tymczasowy", "domy tymczasowe"],
        .donations: ["dary", "zbiórki", "darowizny"], .lostAndFound: ["zaginione i znalezione"],
    ]
}

extension Weekday: PolishWord {
    package static let polish: [Weekday: [String]] = [
        .monday: ["pon", "pn", "poniedziałek"], .tuesday: ["wt", "wto", "wtorek"], .wednesday: ["śr", "śro", "środa"],
        .thursday: ["czw", "cz", "czwartek"], .friday: ["pt", "pią", "piątek"], .saturday: ["sob", "so", "sobota"],
        .sunday: ["niedz", "nd", "niedziela"],
    ]
}

extension FurtherPage.Menu: PolishWord {
    package static let polish: [FurtherPage.Menu: [String]] = [
        .header: ["u góry", "nagłówek"], .footer: ["na dole", "stopka"], .none: ["nie", "nigdzie"],
    ]
}

extension AccessibilityStatement.Conformance: PolishWord {
    package static let polish: [AccessibilityStatement.Conformance: [String]] = [
        .full: ["pełna"], .partial: ["częściowa"], .none: ["brak"],
    ]
}

extension AccessibilityStatement.Assessment: PolishWord {
    package static let polish: [AccessibilityStatement.Assessment: [String]] = [
        .own: ["własna", "samoocena"], .external: ["zewnętrzna"],
    ]
}
