import Languages
import Records

/// The phrases for the cases of an enumeration: `coat.short`, `coat.medium` ...
struct LabelPhrases<Case: CaseIterable & RawRepresentable & Sendable>: Sendable where Case.RawValue == String {
    let cases: [Case]
    /// For each case, one phrase, or one for each sex.
    let phrases: [[Phrase]]

    /// `group.case`.
    init(_ group: String, except: Case? = nil) where Case: Equatable {
        cases = Case.allCases.filter { $0 != except }
        phrases = cases.map { [Phrase("\(group).\($0.rawValue)")] }
    }

    /// `group.case.male`, `group.case.female`, `group.case.unknown`: in words that agree with an animal's sex.
    init(gendered group: String, except: Case? = nil, _ placeholders: (String, String)? = nil) where Case: Equatable {
        cases = Case.allCases.filter { $0 != except }
        phrases = cases.map { value in
            Sex.allCases.map { sex in
                let key = "\(group).\(value.rawValue).\(sex.rawValue)"
                return placeholders.map { Phrase(key, $0.0, $0.1) } ?? Phrase(key)
            }
        }
    }
}

extension LabelPhrases where Case == AnimalType {
    static let animalType = LabelPhrases("animalType")
    static let animalTypeInSentence = LabelPhrases("animalTypeInSentence")
}

extension LabelPhrases where Case == InstitutionType {
    static let institutionType = LabelPhrases("institutionType")
}

extension LabelPhrases where Case == Service {
    static let service = LabelPhrases("service")
}

extension LabelPhrases where Case == Size {
    static let size = LabelPhrases(gendered: "size")
}

extension LabelPhrases where Case == SexedKind {
    static let male = LabelPhrases("sex.male")
    static let female = LabelPhrases("sex.female")
}

extension LabelPhrases where Case == PicturedKind {
    /// Of an animal whose size is not known.
    static let pictured = LabelPhrases("picturedAnimal.any")
    /// In the order of sizes.
    static let picturedOfSize = Size.allCases.map { LabelPhrases("picturedAnimal.\($0.rawValue)") }
}

extension LabelPhrases where Case == AnimalStatus {
    static let status = LabelPhrases(gendered: "status")
    static let notice = LabelPhrases(gendered: "notice", except: .available, ("name", "since"))
}

extension LabelPhrases where Case == Answer {
    static let vaccinated = LabelPhrases(gendered: "health.vaccinated")
    static let neutered = LabelPhrases(gendered: "health.neutered")
    static let chipped = LabelPhrases(gendered: "health.chipped")
    static let children = LabelPhrases("goodWith.children")
    static let houseTrained = LabelPhrases("ability.houseTrained")
    static let onLead = LabelPhrases("ability.onLead")
}

extension LabelPhrases where Case == Company {
    static let dogs = LabelPhrases("goodWith.dogs")
    static let cats = LabelPhrases("goodWith.cats")
}

extension LabelPhrases where Case == Animal.Place.Kind {
    static let place = LabelPhrases("place")
}

extension Phrase {
    static let unknownSex = Phrase("sex.unknown")
}

/// All phrases for cases of enumerations.
enum EveryLabel {
    static let phrases: [Phrase] =
        flat(LabelPhrases<AnimalType>.animalType) + flat(LabelPhrases<AnimalType>.animalTypeInSentence)
        + flat(LabelPhrases<InstitutionType>.institutionType) + flat(LabelPhrases<Service>.service)
        + flat(LabelPhrases<Size>.size)
        + flat(LabelPhrases<SexedKind>.male) + flat(LabelPhrases<SexedKind>.female) + [.unknownSex]
        + flat(LabelPhrases<AnimalStatus>.status) + flat(LabelPhrases<AnimalStatus>.notice)
        + flat(LabelPhrases<Answer>.vaccinated) + flat(LabelPhrases<Answer>.neutered)
        + flat(LabelPhrases<Answer>.chipped) + flat(LabelPhrases<Answer>.children)
        + flat(LabelPhrases<Answer>.houseTrained) + flat(LabelPhrases<Answer>.onLead)
        + flat(LabelPhrases<Company>.dogs) + flat(LabelPhrases<Company>.cats)
        + flat(LabelPhrases<Animal.Place.Kind>.place) + flat(LabelPhrases<PicturedKind>.pictured)
        + LabelPhrases<PicturedKind>.picturedOfSize.flatMap(flat)

    private static func flat<Case>(_ labels: LabelPhrases<Case>) -> [Phrase] { labels.phrases.flatMap { $0 } }
}
