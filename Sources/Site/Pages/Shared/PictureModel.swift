import Templates

/// A picture as a page shows it.
struct PictureModel: Sendable {
    let published: PublishedPicture
    let alternative: Wording
    var credit: String?
    var isPlaceholder = false
    /// From 1, within its gallery.
    var position = 1

    static let model = Model<PictureModel>("picture", "A picture: of the record, or the placeholder of its kind") {
        $0.text("link", "Where the whole picture is, for src") { $0.published.link }
        $0.text("width", "In pixels; there only where the file tells its size") {
            $0.published.size.map { String($0.width) }
        }
        $0.text("height", "In pixels; there whenever the width is") { $0.published.size.map { String($0.height) } }
        $0.text("sourceSet", "The whole picture in a better format, for srcset of a source") { $0.published.sourceSet }
        $0.text("sourceType", "The media type of both sets; there whenever one of them is") { $0.published.sourceType }
        $0.text("cardLink", "Where the square cut for cards is, else the whole picture, for src") {
            $0.published.cardLink ?? $0.published.link
        }
        $0.text("cardSourceSet", "The square cut in a better format, for srcset of a source") { $0.published.cardSet }
        $0.text("cardWidth", "Of the square cut, else of the whole picture, in pixels") {
            ($0.published.cardSide ?? $0.published.size?.width).map { String($0) }
        }
        $0.text("cardHeight", "In pixels; there whenever that width is") {
            ($0.published.cardSide ?? $0.published.size?.height).map { String($0) }
        }
        $0.text("colourClass", "The classes of the style sheet that show its colours until it is loaded") {
            $0.published.styleClass
        }
        $0.text("bandClass", "The class of the style sheet by which half of the square cut shows what matters") {
            $0.published.bandClass
        }
        $0.object("alternative", "What it shows, in words; never empty", Wording.model) { $0.alternative }
        $0.text("credit", "Who took it") { $0.credit }
        $0.flag("isPlaceholder", "Whether it is a drawing that stands in for a picture") { $0.isPlaceholder }
        $0.flag("isFirst", "Whether it is the first of the gallery") { $0.position == 1 }
        $0.text("position", "Its place in the gallery, from 1") { String($0.position) }
    }
}
