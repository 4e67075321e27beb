import Documents
import Records

/// Decodes the files of a record and of its translations by a schema.
struct RecordDecoding<Record: Sendable>: Sendable {
    let schema: RecordSchema<Record>
    /// The property for the text below the fields; nil where there is none.
    let body: Body?
    /// True if the field `description` and the text below the fields are the same thing.
    let bodyIsDescription: Bool
    /// The field in which JSON documents may carry the record's id, because elements of arrays must.
    let idInJSON: String?

    typealias Body = WritableKeyPath<Record, Localized<Prose>> & Sendable

    /// Makes the decoding of records that are fields alone.
    init(schema: RecordSchema<Record>) {
        self.schema = schema
        body = nil
        bodyIsDescription = false
        idInJSON = nil
    }

    init(schema: RecordSchema<Record>, body: Body, bodyIsDescription: Bool = false, idInJSON: String? = nil) {
        self.schema = schema
        self.body = body
        self.bodyIsDescription = bodyIsDescription
        self.idInJSON = idInJSON
    }

    /// Fills `record` from the fields and the body. False when the record cannot be used.
    /// - Parameter needsFields: whether there is anything wrong with a file that is all text.
    func decode(
        _ root: SourceNode?, body text: Prose?, file: String, needsFields: Bool = true, into record: inout Record,
        context: inout DecodingContext
    ) -> Bool {
        guard let root else {
            guard needsFields else {
                addBody(text, root: nil, to: &record, context: &context)
                return true
            }
            context.diagnostics.report(
                "missing-front-matter", in: file, "the fields are missing",
                suggestion: "begin the file with a line \"---\", then the fields, then a line \"---\"")
            return false
        }
        let isComplete = schema.decode(
            root, into: &record, passingOver: root.isTyped ? idInJSON : nil, context: &context)
        addBody(text, root: root, to: &record, context: &context)
        return isComplete
    }

    /// Puts what all translation files of a record say into `record`.
    func translate(
        _ translations: [RecordGroup.Translation], in folder: ContentFolder, reader: ContentReader,
        original: SourceNode?, into record: inout Record, context: inout DecodingContext
    ) {
        for translation in translations {
            guard
                let document = RecordDocument(
                    translation.name, in: folder, reader: reader, mayBeEmpty: true, diagnostics: &context.diagnostics)
            else { continue }
            context.language = translation.language
            translate(document, original: original, into: &record, context: &context)
        }
    }

    /// Puts a translation file's fields and body into `record`.
    private func translate(
        _ document: RecordDocument, original: SourceNode?, into record: inout Record, context: inout DecodingContext
    ) {
        if let root = document.root {
            schema.translate(root, original: original, into: &record, context: &context)
        }
        addBody(document.body, root: document.root, to: &record, context: &context)
    }

    private func addBody(
        _ text: Prose?, root: SourceNode?, to record: inout Record, context: inout DecodingContext
    ) {
        guard let text, let body else { return }
        if bodyIsDescription, let entry = root?.entry("description"), !entry.value.isLeftOut {
            context.report(
                "two-descriptions", at: entry.key, "there is a description here and another below the fields",
                suggestion: "keep one of the two")
        }
        if context.accepts(text) { record[keyPath: body][context.language] = text }
    }
}
