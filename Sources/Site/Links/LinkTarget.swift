import Messages
import Pictures

/// The page or file that a link of a description leads to inside the site.
enum LinkTarget: Hashable, Sendable {
    case page(Page)
    /// A file of the content folder beside the records, relative to it.
    case attachment(String)
    /// A file that is published at this address without having a page, relative to the site's root.
    case file(Address)
}

/// The reason why a link leads nowhere.
struct BrokenLink: Error, Hashable, Sendable {
    /// In one sentence without a full stop.
    let message: Message
    let suggestion: Message
    let isAnchor: Bool
    /// The diagnostic's name where a picture is what is wrong.
    let pictureProblem: String?

    private static let links: Message =
        "link to a record or page by its file (rex.md, ../institution.md) or by its address (/...), to others with https://"
    private static let anchors: Message =
        "an anchor is a heading of the page in small letters, with hyphens for blanks: #our-dogs"

    init(_ message: Message, suggestion: Message? = nil, isAnchor: Bool = false) {
        self.message = message
        self.suggestion = suggestion ?? (isAnchor ? BrokenLink.anchors : BrokenLink.links)
        self.isAnchor = isAnchor
        pictureProblem = nil
    }

    init(_ problem: PictureProblem, of file: String) {
        message = problem.message(about: file)
        suggestion = problem.suggestion(about: file)
        isAnchor = false
        pictureProblem = problem.id
    }
}
