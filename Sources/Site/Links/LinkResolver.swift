import PictureFormats
import Documents
import Markup
import Pictures
import Records

/// Resolves links of descriptions, by source file or by address, to the page in the reader's language.
final class LinkResolver: Sendable {
    let urls: SiteURLs
    let sources: SourceLinks
    let byAddress: AddressLinks
    let anchors: PageAnchors
    let pictures: PicturePublisher
    /// The page that links of descriptions elsewhere are resolved on.
    let home: Page

    init(
        urls: SiteURLs, sources: SourceLinks, byAddress: AddressLinks, anchors: PageAnchors,
        pictures: PicturePublisher, home: Page
    ) {
        self.urls = urls
        self.sources = sources
        self.byAddress = byAddress
        self.anchors = anchors
        self.pictures = pictures
        self.home = home
    }

    /// A link as a page shows it.
    struct Resolution: Sendable {
        /// Relative to the host, or a fragment of the page itself.
        let link: String
        /// Relative to the site's root.
        let path: String
        /// The page to which it leads; nil where it leads to a file.
        var page: Page?
        /// The file that has to be published for it as it is, relative to the content folder.
        let attachment: String?
        /// The published picture, where the link is to a picture's file, which itself is not published.
        var picture: PublishedPicture?
    }

    /// - Parameters:
    ///   - destination: a relative reference (RFC 3986, 4.2) as it is written.
    ///   - file: in which it is written, relative to the content folder.
    ///   - page: on which it is shown.
    ///   - language: of the page's readers.
    func resolve(
        _ destination: String, in file: String, on page: Page, _ language: Language
    ) throws(BrokenLink) -> Resolution {
        let text = LinkText(destination)
        let target: LinkTarget =
            if text.path.isEmpty {
                .page(page)
            } else if text.path.hasPrefix("/") {
                try byAddress.target(text.path)
            } else {
                try sources.target(text.path, in: file)
            }
        switch target {
        case .page(let kind):
            let fragment = try fragment(text.fragment, on: kind, language)
            let path = urls.address(of: kind, language).path + text.query + fragment
            if text.path.isEmpty, text.query.isEmpty {
                return Resolution(link: fragment.isEmpty ? "#" : fragment, path: path, page: kind, attachment: nil)
            }
            return Resolution(link: urls.root + path, path: path, page: kind, attachment: nil)
        case .attachment(let file) where PictureFormat(named: file) != nil:
            let outcome = pictures.outcome(file)
            if let problem = outcome.problem { throw BrokenLink(problem, of: file) }
            let picture = outcome.picture
            let path = (picture?.address ?? urls.media(file)).path
            return Resolution(
                link: urls.root + path, path: path, attachment: nil, picture: picture)
        case .attachment(let file):
            let path = urls.media(file).path + suffix(text)
            return Resolution(link: urls.root + path, path: path, attachment: file)
        case .file(let address):
            let path = address.path + suffix(text)
            return Resolution(link: urls.root + path, path: path, attachment: nil)
        }
    }

    private func suffix(_ text: LinkText) -> String { text.query + (text.fragment.map { "#" + $0 } ?? "") }

    private func fragment(
        _ fragment: Substring?, on page: Page, _ language: Language
    ) throws(BrokenLink) -> String {
        guard let fragment, !fragment.isEmpty else { return "" }
        let anchor = PercentEncoding.decoded(fragment.utf8) ?? String(fragment)
        guard let found = anchors.resolve(anchor, on: page, language) else {
            let near = anchors.nearest(to: anchor, on: page, language)
            throw BrokenLink(
                "the page that this link leads to has no heading or section \"#\(anchor)\"",
                suggestion: near.map { "did you mean \"#\($0)\"?" }, isAnchor: true)
        }
        return found.isEmpty ? "" : "#" + found
    }
}
