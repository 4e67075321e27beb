import Templates

/// A picture as a page shows it.
struct PictureModel: Sendable {
    let link: String
    let size: PixelSize?
    let alternative: Wording
    var credit: String?
    var isPlaceholder = false
    /// From 1, within its gallery.
    var position = 1

    static let model = Model<PictureModel>("picture", "A picture: of the record, or the placeholder of its kind") {
        $0.text("link", "Where the file is, for src") { $0.link }
        $0.text("width", "In pixels; there only where the file tells its size") { $0.size.map { String($0.width) } }
        $0.text("height", "In pixels; there whenever the width is") { $0.size.map { String($0.height) } }
        $0.object("alternative", "What it shows, in words; never empty", Wording.model) { $0.alternative }
        $0.text("credit", "Who took it") { $0.credit }
        $0.flag("isPlaceholder", "Whether it is a drawing that stands in for a picture") { $0.isPlaceholder }
        $0.flag("isFirst", "Whether it is the first of the gallery") { $0.position == 1 }
        $0.text("position", "Its place in the gallery, from 1") { String($0.position) }
    }
}
