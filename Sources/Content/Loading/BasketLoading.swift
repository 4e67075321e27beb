import Documents
import Records

/// Reads baskets, and checks them against the institutions that there are.
struct BasketLoading: Sendable {
    let reader: ContentReader
    let languages: [Language]
    let today: CalendarDate

    struct Outcome: Sendable {
        var basket: Basket?
        var file: String
        /// The record's own fields.
        var root: SourceNode?
        var diagnostics: [Diagnostic] = []
        var referencedFiles: [FileReference] = []
    }

    private var decoding: RecordDecoding<Basket> {
        RecordDecoding(schema: .basket, body: \.description, bodyIsDescription: true)
    }

    func load(_ group: RecordGroup, in folder: ContentFolder) -> Outcome {
        var outcome = Outcome(file: folder.path(of: group.record?.file ?? "\(group.id).md"))
        guard let name = group.record else {
            outcome.diagnostics += group.translations.map { $0.withoutRecord(group.id, in: folder) }
            return outcome
        }
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &outcome.diagnostics) else {
            return outcome
        }
        var context = DecodingContext(
            language: languages[0], languages: languages, today: today,
            files: RecordFiles(folder: folder, source: reader.source))
        var basket = Basket(id: group.id, name: Localized(), source: document.file)
        let isComplete = decoding.decode(
            document.root, body: document.body, file: document.file, into: &basket, context: &context)
        decoding.translate(
            group.translations, in: folder, reader: reader, original: document.root, into: &basket, context: &context)
        outcome.root = document.root
        outcome.diagnostics += context.diagnostics
        outcome.referencedFiles = context.referencedFiles
        outcome.basket = isComplete ? basket : nil
        return outcome
    }
}
