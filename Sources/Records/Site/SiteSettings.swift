/// The settings of the whole site (`site.yml`).
public struct SiteSettings: Sendable {
    public var title = Localized<String>()
    public var description: Localized<String>?
    public var baseURL = BaseURL.example
    /// The host that publishes it, if the settings say so.
    public var host: SiteHost?
    /// The further content folders with institutions, as paths from the folder of the settings.
    public var institutionFolders: [String] = []
    /// At least one; the first is the default.
    public var languages: [Language]
    /// An IANA time zone name.
    public var timeZone = "Europe/Warsaw"
    /// The number of days without confirmation after which an available animal's page says so.
    public var staleAfterDays = 90
    /// True if a banner on every page says that all records are invented.
    public var isDemo = false
    /// The ways to reach the people who run the site.
    public var contact = Contact()
    /// The page of the repository that holds the content, at its host.
    public var repository: WebAddress?
    /// True if browsers keep visited pages and the visitor's own animals for times without a network.
    public var worksOffline = true
    /// The statement that Polish law asks of public bodies; nil for other sites.
    public var accessibilityStatement: AccessibilityStatement?

    public var defaultLanguage: Language { languages[0] }
    public var contactEmail: String? { contact.email }

    public init(languages: [Language]) { self.languages = languages }
}
