import Languages
import Templates

extension Wording {
    static let model = Model<Wording>("wording", "A text that may be in another language than the page") {
        $0.text("text", "The text itself") { $0.text }
        $0.text("hyphenated", "The text with soft hyphens in its long words, for narrow columns") { $0.hyphenated }
        $0.text("lang", "Its language (BCP 47), only where that is not the page's") { $0.lang }
    }
}
