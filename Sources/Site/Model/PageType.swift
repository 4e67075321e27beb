import Content
import Languages
import Messages
import Records

/// A kind of page: where its pages are, which of them a site has, and what stands on them that others refer to.
///
/// A ``PageTemplate`` says how its pages are made; ``PageTemplate/all`` lists all of them.
public final class PageType: Sendable {
    /// The last part of the addresses of a type's pages.
    enum Segment: Sendable {
        /// None: the root of a language, the home page alone.
        case root
        /// The path word of the type's name; the message names all pages that end in it: `support pages`.
        case word(Message)
        /// The id of a record.
        case id(@Sendable (SitePlan, _ record: Int) -> RecordID)
        /// A file at the site's root, one page for all languages.
        case file(String)
    }

    /// The ways in which search engines learn of the pages of a type.
    enum Indexing: Sendable {
        /// They are in the sitemap; the closure returns the day of a record's last change, where the record tells it.
        case listed(@Sendable (SitePlan, _ record: Int) -> CalendarDate?)
        case hidden

        static let listed = Indexing.listed { _, _ in nil }
    }

    /// The name of the type's template, and of its path word where its addresses end in one.
    public let name: String
    let segment: Segment
    /// The type of the page above; nil for the home page and for files at the root.
    let parent: PageType?
    /// Returns the record of the page above, of a page's record.
    let parentRecord: @Sendable (SitePlan, _ record: Int) -> Int
    /// Returns the records that have a page, below a record of the page above.
    let records: @Sendable (SitePlan, _ parentRecord: Int) -> Range<Int>
    /// Returns the number of pages over which a record's list is spread.
    let pageCount: @Sendable (SitePlan, _ record: Int) -> Int
    /// True if the records stand in the order of their ids.
    let isOrderedByID: Bool
    /// True if no institution and no page of the site may be called like the type's path word.
    let reservesWord: Bool
    /// The list to which the navigation leads for the records' pages; nil where that is the page above.
    private let list: PageType?
    /// The phrases for title and summary of a list or another page of which there is one: `title.needs`, `summary.needs`.
    let heading: (title: Phrase, summary: Phrase)?
    /// Names a record's page in a sentence: `the page of the basket "zima"`; nil where the name of all pages is that of
    /// one.
    private let nameOfOne: (@Sendable (SitePlan, _ record: Int) -> Message)?
    /// The pattern of the files that hold the records, without their endings, with `*` for each id:
    /// `institutions/*/animals/*`.
    let files: String?
    /// Returns the place at which a record is written.
    let origin: @Sendable (SitePlan, _ record: Int) -> Origin?
    /// Returns the ids that a record had before.
    let formerly: @Sendable (SitePlan, _ record: Int) -> [FormerID]
    let indexing: Indexing
    /// Returns the description whose headings are anchors of a record's first page.
    let description: @Sendable (SitePlan, _ record: Int) -> Localized<Prose>?
    /// The level at which headings of descriptions begin.
    let headingLevel: Int
    /// Returns the sections of a page.
    let sections: @Sendable (SitePlan, Page) -> [PageSection]

    /// - Parameters:
    ///   - nameOfOne: names a record's page in a sentence.
    ///   - files: the pattern of the files that hold the records, with `*` for each id.
    ///   - source: returns the file that holds a record.
    ///   - origin: returns the place at which a record is written, where files may hold several.
    init(
        _ name: String, _ segment: Segment, below parent: PageType? = nil, listedIn list: PageType? = nil,
        nameOfOne: (@Sendable (SitePlan, Int) -> Message)? = nil,
        records: @escaping @Sendable (SitePlan, Int) -> Range<Int> = { _, _ in 0..<1 }, isOrderedByID: Bool = true,
        reservesWord: Bool = true,
        parentRecord: @escaping @Sendable (SitePlan, Int) -> Int = { _, record in record },
        pageCount: @escaping @Sendable (SitePlan, Int) -> Int = { _, _ in 1 }, files: String? = nil,
        source: @escaping @Sendable (SitePlan, Int) -> String? = { _, _ in nil },
        origin: (@Sendable (SitePlan, Int) -> Origin?)? = nil,
        formerly: @escaping @Sendable (SitePlan, Int) -> [FormerID] = { _, _ in [] }, indexing: Indexing = .listed,
        description: @escaping @Sendable (SitePlan, Int) -> Localized<Prose>? = { _, _ in nil }, headingLevel: Int = 2,
        sections: @escaping @Sendable (SitePlan, Page) -> [PageSection] = { _, _ in [] }
    ) {
        self.name = name
        self.segment = segment
        self.parent = parent
        self.list = list
        self.nameOfOne = nameOfOne
        if case .word = segment, parent?.parent == nil {
            heading = (Phrase("title.\(name)"), Phrase("summary.\(name)", "title"))
        } else {
            heading = nil
        }
        self.records = records
        self.isOrderedByID = isOrderedByID
        self.reservesWord = reservesWord
        self.parentRecord = parentRecord
        self.pageCount = pageCount
        self.files = files
        self.origin = origin ?? { plan, record in source(plan, record).map { Origin(file: $0) } }
        self.formerly = formerly
        self.indexing = indexing
        self.description = description
        self.headingLevel = headingLevel
        self.sections = sections
    }

    /// Returns the file that holds a record, relative to the content folder.
    func source(_ plan: SitePlan, _ record: Int) -> String? { origin(plan, record)?.file }

    /// Returns the name of a record's page in a sentence.
    func name(ofPageOf record: Int, in plan: SitePlan) -> Message {
        if let nameOfOne { return nameOfOne(plan, record) }
        if case .id(let id) = segment { return "the page \"\(id(plan, record))\"" }
        return collectiveName
    }

    /// The name of the type's pages in a sentence.
    var collectiveName: Message {
        switch segment {
        case .word(let name): name
        case .root: "the home page"
        case .id, .file: "a file of the site itself"
        }
    }

    /// True if search engines should not know the pages.
    var isHidden: Bool {
        if case .hidden = indexing { true } else { false }
    }

    /// The type of the page to which the navigation leads for pages of this type; nil where it leads to none.
    var section: PageType? {
        if let list { return list }
        return switch segment {
        case .root, .word: parent.map { $0.parent == nil ? self : $0.section } ?? self
        case .id: parent.flatMap { $0.parent == nil ? nil : $0.section }
        case .file: nil
        }
    }
}

/// Two types are the same where they are the same object.
extension PageType: Hashable {
    public static func == (one: PageType, other: PageType) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
