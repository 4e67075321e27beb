import PictureFormats
import Templates

/// The part of every page around its content: titles, addresses, the language switch, the data for sharing and search
/// engines. A reference, because templates name many of its values one by one.
final class PageFrame: Sendable {
    struct Alternate: Sendable {
        let language: String
        let address: String

        static let model = Model<Alternate>("alternate", "The same page in a language, for search engines") {
            $0.text("language", "A language (BCP 47), or x-default") { $0.language }
            $0.text("address", "The absolute address") { $0.address }
        }
    }

    struct LanguageLink: Sendable {
        let code: String
        let name: String
        let link: String
        let isCurrent: Bool

        static let model = Model<LanguageLink>("language link", "The same page in a language, for readers") {
            $0.text("code", "The language (BCP 47)") { $0.code }
            $0.text("name", "The language's name, in itself") { $0.name }
            $0.text("link", "This same page in that language") { $0.link }
            $0.flag("isCurrent", "Whether it is this page's language") { $0.isCurrent }
        }
    }

    struct Image: Sendable {
        let address: String
        let alternative: String
        let size: PixelSize?

        static let model = Model<Image>("image", "The picture with which the page is shared") {
            $0.text("address", "The absolute address") { $0.address }
            $0.text("alternative", "What it shows, in words") { $0.alternative }
            $0.text("width", "In pixels; there only where the file tells its size") { $0.size.map { String($0.width) } }
            $0.text("height", "In pixels; there whenever the width is") { $0.size.map { String($0.height) } }
        }
    }

    struct Feed: Sendable {
        let title: String
        let link: String

        static let model = Model<Feed>("feed", "An Atom feed of this page's own") {
            $0.text("title", "The feed's title") { $0.title }
            $0.text("link", "Where it is") { $0.link }
        }
    }

    /// The Open Graph type.
    enum Kind: String, Sendable {
        case website, article
    }

    let title: String
    let shareTitle: String
    let description: String
    let canonical: String?
    let alternates: [Alternate]
    let languages: [LanguageLink]
    let image: Image
    let kind: Kind
    let contentSecurityPolicy: String
    /// Writes the text of the JSON-LD script.
    let structuredData: (@Sendable (inout [UInt8]) -> Void)?
    let isHidden: Bool
    let previous: String?
    let next: String?
    let feed: Feed?
    /// Nil for pages in all languages at once.
    let page: Page?
    /// The type of the page to which the navigation leads for this one.
    let section: PageType?

    /// - Parameter page: nil for pages in all languages at once, which are at no address of their own.
    init(of page: Page?, _ content: FrameContent, _ builder: PageModelBuilder) {
        let defaults = builder.defaults
        let urls = builder.urls
        var alternates: [Alternate] = []
        var languages: [LanguageLink] = []
        alternates.reserveCapacity(defaults.languages.count + 1)
        for (language, name) in defaults.languages {
            let address = urls.address(of: page ?? .home, language)
            if page != nil { alternates.append(Alternate(language: language.code, address: urls.absolute(address))) }
            languages.append(
                LanguageLink(
                    code: language.code, name: name, link: urls.link(address), isCurrent: language == builder.language))
        }
        canonical = zip(alternates, languages).first { $1.isCurrent }?.0.address
        if let first = alternates.first { alternates.append(Alternate(language: "x-default", address: first.address)) }
        self.alternates = alternates
        self.languages = languages
        title = content.title.map { "\($0) – \(defaults.siteTitle)" } ?? defaults.siteTitle
        shareTitle = content.shareTitle
        description = content.description
        image = content.image ?? defaults.sharingImage
        kind = content.kind
        contentSecurityPolicy = ContentSecurityPolicy.allowing(
            forms: content.formAction,
            in: page?.type == .animal ? defaults.animalPolicy : defaults.contentSecurityPolicy)
        structuredData = content.structuredData
        isHidden = page?.type.isHidden ?? true
        previous = content.pagination?.previous
        next = content.pagination?.next
        feed = content.feed
        self.page = page
        section = page?.type.section
    }

    static let model = Model<PageFrame>("frame", "What every page has around its content") {
        $0.text("title", "The document's title, with the site's") { $0.title }
        $0.text("shareTitle", "The title for sharing, without the site's") { $0.shareTitle }
        $0.text("description", "What the page is about, at most about 160 characters") { $0.description }
        $0.text("canonical", "The page's absolute address; none on the page for wrong addresses") { $0.canonical }
        $0.list("alternates", "This page in all languages, for search engines", Alternate.model) { $0.alternates }
        $0.list("languages", "This page in all languages, for readers", LanguageLink.model) { $0.languages }
        $0.object("image", "The picture with which the page is shared", Image.model) { $0.image }
        $0.text("kind", "The Open Graph type: website or article") { $0.kind.rawValue }
        $0.text("contentSecurityPolicy", "The policy for a meta element") { $0.contentSecurityPolicy }
        $0.markup("structuredData", "JSON-LD, for a script element of type application/ld+json") {
            $0.structuredData?(&$1)
        }
        $0.flag("hasStructuredData", "Whether there is JSON-LD") { $0.structuredData != nil }
        $0.flag("isHidden", "Whether search engines should leave the page out") { $0.isHidden }
        $0.text("previous", "The list's page before") { $0.previous }
        $0.text("next", "The list's page after") { $0.next }
        $0.object("feed", "A feed of this page's own", Feed.model) { $0.feed }
        for section in PageTemplate.sections {
            let name = section.name.prefix(1).uppercased() + section.name.dropFirst()
            let about = "\(section.collectiveName)"
            $0.flag("in\(name)", "True where the page is, or belongs to, \(about)") { $0.section == section }
            $0.flag("is\(name)", "True where the page is \(about)") { $0.page == Page(section) }
        }
    }
}
