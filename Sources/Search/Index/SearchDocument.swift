/// An institution or an animal as search sees it, in one language.
public struct SearchDocument: Sendable {
    /// The place of a word; the first ones count for more.
    public enum Place: Int, Sendable {
        /// An animal's name; an institution's own name and town.
        case name
        /// The name and the town of the institution that an animal lives at.
        case surroundings
        /// Breed, colour, marks, number: what the record says in few words.
        case facts
        /// The description.
        case text
        /// A short description, in which words that follow one another are found together.
        case notes
    }

    public typealias Text = (place: Place, text: String)

    public var texts: [Text]
    /// The values that a facet, or a word that means one, can ask for.
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

/// The content of a result.
public struct SearchCard: Sendable {
    public var title: String
    /// The last part of the page's address.
    public var id: String
    /// "Pies", "3 lata", "duży". The first may say of what type an animal is, after a tab.
    public var line: [String]
    /// The status as records write it; empty where it simply seeks a home.
    public var status: String
    /// The label of the status.
    public var label: String
    /// The address of its picture, as links use it; empty where it has none.
    public var picture: String
    /// The placeholder of the picture.
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

/// Everything that the search of one language looks through. Its documents are numbered: first the institutions, by
/// town so that neighbours stand together, then the animals that seek a home, institution by institution in the same
/// order, then the others, and last those that are gone for good.
public struct SearchCorpus: Sendable {
    public typealias Institution = (id: String, name: String, town: String)

    public var institutions: [Institution]
    /// The number of those at their end that are other pages, found as institutions are.
    public var pages: Int
    /// The numbers of animals that seek a home, of others, and of those that are gone for good, which are found by
    /// words alone.
    public var seeking: Int
    public var others: Int
    public var departed: Int
    /// The start of institutions' addresses: `/instytucje/`.
    public var folder: String
    /// The meanings of words on the pages of this language, and their stemmer.
    public var words: WordTable
    public var stemmer: Stemmer
    /// Folded words that a query need not find.
    public var stopWords: [[UInt8]]
    /// Those by which lists can be narrowed.
    public var filters: Set<SearchFacet>
    /// Where everything is, for lists by distance; empty where nobody asks.
    public var positions: [UInt8]
    /// Towns in which nothing is, and what is near them.
    public var surroundings: [Surroundings]
    /// Any thread may ask for any document, and gets the same every time.
    public var document: @Sendable (Int) -> SearchDocument

    public var count: Int { institutions.count + seeking + others + departed }

    public init(
        institutions: [Institution], pages: Int = 0, seeking: Int, others: Int, departed: Int = 0, folder: String,
        words: WordTable,
        stemmer: Stemmer, stopWords: [[UInt8]], filters: Set<SearchFacet> = SearchCorpus.usualFilters,
        positions: [UInt8] = [], surroundings: [Surroundings] = [],
        document: @escaping @Sendable (Int) -> SearchDocument
    ) {
        self.institutions = institutions
        self.pages = pages
        self.seeking = seeking
        self.others = others
        self.departed = departed
        self.folder = folder
        self.words = words
        self.stemmer = stemmer
        self.stopWords = stopWords
        self.filters = filters
        self.positions = positions
        self.surroundings = surroundings
        self.document = document
    }

    /// A town or a district in which nothing is, by the numbers of institutions.
    public struct Surroundings: Sendable {
        /// As records would write it.
        public var name: String
        /// Those in the nearest town, and those in the next one, each in order.
        public var nearest: [Int]
        public var further: [Int]
        /// True if the name is a part of one or that of a district, which is meant only where no record has the word.
        public var isUncertain: Bool

        public init(_ name: String, nearest: [Int], further: [Int] = [], isUncertain: Bool = false) {
            self.name = name
            self.nearest = nearest
            self.further = further
            self.isUncertain = isUncertain
        }
    }

    /// The filters of every catalogue.
    public static let usualFilters: Set<SearchFacet> = [
        .type, .status, .walks, .institution, .service, .town, .region,
    ]
}
