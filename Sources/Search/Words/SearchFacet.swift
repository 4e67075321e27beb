import Records

/// A property of records that a word may ask for.
public enum SearchFacet: String, CaseIterable, Hashable, Sendable {
    case type, sex, size, age, coat, status, energy, experience
    /// The age of an animal: whole years from one on, whole months before two.
    case years, months
    /// A stage of life that an animal has almost, as a kitten of nine months.
    case nearly
    /// The company that it gets on with: `children`, `dogs`, `cats`.
    case good
    /// The company that it does not get on with, the same values.
    case bad
    /// `vaccinated`, `neutered`, `chipped`, `specialNeeds`.
    case health
    /// `yes`: may be taken for walks by visitors.
    case walks
    /// `calm`, `beginners`: the qualities that several reviews agree on.
    case reviewed
    /// `yes`: can be adopted virtually.
    case virtualAdoption
    /// `yes`: urgently seeks a home.
    case urgent
    /// The wait of an animal for a home: `longest` for the first ten, `long` for the next.
    case waiting
    /// The type of an institution.
    case institution
    /// The type of the institution that an animal lives at.
    case keeper
    /// A type or a species of animals that an institution cares for.
    case cares
    /// A service of an institution.
    case service
    /// What the page of an institution tells: `contact`, `hours`, that it is open on `saturday` or `sunday`, `accounts`,
    /// `taxShare`, `needs`, `adoption`: how that goes, and other pages: `lostAndFound`: what to do about animals that are,
    /// what is `nearby`, and a visitor's `favourites`.
    case tells
    /// What an institution belongs to by its name, as a society.
    case organisation
    /// What an institution asks people to bring: found in what it says that it needs.
    case need
    /// A breed or a species within a type ("labrador", "hamster"): found in what records say of the breed.
    case breed
    /// Found in what records say of the colour.
    case colour
    /// A colour that is all that a record says of its colour.
    case solid
    /// A colour of a mark that an animal has besides: of white socks.
    case marked
    /// A subject of descriptions: a record has it if it has any of the words that mean it.
    case about
    /// Something that an institution offers people: its name has any of the words that mean it, or its description tells it
    /// by a cue.
    case offers
    /// The folded name of a town.
    case town
    /// The folded name of a town in which nothing is, for what is nearest to it, and for what is next to that.
    case around, beyond
    /// The folded name of a region.
    case region

    /// The properties that tell of what kind something is or where, which a word means rather than a name.
    static let kinds: Set<SearchFacet> = [
        .type, .sex, .size, .age, .years, .months, .breed, .institution, .town, .region,
    ]

    private static let told = [
        "contact", "hours", "saturday", "sunday", "accounts", "taxShare", "needs", "adoption", "lostAndFound", "nearby",
        "favourites",
    ]

    /// The properties that words and phrases of descriptions tell.
    static let spokenOf: Set<SearchFacet> = [.about, .good, .bad, .offers]

    /// The values that records know; nil where they are open: any word of lower-case letters, digits and hyphens.
    var values: [String]? {
        switch self {
        case .type: AnimalType.allCases.map(\.rawValue)
        case .sex: Sex.allCases.map(\.rawValue)
        case .size: Size.allCases.map(\.rawValue)
        case .age, .nearly: LifeStage.allCases.map(\.rawValue)
        case .coat: Coat.allCases.map(\.rawValue)
        case .status: AnimalStatus.allCases.map(\.rawValue)
        case .energy: Energy.allCases.map(\.rawValue)
        case .experience: Experience.allCases.map(\.rawValue)
        case .reviewed: Ratings.Verdict.allCases.map(\.rawValue)
        case .good, .bad: ["children", "dogs", "cats"]
        case .health: ["vaccinated", "neutered", "chipped", "specialNeeds"]
        case .waiting: ["longest", "long"]
        case .walks, .virtualAdoption, .urgent: ["yes"]
        case .institution, .keeper: InstitutionType.allCases.map(\.rawValue)
        case .service: Service.allCases.map(\.rawValue)
        case .tells: SearchFacet.told
        case .years, .months, .organisation, .need, .breed, .cares, .colour, .solid, .marked, .about, .offers, .town,
            .around, .beyond, .region:
            nil
        }
    }
}
