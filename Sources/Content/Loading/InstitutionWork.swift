import Documents
import Files
import Parallel
import Records

/// Reads all institutions' folders on all cores: every record is a piece of work of its own, so that one institution
/// with tens of thousands of animals is no slower than many small ones.
struct InstitutionWork: Sendable {
    private let loading: RecordLoading
    private let memory: RecordMemory?
    private let secret: KeyedHash.Secret?
    private var folders: [InstitutionFolder] = []
    /// The outcome of folders of which nothing has to be read.
    private var known = Outcome()

    struct Outcome: Sendable {
        var institutions: [InstitutionEntry] = []
        var diagnostics: [Diagnostic] = []
        var referencedFiles: [FileReference] = []
        /// Paths of files that no record of their institution refers to.
        var unusedFiles: [String] = []
        /// Paths of records that could not be used.
        var failedRecords: [String] = []

        mutating func add(_ other: Outcome) {
            institutions += other.institutions
            diagnostics += other.diagnostics
            referencedFiles += other.referencedFiles
            unusedFiles += other.unusedFiles
            failedRecords += other.failedRecords
        }
    }

    /// - Parameters:
    ///   - memory: what was read before.
    ///   - secret: by which digests are made of what is read; nil where nobody asks for them.
    init(folders: [ContentFolder], loading: RecordLoading, memory: RecordMemory?, secret: KeyedHash.Secret?) {
        self.loading = loading
        self.memory = memory
        self.secret = secret
        memory?.begin(loading, folders: folders.map(\.path))
        for folder in folders {
            do throws(RecordID.Problem) {
                let id = try RecordID(folder.name)
                if let outcome = memory?.outcome(of: folder) {
                    known.add(outcome)
                } else {
                    self.folders.append(InstitutionFolder(folder, id: id, languages: loading.languages))
                }
            } catch {
                known.diagnostics.report(
                    "invalid-id", in: folder.path, error.message(for: folder.name),
                    suggestion: RecordID.suggestion(for: folder.name).map { "rename the folder: \($0)" })
                known.unusedFiles += folder.allFiles
            }
        }
    }

    /// The number of records, beside the rest of a folder, that are read before they are put together: a file that was
    /// read takes more memory than the record that it gives.
    private static let recordsAtOnce = 1024

    func load() -> Outcome {
        var result = known
        var next = 0
        while next < folders.count {
            let first = next
            var pieces: [Piece] = []
            while next < folders.count, pieces.count < InstitutionWork.recordsAtOnce {
                pieces += folders[next].pieces.map { (next, $0) }
                next += 1
            }
            let read = read(pieces)
            let outcomes = loading.parallel.map(count: next - first) { index in
                assembled(folders[first + index], read[first + index] ?? [])
            }
            for outcome in outcomes { result.add(outcome) }
        }
        // Those that were known stand among those that were read.
        if !known.institutions.isEmpty { result.institutions.sort { $0.record.id < $1.record.id } }
        return result
    }

    /// A piece of the folder at a place in `folders`.
    private typealias Piece = (folder: Int, piece: InstitutionFolder.Piece)

    /// Returns the outcomes of the pieces of each folder, in their order.
    private func read(_ pieces: [Piece]) -> [Int: [RecordMemory.Piece]] {
        var remembered: [Int: [String: RecordMemory.Piece]] = [:]
        if let memory {
            for folder in Set(pieces.map(\.folder)) { remembered[folder] = memory.pieces(of: folders[folder].folder) }
        }
        let known = remembered
        let outcomes = loading.parallel.map(count: pieces.count, grain: 16) { index -> RecordMemory.Piece in
            let (folder, piece) = pieces[index]
            if let read = known[folder]?[piece.files[0]], read.files == piece.files { return read }
            let (loaded, digest) = digesting { piece.load($0) }
            var outcome = loaded
            outcome.digest = digest
            return RecordMemory.Piece(files: piece.files, outcome: outcome)
        }
        return Dictionary(grouping: zip(pieces, outcomes), by: \.0.folder).mapValues { $0.map(\.1) }
    }

    /// Returns what a function reads, with the digest of the files that it opened.
    private func digesting<Value>(_ read: (RecordLoading) -> Value) -> (value: Value, digest: UInt64) {
        guard let secret else { return (read(loading), 0) }
        let source = DigestedContent(loading.reader.source, secret)
        let value = read(loading.reading(source))
        return (value, source.digest)
    }

    /// Returns a digest of the names of files that records may name, which are found by text and used as they are.
    private func digestOfNames(in folder: InstitutionFolder) -> UInt64 {
        guard let secret else { return 0 }
        return folder.attachments.reduce(0) { sum, name in
            var hash = KeyedHash(secret)
            hash.combine(name)
            return sum &+ hash.value
        }
    }

    /// Returns the outcome of a folder.
    private func assembled(_ folder: InstitutionFolder, _ pieces: [RecordMemory.Piece]) -> Outcome {
        // Translations of elements of arrays are read while an institution is put together, so that each tells of all.
        let late = secret.map { DigestedContent(loading.reader.source, $0) }
        var assembly = InstitutionAssembly(
            loading: late.map { loading.reading($0) } ?? loading, folder: folder, names: digestOfNames(in: folder)
        ) { late?.digest ?? 0 }
        var outcome = assembly.outcome(pieces.map(\.outcome))
        let named = Set(outcome.referencedFiles.map(\.path))
        outcome.unusedFiles = FileReferences.unused(
            folder.attachments.filter { !named.contains($0) }, in: outcome.institutions.lazy.flatMap(\.texts))
        let isWhole = pieces.allSatisfy(\.outcome.orphans.isEmpty)
        memory?.keep(folder.folder, pieces, isWhole ? outcome : nil)
        return outcome
    }
}

extension InstitutionEntry {
    /// All texts that may link to files.
    fileprivate var texts: [Prose] {
        ([record.description] + record.guideTexts + animals.map(\.record.description)
            + animals.compactMap(\.story?.text))
            .flatMap(\.entries).map(\.value)
    }
}
