import Messages

/// A mistake in a plural rule, a date pattern or a text with placeholders.
public struct MalformedPattern: Error, Equatable, Sendable {
    /// The offset in code points from the pattern's start.
    public var offset: Int
    /// The length in code points; at least 1.
    public var length: Int
    /// The mistake in one sentence without a full stop.
    public var message: Message
    public var suggestion: Message?
}
