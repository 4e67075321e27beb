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
        var referencedFiles: [String] = []
    }

    private var decoding: RecordDecoding<Institution> {
        RecordDecoding(schema: .institution, body: \.description, bodyIsDescription: true)
    }

    func load(_ group: RecordGroup, id: RecordID, in folder: ContentFolder) -> Outcome {
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
        outcome.diagnostics += context.diagnostics
        outcome.referencedFiles = context.referencedFiles
        if isComplete { outcome.institution = institution }
        return outcome
    }
}

extension Institution {
    /// What the fields of a record are filled into; used only where all required ones are right.
    fileprivate static func blank(id: RecordID) -> Institution {
        Institution(
            id: id, name: Localized(), type: .other,
            address: Address(postalCode: "", town: "", country: .poland), contact: Contact())
    }
}
