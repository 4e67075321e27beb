/// A notice of a visitor about an animal that was lost or found.
public struct Notice: CollectedRecord {
    /// The animal as far as it is known; its status is `lost` or `found`.
    public var animal: Animal
    /// The town or village where it was seen last, or found.
    public var town = ""
    public var region: String?
    /// The place in words, never a visitor's address.
    public var place: Localized<String>?
    /// The day on which it was seen last, or found.
    public var date = CalendarDate.example
    /// The last day on which the notice is shown.
    public var until = CalendarDate.example
    /// The institution that takes messages; nil where the site does.
    public var institution: RecordID?
    /// The record's file, relative to the content folder.
    public var source: String

    public init(id: RecordID, source: String) {
        animal = Animal(id: id, name: nil, type: .other)
        animal.status = .lost
        self.source = source
    }

    public var id: RecordID { animal.id }
    public var isDraft: Bool { animal.isDraft }
    public var pictures: [Picture] { animal.pictures }
}
