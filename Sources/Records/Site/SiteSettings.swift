/// The settings of the whole site (`site.yml`).
public struct SiteSettings: Sendable {
    public var title = Localized<String>()
    public var description: Localized<String>?
    public var baseURL = BaseURL.example
    /// At least one; the first is the default.
    public var languages: [Language]
    /// An IANA time zone name.
    public var timeZone = "Europe/Warsaw"
    /// After how many days without confirmation an available animal's page says so.
    public var staleAfterDays = 90
    /// True if a banner on every page says that all records are invented.
    public var isDemo = false
    /// How to reach those who run the site.
    public var contact = Contact()
    /// True if browsers keep visited pages and the visitor's own animals for times without a network.
    public var worksOffline = true
    /// There where the site is a public body's.
    public var accessibilityStatement: AccessibilityStatement?

    public var defaultLanguage: Language { languages[0] }
    public var contactEmail: String? { contact.email }

    public init(languages: [Language]) { self.languages = languages }
}
