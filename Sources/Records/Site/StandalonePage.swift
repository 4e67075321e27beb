/// A page beside the catalogue (`pages/<slug>.md`).
public struct StandalonePage: CollectedRecord {
    public enum Menu: String, Choice {
        case header, footer, none

        public var polish: [String] {
            switch self {
            case .header: ["u góry", "nagłówek"]
            case .footer: ["na dole", "stopka"]
            case .none: ["nie", "nigdzie"]
            }
        }
    }

    public var slug: RecordID
    public var title = Localized<String>()
    public var description: Localized<String>?
    public var menu: Menu = .footer
    /// Its place in the menu, smallest first; pages without one come last, by slug.
    public var order: Int?
    /// The ids that it had before; their addresses lead to its page.
    public var formerly: [FormerID] = []
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    public var body = Localized<Prose>()
    /// The record's file, relative to the content folder.
    public var source: String

    public init(id: RecordID, source: String) {
        slug = id
        self.source = source
    }
}
