import Documents
import Records

/// Where links of descriptions lead: by source file or by address, to the page in the reader's language.
struct LinkResolver: Sendable {
    let plan: SitePlan
    let addresses: Addresses
    let sources: SourceLinks
    let byAddress: AddressLinks
    let anchors: PageAnchors

    /// What a link becomes on a page.
    struct Resolution: Hashable, Sendable {
        /// Relative to the host, or a fragment of the page itself.
        let link: String
        /// The file that has to be published for it, relative to the content folder.
        let attachment: String?
    }

    /// - Parameters:
    ///   - destination: a relative reference (RFC 3986, 4.2) as it is written.
    ///   - file: in which it is written, relative to the content folder.
    ///   - page: on which it is shown.
    ///   - language: of the page's readers.
    func resolve(
        _ destination: String, in file: String, on page: PageKind, _ language: Language
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
            if text.path.isEmpty, text.query.isEmpty {
                return Resolution(link: fragment.isEmpty ? "#" : fragment, attachment: nil)
            }
            let address = plan.address(of: kind, language, addresses)
            return Resolution(link: addresses.link(address) + text.query + fragment, attachment: nil)
        case .attachment(let path):
            return Resolution(link: addresses.link(addresses.media(path)) + suffix(text), attachment: path)
        case .file(let address):
            return Resolution(link: addresses.link(address) + suffix(text), attachment: nil)
        }
    }

    private func suffix(_ text: LinkText) -> String { text.query + (text.fragment.map { "#" + $0 } ?? "") }

    private func fragment(
        _ fragment: Substring?, on page: PageKind, _ language: Language
    ) throws(BrokenLink) -> String {
        guard let fragment, !fragment.isEmpty else { return "" }
        let anchor = PercentEncoding.decoded(fragment) ?? String(fragment)
        guard let found = anchors.resolve(anchor, on: page, language) else {
            let near = NearMiss.of(anchor, among: anchors.all(on: page, language))
            throw BrokenLink(
                "the page that this link leads to has no heading or section \"#\(anchor)\"",
                suggestion: near.map { "did you mean \"#\($0)\"?" }, isAnchor: true)
        }
        return found.isEmpty ? "" : "#" + found
    }
}
