/// Institutions that share a gift by percents: "winter feed", "old dogs".
public struct Basket: CollectedRecord {
    /// The part of a gift that one institution gets.
    public struct Share: Sendable, Equatable {
        public var institution: RecordID
        /// From 1 to 100; those of a basket sum to 100.
        public var percent: Int

        public init(institution: RecordID, percent: Int) {
            self.institution = institution
            self.percent = percent
        }
    }

    public var id: RecordID
    public var name = Localized<String>()
    public var picture: Picture?
    /// The heading under which it is listed.
    public var category: Localized<String>?
    public var isFeatured = false
    /// The ids that it had before; their addresses lead to its page.
    public var formerly: [FormerID] = []
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    /// At least one.
    public var shares: [Share] = []
    public var description = Localized<Prose>()
    /// Fields of the site's own, whose names start with `x-`.
    public var extensions: [ExtensionField] = []
    /// A currency in which each of its institutions has an account.
    public var currency = Currency.zloty
    /// The record's file, relative to the content folder.
    public var source: String

    public init(id: RecordID, source: String) {
        self.id = id
        self.source = source
    }

    public var pictures: [Picture] { picture.map { [$0] } ?? [] }
}
