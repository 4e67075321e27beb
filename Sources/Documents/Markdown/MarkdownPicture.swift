/// A picture that stands for an image of a description.
public struct MarkdownPicture: Hashable, Sendable {
    /// Its address, for `src`.
    public var source: String
    /// In pixels, where it is known.
    public var width: Int?
    public var height: Int?
    /// The same in a better format, as `srcset` writes it, with the format's media type, and how wide it is shown.
    public var sourceSet: String?
    public var sourceSetType: String?
    public var sizes: String?
    /// A class of the style sheet.
    public var styleClass: String?

    public init(
        source: String, width: Int? = nil, height: Int? = nil, sourceSet: String? = nil, sourceSetType: String? = nil,
        sizes: String? = nil, styleClass: String? = nil
    ) {
        self.source = source
        self.width = width
        self.height = height
        self.sourceSet = sourceSet
        self.sourceSetType = sourceSetType
        self.sizes = sizes
        self.styleClass = styleClass
    }
}
