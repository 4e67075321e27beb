/// The options by which a description fits into its page.
public struct MarkdownOptions: Sendable {
    /// The level of the text's highest heading on the page, 1 to 6.
    public var headingLevel: Int
    /// The name of a table's scrolling region for screen readers; the second is called "Table 2", and so on.
    public var tableLabel: String
    /// Identifiers that the page uses itself: a heading that would get one of them gets `-1` appended.
    public var reservedAnchors: Set<String>

    public init(headingLevel: Int = 2, tableLabel: String = "Table", reservedAnchors: Set<String> = []) {
        self.headingLevel = headingLevel
        self.tableLabel = tableLabel
        self.reservedAnchors = reservedAnchors
    }
}
