import Documents
import Messages
import Records

extension RecordKind {
    /// A kind of guide that stands beside institutions' records. It needs no fields: a text is enough.
    /// - Parameter missing: the message where there is no text.
    init<Guide: InstitutionGuide>(
        _ name: String, guide path: WritableKeyPath<Institution, Guide?> & Sendable,
        _ decoding: RecordDecoding<Guide>, title: Message, translation: Message, missing: Message
    ) {
        self.init(
            name, at: .institutionFile(name), decoding, title: title, translation: translation, form: .single(title),
            ofInstitution: { entry in entry.record[keyPath: path].map { [($0, $0.source, nil)] } ?? [] },
            loadGuide: { group, folder, loading, institution, context in
                institution[keyPath: path] = loading.guide(group, decoding, missing, in: folder, context: &context)
                return institution[keyPath: path] != nil
            })
    }
}

extension RecordLoading {
    /// Returns a guide; nil after reporting why the file cannot be used.
    fileprivate func guide<Guide: InstitutionGuide>(
        _ group: RecordGroup, _ decoding: RecordDecoding<Guide>, _ missing: Message, in folder: ContentFolder,
        context: inout DecodingContext
    ) -> Guide? {
        guard let name = group.record else {
            context.diagnostics += group.translations.map { $0.withoutRecord(group.id, in: folder) }
            return nil
        }
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &context.diagnostics) else {
            return nil
        }
        context.language = languages[0]
        let known = context.diagnostics.count
        var guide = Guide(source: document.file)
        let isComplete = decoding.decode(
            document.root, body: document.body, file: document.file, needsFields: false, into: &guide,
            context: &context)
        decoding.translate(
            group.translations, in: folder, reader: reader, original: document.root, into: &guide, context: &context)
        guard isComplete else { return nil }
        guard guide.isEmpty else { return guide }
        // What was refused has been told already.
        if document.body == nil, context.diagnostics.count == known {
            context.diagnostics.report(
                "missing-text", in: document.file, missing,
                suggestion: "write them below the fields, or delete the file")
        }
        return nil
    }
}
