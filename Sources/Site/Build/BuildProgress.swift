/// The progress of a build.
public struct BuildProgress: Hashable, Sendable {
    /// Pages, documents and files that are done.
    public var done: Int
    public var total: Int
}
