import EmbeddedFiles

/// The elements and attributes of SVG 2 that draw, and do nothing else.
enum DrawingVocabulary {
    static let namespace = "http://www.w3.org/2000/svg"
    static let linkNamespace = "http://www.w3.org/1999/xlink"
    static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

    static let elements = words(0)
    static let attributes = words(1)

    /// Elements that are left out without a word: nobody sees them.
    static let unseen: Set<String> = ["title", "desc", "metadata", "cursor", "font", "font-face"]

    /// Elements of which only what they hold is taken over.
    static let wrappers: Set<String> = ["a"]

    /// Elements whose text is seen, or is a style sheet.
    static let holdingText: Set<String> = ["text", "tspan", "textPath", "style"]

    /// The words of a paragraph of the file: first the elements, then the attributes.
    private static func words(_ paragraph: Int) -> Set<String> {
        let paragraphs = EmbeddedFile.drawings.text.split(separator: "\n\n")
        return Set(paragraphs[paragraph].split(whereSeparator: \.isWhitespace).map { String($0) })
    }
}
