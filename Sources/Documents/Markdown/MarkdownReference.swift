/// A link or an image of a description: where it leads, and where its destination is written.
public struct MarkdownReference: Sendable {
    /// As cmark understood it: escapes and entities are resolved (`&amp;` is `&`), percent-encoding is kept.
    public let destination: String
    public let isImage: Bool
    /// The kind of its destination. Of kinds that are not `isAllowed` only the text is shown, whatever `resolve`
    /// answers.
    public let kind: MarkdownDestination

    private let places: MarkdownPlaces
    /// The number of this reference among the text's, from 0.
    private let index: Int

    init(destination: String, isImage: Bool, index: Int, in places: MarkdownPlaces) {
        self.destination = destination
        self.isImage = isImage
        self.kind = MarkdownDestination(destination)
        self.index = index
        self.places = places
    }

    /// Line within the Markdown text, from 1.
    ///
    /// Few references need their place told, so it is sought when one is first asked for, for all of the text.
    public var line: Int { places.place(index).line }

    /// Column of the destination itself within its line, from 1, in code points. A reference-style link points at its
    /// definition.
    public var column: Int { places.place(index).column }

    /// Code points of the destination as written, at least 1.
    public var length: Int { places.place(index).length }
}

/// The outcome of resolving a link or an image of a description for a page.
public enum MarkdownResolution: Hashable, Sendable {
    /// The destination as it is written.
    case keep
    /// Another destination, for a link `href`, for an image `src`.
    case replace(String)
    /// A picture, for an image. For a link, as `replace`.
    case picture(MarkdownPicture)
    /// The link's text or the image's description, without the link or image.
    case text
}
