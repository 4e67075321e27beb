/// An id that a record had before its file or folder was renamed.
public struct FormerID: Hashable, Sendable {
    public var id: RecordID
    /// The place that names it.
    public var origin: Origin

    public init(_ id: RecordID, origin: Origin) {
        self.id = id
        self.origin = origin
    }
}
