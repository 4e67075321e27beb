/// A company that pays for its advertisement with food, which goes to an institution that is drawn.
public struct Patron: CollectedRecord {
    public var id: RecordID
    public var name = Localized<String>()
    public var logo: Picture?
    public var website: WebAddress?
    /// The first day of the month in which it is shown.
    public var month = CalendarDate.example
    public var kilograms = 0
    /// The kind of food, in words.
    public var food: Localized<String>?
    /// The institutions among which the food was drawn, in the order of their ids; empty before the draw.
    public var candidates: [RecordID] = []
    /// The name of the institution that was drawn, for when it has left the site.
    public var recipientName: Localized<String>?
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    public var description = Localized<Prose>()
    /// The record's file, relative to the content folder.
    public var source: String

    public init(id: RecordID, source: String) {
        self.id = id
        self.source = source
    }

    public var pictures: [Picture] { logo.map { [$0] } ?? [] }
}
