import Content
import Records

/// The story of an animal that found a home.
struct APIStory: Sendable {
    let story: AdoptionStory
    let publication: Publication

    static let object = APIObject<APIStory>("Story", "How an animal found a home.") { story in
        story.fields(.story) { $0.story }
        story.list("pictures", "From its new home.", APIPicture.object.type) { story in
            story.story.pictures.map { APIPicture(picture: $0, publication: story.publication) }
        }
        story.required("text", "Markdown (GitHub-Flavored), as it was written, by language.", .textByLanguage) {
            $0.story.text.map(\.value.markdown)
        }
        story.required("textHTML", "The story as HTML that is safe to show, by language.", .textByLanguage) {
            $0.publication.html($0.story.text)
        }
    }
}
