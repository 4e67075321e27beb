import Records

/// Everything that the content folder holds, decoded and checked.
public struct Catalogue: Sendable {
    public var settings: SiteSettings
    public var home: Home
    /// In the menus' order: by `order`, then slug. `PageMenus` divides them among the menus.
    public var pages: [StandalonePage] = []
    /// By id.
    public var institutions: [InstitutionEntry] = []
    /// By id. Every institution in them exists and has an account in the basket's currency.
    public var baskets: [Basket] = []
    /// The notices that are shown on the day of the build, by id.
    public var notices: [Notice] = []
    /// The newest month first, then by id.
    public var patrons: [Patron] = []
    /// The files below `static/` in the content folder, as paths from there, sorted by their bytes.
    public var staticFiles: [String] = []
    /// The paths of all files that are no records and do not lie below `static/`, by themselves: a key that is
    /// canonically equivalent finds the path as it is on disk.
    public var attachments: [String: String] = [:]
    /// The places that first name the files of records, by the files' paths relative to the content folder.
    public var fileOrigins: [String: Origin] = [:]
    /// The digest of all files that were read, but for those of institutions; nil where nobody asked for digests.
    public var digest: UInt64?

    public init(settings: SiteSettings, home: Home) {
        self.settings = settings
        self.home = home
    }
}

extension RecordKind {
    /// All kinds of records, in the order of the documentation: a new kind is a line here.
    public static let all: [RecordKind] = [
        .animal, .story, .institution, .basket, .patron, .notice, .page, .home, .adoption, .walks, .review, .site,
    ]
}

/// An institution and its animals. A reference, so that pages can share it without copying the record.
public final class InstitutionEntry: Sendable {
    public let record: Institution
    /// The record's file, relative to the content folder.
    public let source: String
    /// By id.
    public let animals: [AnimalEntry]
    public let digests: Digests

    /// The digests of files; 0 where nobody asked for them.
    public struct Digests: Sendable {
        /// Of the institution's own record and its guides.
        public var record: UInt64 = 0
        /// Of all that was read in its folder, and of the names of its other files.
        public var all: UInt64 = 0

        public init() {}
    }

    public init(record: Institution, source: String, animals: [AnimalEntry], digests: Digests = Digests()) {
        self.record = record
        self.source = source
        self.animals = animals
        self.digests = digests
    }
}

/// An animal's record. A reference, so that pages can share it without copying the record.
public final class AnimalEntry: Sendable {
    public let record: Animal
    /// The place that says which animal it is: its file, or its id in a file that holds several.
    public let origin: Origin
    /// The story of how it found a home, where somebody tells.
    public let story: AdoptionStory?
    /// The digest of the files that tell of it, which may tell of others, too; 0 where nobody asked for it.
    public let digest: UInt64

    /// The file that holds it, relative to the content folder.
    public var source: String { origin.file }

    public init(record: Animal, origin: Origin, story: AdoptionStory? = nil, digest: UInt64 = 0) {
        self.record = record
        self.origin = origin
        self.story = story
        self.digest = digest
    }
}
