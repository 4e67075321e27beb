import Languages
import Records

/// The phrases for the cases of an enumeration: `coat.short`, `coat.medium` ...
struct LabelPhrases<Case: CaseIterable & RawRepresentable & Equatable & Sendable>: Sendable
where Case.RawValue == String {
    private let cases: [Case]
    /// For each case, one phrase, or one for each sex.
    private let phrases: [[Phrase]]

    /// `group.case`.
    init(_ group: String) {
        cases = Array(Case.allCases)
        phrases = cases.map { [Phrase("\(group).\($0.rawValue)")] }
    }

    /// `group.case.male`, `group.case.female`, `group.case.unknown`: in words that agree with an animal's sex.
    init(gendered group: String, except: Case? = nil, _ placeholders: (String, String)? = nil) {
        cases = Case.allCases.filter { $0 != except }
        phrases = cases.map { value in
            Sex.allCases.map { sex in
                let key = "\(group).\(value.rawValue).\(sex.rawValue)"
                return placeholders.map { Phrase(key, $0.0, $0.1) } ?? Phrase(key)
            }
        }
    }

    /// Returns the phrase for a case, in the form that agrees with a sex where there are such.
    func phrase(for value: Case, _ sex: Sex? = nil) -> Phrase? {
        // The lists are short: walking them is quicker than hashing.
        guard let place = cases.firstIndex(of: value) else { return nil }
        let forms = phrases[place]
        guard forms.count > 1 else { return forms[0] }
        switch sex ?? .unknown {
        case .male: return forms[0]
        case .female: return forms[1]
        case .unknown: return forms[2]
        }
    }

    fileprivate var all: [Phrase] { phrases.flatMap { $0 } }
}

/// The words for the cases of enumerations.
enum Labels {
    static let animalType = LabelPhrases<AnimalType>("animalType")
    static let animalTypePlural = LabelPhrases<AnimalType>("animalTypePlural")
    static let animalTypeInSentence = LabelPhrases<AnimalType>("animalTypeInSentence")
    static let institutionType = LabelPhrases<InstitutionType>("institutionType")
    static let service = LabelPhrases<Service>("service")
    static let size = LabelPhrases<Size>(gendered: "size")
    static let male = LabelPhrases<SexedKind>("sex.male")
    static let female = LabelPhrases<SexedKind>("sex.female")
    static let status = LabelPhrases<AnimalStatus>(gendered: "status")
    static let notice = LabelPhrases<AnimalStatus>(gendered: "notice", except: .available, ("name", "since"))
    static let vaccinated = LabelPhrases<Answer>(gendered: "health.vaccinated")
    static let neutered = LabelPhrases<Answer>(gendered: "health.neutered")
    static let chipped = LabelPhrases<Answer>(gendered: "health.chipped")
    static let children = LabelPhrases<Answer>("goodWith.children")
    static let houseTrained = LabelPhrases<Answer>("ability.houseTrained")
    static let onLead = LabelPhrases<Answer>("ability.onLead")
    static let dogs = LabelPhrases<Tolerance>("goodWith.dogs")
    static let cats = LabelPhrases<Tolerance>("goodWith.cats")
    static let place = LabelPhrases<Animal.Place.Kind>("place")
    /// Of an animal whose size is not known.
    static let pictured = LabelPhrases<PicturedKind>("picturedAnimal.any")
    /// In the order of sizes.
    static let picturedOfSize = Size.allCases.map { LabelPhrases<PicturedKind>("picturedAnimal.\($0.rawValue)") }

    static let phrases: [Phrase] =
        [
            animalType.all, animalTypePlural.all, animalTypeInSentence.all, institutionType.all, service.all, size.all,
            male.all, female.all,
            [.unknownSex], status.all, notice.all, vaccinated.all, neutered.all, chipped.all, children.all,
            houseTrained.all, onLead.all, dogs.all, cats.all, place.all, pictured.all,
        ].flatMap { $0 } + picturedOfSize.flatMap(\.all)
}

extension Phrase {
    static let unknownSex = Phrase("sex.unknown")
}
