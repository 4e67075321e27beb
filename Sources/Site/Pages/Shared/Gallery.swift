import Languages
import Templates

extension Phrase {
    static let galleryPosition = Phrase("gallery.position", "number", "count")
}

/// The place in a row of several pictures, in words: that of the first one, and a pattern by which a script tells any.
struct Gallery: Sendable {
    let position: String
    let pattern: String

    static let model = Model<Gallery>("gallery", "A row of several pictures") {
        $0.text("position", "The place of the first picture in words: \"Picture 1 of 4\"") { $0.position }
        $0.text("pattern", "The same with `{number}` for a script to fill in") { $0.pattern }
    }
}

extension PageModelBuilder {
    /// Returns nil for a single picture, or none.
    func gallery(of pictures: [PictureModel]) -> Gallery? {
        guard pictures.count > 1 else { return nil }
        let count = texts.number(pictures.count)
        return Gallery(
            position: texts(.galleryPosition, ["number": texts.number(1), "count": count]),
            pattern: texts(.galleryPosition, ["number": "{number}", "count": count]))
    }
}
