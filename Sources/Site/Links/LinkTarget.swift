/// What a link of a description leads to inside the site.
enum LinkTarget: Hashable, Sendable {
    case page(PageKind)
    /// A file of the content folder beside the records, relative to it.
    case attachment(String)
    /// A file that is published at this address without having a page, relative to the site's root.
    case file(Address)
}

/// Why a link leads nowhere.
struct BrokenLink: Error, Hashable, Sendable {
    /// In one sentence without a full stop.
    let message: String
    let suggestion: String
    let isAnchor: Bool

    private static let links =
        "link to a record or page by its file (rex.md, ../institution.md) or by its address (/...), to others with https://"
    private static let anchors =
        "an anchor is a heading of the page in small letters, with hyphens for blanks: #our-dogs"

    init(_ message: String, suggestion: String? = nil, isAnchor: Bool = false) {
        self.message = message
        self.suggestion = suggestion ?? (isAnchor ? BrokenLink.anchors : BrokenLink.links)
        self.isAnchor = isAnchor
    }
}
