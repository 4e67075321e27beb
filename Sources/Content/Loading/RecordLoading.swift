import Documents
import Parallel
import Records

/// Reads records: the file of one and those of its translations.
struct RecordLoading: Sendable {
    let reader: ContentReader
    let languages: [Language]
    let today: CalendarDate
    /// The number of days without confirmation after which a record is reported.
    var staleAfterDays = Int.max
    var parallel = Parallel(width: 1)

    /// Returns the same for files of another source.
    func reading(_ source: any ContentSource) -> RecordLoading {
        RecordLoading(
            reader: ContentReader(source: source), languages: languages, today: today, staleAfterDays: staleAfterDays,
            parallel: parallel)
    }

    /// Returns a context in which records of a folder are decoded.
    func context(in folder: ContentFolder) -> DecodingContext {
        DecodingContext(
            language: languages[0], languages: languages, today: today,
            files: RecordFiles(folder: folder, source: reader.source))
    }

    /// Reads a record and its translations.
    /// - Parameters:
    ///   - blank: makes the record of a file into which the fields are filled.
    ///   - check: reports what rules between fields forbid.
    func load<Record>(
        _ group: RecordGroup, as decoding: RecordDecoding<Record>, in folder: ContentFolder, blank: (String) -> Record,
        check: (inout Record, SourceNode?, inout DecodingContext) -> Void = { _, _, _ in }
    ) -> LoadedRecord<Record> {
        var loaded = LoadedRecord<Record>(file: folder.path(of: group.record?.file ?? "\(group.id).md"))
        guard let name = group.record else {
            loaded.diagnostics += group.translations.map { $0.withoutRecord(group.id, in: folder) }
            return loaded
        }
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &loaded.diagnostics) else {
            return loaded
        }
        loaded.root = document.root
        var context = self.context(in: folder)
        context.country = document.root?["address"]?["country"].flatMap { Country($0.text) }
        var record = blank(document.file)
        let isComplete = decoding.decode(
            document.root, body: document.body, file: document.file, into: &record, context: &context)
        decoding.translate(
            group.translations, in: folder, reader: reader, original: document.root, into: &record, context: &context)
        check(&record, document.root, &context)
        loaded.diagnostics += context.diagnostics
        loaded.referencedFiles = context.referencedFiles
        loaded.record = isComplete ? record : nil
        return loaded
    }
}

/// The outcome of reading a record.
struct LoadedRecord<Record: Sendable>: Sendable {
    /// Nil where it cannot be used.
    var record: Record?
    let file: String
    /// The record's own fields.
    var root: SourceNode?
    var diagnostics: [Diagnostic] = []
    var referencedFiles: [FileReference] = []

    init(file: String) { self.file = file }
}
