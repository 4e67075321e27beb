import Files
import Output
import Synchronization

/// The files of a build by what they were made of, so that the next build need not make them again. Any thread may ask.
public final class FileReuse: Sendable {
    /// A file with the key of what it was made of.
    struct Candidate: Sendable {
        let path: String
        let key: UInt64
    }

    /// A file that stands in the site now.
    struct Made: Sendable {
        let candidate: Candidate
        let file: PublishedFile
    }

    let last: FileMemory
    /// A hash of all on which files depend and which no record or template tells.
    let terms: KeyedHash
    /// Pieces of files that are kept; nil where none are.
    let pieces: PieceFolder?
    private let made = Mutex<[Made]>([])
    private let count = Atomic(0)

    /// - Parameters:
    ///   - last: what is known of the last build.
    ///   - terms: a hash of the program and the templates.
    ///   - pieces: the pieces of files that are kept; nil where none are.
    public init(_ last: FileMemory, terms: KeyedHash, pieces: PieceFolder? = nil) {
        self.last = last
        self.terms = terms
        self.pieces = pieces
    }

    /// The number of files that were taken over by now.
    public var takenOver: Int { count.load(ordering: .relaxed) }

    /// Takes a file over from the last build; nil where it has to be made.
    func takeOver(_ file: Candidate, in output: any SiteOutput) throws(OutputError) -> Made? {
        guard let known = last.file(at: file.path), known.key == file.key,
            try output.takeOver(file.path, known.published)
        else { return nil }
        count.add(1, ordering: .relaxed)
        return Made(candidate: file, file: known.published)
    }

    func note(_ files: [Made]) { made.withLock { $0 += files } }

    /// Returns what the next build has to know.
    /// - Parameter distant: the files of records whose descriptions refer to more than their own institution.
    /// - Parameter published: returns the states of files of the site; nil for those that are not there.
    func memory(
        distant: Set<String>, _ published: ([(path: String, file: PublishedFile)]) -> [PublishedFile?]
    ) -> FileMemory {
        let files = made.withLock { $0 }
        var memory = FileMemory(secret: last.secret)
        memory.distant = distant
        for (made, state) in zip(files, published(files.map { ($0.candidate.path, $0.file) })) {
            if let state { memory.add(made.candidate.path, key: made.candidate.key, state) }
        }
        return memory
    }
}
