import Content
import Records

/// The rules of walks with an institution's animals.
enum APIWalkGuide {
    static let object = APIObject<WalkGuide>("WalkGuide", "The rules of walks with an institution's animals.") {
        guide in
        guide.fields(.walkGuide) { $0 }
        guide.list("hours", "When walks are, if not at all opening hours.", APIOpeningHours.object.type) {
            $0.hours.regular
        }
        guide.list("hoursExceptions", "Single days that differ.", APIOpeningException.object.type) {
            $0.hours.exceptions
        }
        guide.optional(
            "description", "Markdown (GitHub-Flavored), as it was written, by language.", .textByLanguage
        ) { $0.body.map(\.value.markdown).ifAny }
    }
}
