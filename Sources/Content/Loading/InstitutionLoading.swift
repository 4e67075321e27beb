import Documents
import Records

/// Reads institutions' own records.
struct InstitutionLoading: Sendable {
    let reader: ContentReader
    let languages: [Language]
    let today: CalendarDate
    let staleAfterDays: Int

    struct Outcome: Sendable {
        var institution: Institution?
        var file: String
        var diagnostics: [Diagnostic] = []
        var referencedFiles: [FileReference] = []
        var failedAdoption = false
    }

    private var decoding: RecordDecoding<Institution> {
        RecordDecoding(schema: .institution, body: \.description, bodyIsDescription: true)
    }

    /// - Parameter adoption: the files that tell how to adopt, where there are such.
    func load(_ group: RecordGroup, id: RecordID, adoption: RecordGroup?, in folder: ContentFolder) -> Outcome {
        var outcome = Outcome(file: group.record.map { folder.path(of: $0.file) } ?? folder.path)
        guard let name = group.record,
            let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &outcome.diagnostics)
        else { return outcome }
        var context = DecodingContext(
            language: languages[0], languages: languages, today: today,
            files: RecordFiles(folder: folder, source: reader.source))
        context.country = document.root?["address"]?["country"].flatMap { Country($0.text) }
        var institution = Institution.blank(id: id)
        let isComplete = decoding.decode(
            document.root, body: document.body, file: document.file, into: &institution, context: &context)
        if let checked = institution.checked, let node = document.root?["checked"] {
            context.warnIfStale(checked, at: node, staleAfterDays: staleAfterDays)
        }
        decoding.translate(
            group.translations, in: folder, reader: reader, original: document.root, into: &institution,
            context: &context)
        AccountRules().check(institution, document.root, context: &context)
        if let adoption { institution.adoption = guide(adoption, in: folder, context: &context) }
        outcome.diagnostics += context.diagnostics
        outcome.referencedFiles = context.referencedFiles
        outcome.failedAdoption = adoption != nil && institution.adoption == nil
        if isComplete { outcome.institution = institution }
        return outcome
    }

    /// Reads the guide to adoption; nil after reporting why the file cannot be used. It needs no fields: a text is enough.
    private func guide(
        _ group: RecordGroup, in folder: ContentFolder, context: inout DecodingContext
    ) -> AdoptionGuide? {
        guard let name = group.record else {
            context.diagnostics += group.translations.map { $0.withoutRecord(group.id, in: folder) }
            return nil
        }
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &context.diagnostics) else {
            return nil
        }
        context.language = languages[0]
        var guide = AdoptionGuide(source: document.file)
        let decoding = RecordDecoding(schema: .adoptionGuide, body: \.body, bodyIsDescription: false)
        let isComplete = decoding.decode(
            document.root, body: document.body, file: document.file, needsFields: false, into: &guide,
            context: &context)
        decoding.translate(
            group.translations, in: folder, reader: reader, original: document.root, into: &guide, context: &context)
        guard isComplete else { return nil }
        guard !guide.body.isEmpty else {
            // A text that was refused has been told already.
            if document.body == nil {
                context.diagnostics.append(
                    Diagnostic(
                        id: "missing-text", file: document.file, message: "the steps of an adoption are missing",
                        suggestion: "write them below the fields, or delete the file"))
            }
            return nil
        }
        return guide
    }
}

extension Institution {
    /// A record to fill the fields into; used only where all required ones are right.
    fileprivate static func blank(id: RecordID) -> Institution {
        Institution(
            id: id, name: Localized(), type: .other,
            address: Address(postalCode: "", town: "", country: .poland), contact: Contact())
    }
}
