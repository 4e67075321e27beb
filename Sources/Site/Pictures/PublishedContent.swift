/// The content of a file of the site.
public enum PublishedContent: Sendable {
    case bytes([UInt8])
    /// The bytes of the file at this path.
    case file(String)
}
