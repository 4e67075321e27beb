/// A record that has a file of its own in the folder of its kind, such as `baskets/winter.md`.
public protocol CollectedRecord: Sendable {
    /// Makes a record into which the fields are to be filled.
    /// - Parameter source: its file, relative to the content folder.
    init(id: RecordID, source: String)

    /// The record's file, relative to the content folder.
    var source: String { get }
    /// True if it is not to be published yet: only previews show it.
    var isDraft: Bool { get }
    /// The main one first.
    var pictures: [Picture] { get }
}

extension CollectedRecord {
    public var pictures: [Picture] { [] }
}
