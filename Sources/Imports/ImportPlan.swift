import Content
import Documents
import Messages
import Files
import Records

/// The plan of an import, worked out before anything is written.
public struct ImportPlan: Sendable {
    /// A way to treat animals that the source has no more.
    public enum Missing: String, CaseIterable, Sendable {
        /// They are told.
        case report
        /// Their records say that they are adopted, unless people have written something else.
        case adopted
    }

    public let format: ImportFormat
    /// The encoding for which the source was taken, where nothing in it proves that; nil for Unicode.
    public let guessedEncoding: String?
    /// True if the source says that there is more than it holds, so that nobody can tell what is missing.
    public let isPartial: Bool
    /// In the order of the source.
    public private(set) var animals: [AnimalReport] = []
    public private(set) var missing: [MissingAnimal] = []
    /// Addresses of pictures that nobody has saved into the folder, by the files of their records.
    public private(set) var pictures: [(file: String, addresses: [String])] = []
    /// Columns of which nothing is taken over, with the number of animals of which they say something.
    public let leftOut: [(column: String, count: Int)]
    /// The mistakes in what could not be taken over; sorted.
    public private(set) var diagnostics: [Diagnostic] = []

    private let folder: String
    private var files: [(name: String, bytes: [UInt8])] = []
    private var copies: [PictureCopy] = []
    private var memory: [UInt8]?

    /// - Parameters:
    ///   - name: what the source is called in messages.
    ///   - language: the language in which fields of new records are written.
    ///   - today: the day after which dates are in the future.
    public init(
        name: String, source bytes: [UInt8], format: ImportFormat?, mapping: ColumnMapping, missing: Missing,
        pictures given: PictureSource = PictureSource(), into institution: RecordID, of content: DiskContent,
        language: MessageLanguage, today: CalendarDate
    ) throws(ImportRefusal) {
        let root: ContentFolder
        do throws(ContentSourceError) { root = try content.list() } catch {
            throw ImportRefusal(error.message, file: content.root)
        }
        guard let place = root.folder("institutions")?.folder(institution.text) else {
            throw ImportRefusal("there is no institution \"\(institution)\"", file: content.root)
        }
        folder = "\(content.root)/\(place.path)"
        let check = AnimalRecordCheck(of: root, in: content, today: today)
        var problems: [Diagnostic] = []
        let records = AnimalFolder(place, in: content, languages: check.languages, diagnostics: &problems)
        var memory = ImportMemory()
        if place.ignored.contains(ImportMemory.fileName) {
            let path = place.path(of: ImportMemory.fileName)
            if let bytes = AnimalFolder.read(path, in: content, &problems),
                let read = ImportMemory(name: path, bytes: bytes, diagnostics: &problems)
            {
                memory = read
            }
        }
        guard problems.isEmpty else { throw ImportRefusal(diagnostics: problems) }

        var reading = AnimalReading(values: ValueReading(mapping: mapping), pictures: records.folder)
        reading.offered = given.byFileName
        var source = try ImportSource(
            name: name, bytes: bytes, format: format, reading: reading, diagnostics: &problems)
        self.format = source.format
        guessedEncoding = source.encoding.guess
        isPartial = source.isPartial
        leftOut = source.reading.findings.leftOut.filter { $0.count > 0 }
        var work = ImportWork(
            records: records, content: content, check: check, writer: RecordWriter(language: language), memory: memory,
            origin: source.format.rawValue)
        work.take(source.reading.animals, pictures: given, findings: &source.reading.findings)
        if !isPartial { work.takeMissing(than: source.reading.animals, marking: missing == .adopted) }
        animals = work.reports
        self.missing = work.missing
        pictures = work.pictures
        files = work.files
        copies = work.copies
        let json = work.memory.json
        let path = place.path(of: ImportMemory.fileName)
        let before = try? content.read(path, limit: Int.max)
        if before != json, !(before == nil && work.memory.entries.isEmpty) { self.memory = json }
        diagnostics =
            DiagnosticReport(source.reading.findings.diagnostics(in: source.file) + work.diagnostics).diagnostics
    }

    /// True if every animal of the source could be taken over.
    public var isComplete: Bool { !diagnostics.contains { $0.severity == .error } }

    public func count(_ outcome: AnimalReport.Outcome) -> Int { animals.count { $0.outcome == outcome } }

    /// Writes records, each whole or not at all, and what was written last.
    public func write() throws(FileError) {
        guard !files.isEmpty || memory != nil else { return }
        let folder = try RecordFolder(folder)
        if !files.isEmpty {
            let animals = try folder.inner("animals")
            // A record never names a picture that is not there yet.
            for copy in copies { if let bytes = copy.read() { try animals.write(bytes, to: copy.name) } }
            for file in files { try animals.write(file.bytes, to: file.name) }
        }
        // Last: a run that is ended before writes the same records again and finds them as they should be.
        if let memory { try folder.write(memory, to: ImportMemory.fileName) }
    }
}
