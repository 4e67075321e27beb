import CCMarkGFM

/// Where a link or an image of a description leads, and where its destination is written.
public struct MarkdownReference: Hashable, Sendable {
    /// As cmark understood it: escapes and entities are resolved (`&amp;` is `&`), percent-encoding is kept.
    public var destination: String
    public var isImage: Bool
    /// What kind of destination it is. Of kinds other than those that `isAllowed`, only the text is shown, whatever
    /// `resolve` answers.
    public var kind: MarkdownDestination
    /// Line within the Markdown text, from 1.
    public var line: Int
    /// Column of the destination itself within its line, from 1, in code points. A reference-style link points at its
    /// definition.
    public var column: Int
    /// Code points of the destination as written, at least 1.
    public var length: Int

    public init(destination: String, isImage: Bool, line: Int = 1, column: Int = 1, length: Int = 1) {
        self.destination = destination
        self.isImage = isImage
        self.kind = MarkdownDestination(destination)
        self.line = line
        self.column = column
        self.length = length
    }

    init(_ node: OpaquePointer, isImage: Bool, located locator: inout MarkdownLocator) {
        let destination = String(decoding: MarkdownTree.bytes(of: cmark_node_get_url(node)), as: UTF8.self)
        let place = locator.place(of: node, destination: destination, isImage: isImage)
        self.init(
            destination: destination, isImage: isImage, line: place.line, column: place.column, length: place.length)
    }
}

/// What a link or an image of a description becomes on the page.
public enum MarkdownResolution: Hashable, Sendable {
    /// The destination as it is written.
    case keep
    /// Another destination, for a link `href`, for an image `src`.
    case replace(String)
    /// A picture, with its size in pixels where it is known. For a link, as `replace`.
    case picture(source: String, width: Int?, height: Int?)
    /// The link's text or the image's description, without the link or image.
    case text
}
