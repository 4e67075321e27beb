/// A page beside the catalogue (`pages/<slug>.md`).
public struct FurtherPage: Sendable {
    public enum Menu: String, CaseIterable, Hashable, Sendable {
        case header, footer, none
    }

    public var slug: RecordID
    public var title: Localized<String>
    public var description: Localized<String>?
    public var menu: Menu = .footer
    /// Its place in the menu, smallest first; pages without one come last, by slug.
    public var order: Int?
    /// Whether it is not to be published yet: only previews show it.
    public var isDraft = false
    public var body = Localized<Prose>()

    public init(slug: RecordID, title: Localized<String>) {
        self.slug = slug
        self.title = title
    }
}
