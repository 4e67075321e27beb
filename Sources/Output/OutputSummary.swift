/// The outcome of a build for the output folder, in files. The manifest itself is not counted.
public struct OutputSummary: Equatable, Sendable {
    /// New, or with other bytes than before.
    public var written = 0
    /// With the bytes of the last build; they keep their modification time.
    public var unchanged = 0
    /// Written by the last build and not by this one.
    public var removed = 0
    /// Foreign: found in the old site, not written by the generator, carried over.
    public var kept = 0

    public init(written: Int = 0, unchanged: Int = 0, removed: Int = 0, kept: Int = 0) {
        self.written = written
        self.unchanged = unchanged
        self.removed = removed
        self.kept = kept
    }
}
