import Documents
import Records

/// A content folder as far as it has been read.
struct LoadedContent {
    /// True if records that are not to be published yet become part of the catalogue.
    let includesDrafts: Bool
    /// The day of the build.
    let today: CalendarDate
    var catalogue: Catalogue
    var diagnostics: [Diagnostic] = []
    /// The files of records that exist and cannot be used.
    var failedRecords: Set<String> = []
    var references = FileReferences()

    /// Returns the records of some files, and reports the files that are none.
    mutating func groups(
        of names: [RecordFileName], in folder: ContentFolder, _ languages: [Language]
    ) -> [RecordGroup] {
        let groups = RecordGroups(names, in: folder, languages: languages, allowsArrays: false)
        diagnostics += groups.diagnostics
        references.records.formUnion(names.map { folder.path(of: $0.file) })
        return groups.groups
    }

    /// Keeps what was found out while a record was read.
    mutating func add<Record>(_ loaded: LoadedRecord<Record>, _ decoding: RecordDecoding<Record>) {
        diagnostics += loaded.diagnostics
        references.add(loaded.referencedFiles)
        if let record = loaded.record {
            if let body = decoding.body { references.texts += record[keyPath: body].entries.map(\.value) }
        } else {
            failedRecords.insert(loaded.file)
        }
    }
}
