import Documents
import Records

/// Checks an animal's record that is not written yet as the check of the site will.
package struct AnimalRecordCheck: Sendable {
    /// The site's languages, the default first.
    package let languages: [Language]
    private let today: CalendarDate

    /// - Parameters:
    ///   - root: the content folder.
    ///   - today: the day after which dates are in the future.
    package init(of root: ContentFolder, in source: any ContentSource, today: CalendarDate) {
        var ignored: [Diagnostic] = []
        languages = ContentReader(source: source).settings(in: root, today: today, diagnostics: &ignored).languages
        self.today = today
    }

    /// The errors in a record, in the places where they are.
    /// - Parameter folder: the folder that the record will lie in, with the pictures that it names.
    package func errors(in record: [UInt8], id: RecordID, folder: ContentFolder) -> [Diagnostic] {
        let file = "\(id).md"
        guard let name = RecordFileName(file) else { return [] }
        let reader = ContentReader(source: MemoryContent([folder.path(of: file): record]))
        let loading = RecordLoading(reader: reader, languages: languages, today: today)
        return loading.animals(RecordGroup(id: id, record: name), in: folder).diagnostics.filter {
            $0.severity == .error
        }
    }
}
