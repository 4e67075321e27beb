/// What search knows of an institution or an animal, as a visitor of one language is shown it.
public struct SearchDocument: Sendable {
    /// Where a word stands; what stands first counts for more.
    public enum Place: Int, Sendable {
        /// An animal's name; an institution's own name and town.
        case name
        /// The name and the town of the institution that an animal lives at.
        case surroundings
        /// Breed, colour, marks, number: what the record says in few words.
        case facts
        /// The description.
        case text
        /// As the description, but short, so that words that follow one another are found together.
        case notes
    }

    public struct Text: Sendable {
        public var place: Place
        public var text: String

        public init(_ place: Place, _ text: String) {
            self.place = place
            self.text = text
        }
    }

    public var texts: [Text]
    /// What can be asked for by a facet or by a word that means it.
    public var facets: [FacetValue]
    /// The place of the institution in the corpus.
    public var institution: Int
    /// Days since 1970-01-01; nil where it is not known.
    public var arrived: Int?
    public var card: SearchCard

    public init(
        texts: [Text], facets: [FacetValue], institution: Int, arrived: Int? = nil, card: SearchCard
    ) {
        self.texts = texts
        self.facets = facets
        self.institution = institution
        self.arrived = arrived
        self.card = card
    }
}

/// What a result shows.
public struct SearchCard: Sendable {
    public var title: String
    /// The last part of the page's address.
    public var id: String
    /// "Pies", "3 lata", "duży".
    public var line: [String]
    /// What its status is called; empty where it simply seeks a home.
    public var status: String
    /// The label of the status.
    public var label: String
    /// The address of its picture, as links use it; empty where it has none.
    public var picture: String
    /// What stands for a picture.
    public var placeholder: String

    public init(
        title: String, id: String, line: [String], status: String = "", label: String = "", picture: String = "",
        placeholder: String = ""
    ) {
        self.title = title
        self.id = id
        self.line = line
        self.status = status
        self.label = label
        self.picture = picture
        self.placeholder = placeholder
    }
}

/// Everything that the search of one language looks through. Its documents are numbered: first the institutions, by town
/// so that neighbours stand together, then the animals that seek a home, institution by institution in the same order,
/// then the others, and last those that are gone for good.
public struct SearchCorpus: Sendable {
    public struct Institution: Sendable {
        public var id: String
        public var name: String
        public var town: String

        public init(id: String, name: String, town: String) {
            self.id = id
            self.name = name
            self.town = town
        }
    }

    public var institutions: [Institution]
    /// How many animals seek a home, how many others there are, and how many are gone for good: those are found by words
    /// alone.
    public var seeking: Int
    public var others: Int
    public var departed: Int
    /// What the addresses of institutions start with: `/instytucje/`.
    public var folder: String
    /// What the words of this language mean, and how they are cut to stems.
    public var words: WordTable
    public var stemmer: Stemmer
    /// Folded words that a query need not find.
    public var stopWords: [[UInt8]]
    /// Those by which lists can be narrowed.
    public var filters: Set<SearchFacet>
    /// Any thread may ask for any document, and gets the same every time.
    public var document: @Sendable (Int) -> SearchDocument

    public var count: Int { institutions.count + seeking + others + departed }

    public init(
        institutions: [Institution], seeking: Int, others: Int, departed: Int = 0, folder: String, words: WordTable,
        stemmer: Stemmer, stopWords: [[UInt8]], filters: Set<SearchFacet> = SearchCorpus.usualFilters,
        document: @escaping @Sendable (Int) -> SearchDocument
    ) {
        self.institutions = institutions
        self.seeking = seeking
        self.others = others
        self.departed = departed
        self.folder = folder
        self.words = words
        self.stemmer = stemmer
        self.stopWords = stopWords
        self.filters = filters
        self.document = document
    }

    /// The filters of every catalogue.
    public static let usualFilters: Set<SearchFacet> = [.type, .status, .institution, .service, .town, .region]
}
