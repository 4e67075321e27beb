import Files
import Messages
import Output
import Site

/// The files of the last build into a folder, kept beside ``LastBuild`` for builds to which their sources are new files
/// with old bytes, as in a fresh checkout: pages of records that did not change are taken over.
///
/// It trusts the bytes of sources; the files of the site are opened only where the file system says that something was done
/// to them since. Where it is lost, damaged or of another site, everything is made.
struct KnownFiles {
    private let file: String
    private let memory: FileMemory
    private let pieces: PieceFolder

    /// Nil where the cache would lie in a folder that is read or written, or hold one.
    /// - Parameters:
    ///   - cache: the folder that keeps them.
    ///   - sources: the folders that are read.
    ///   - output: the folder that is written to.
    init?(cache: String, sources: [String], output: String) {
        guard !cache.isEmpty, !(sources + [output]).contains(where: { RelativePath.overlap(cache, $0) }) else {
            return nil
        }
        let name = "\(cache)/\(Fingerprint.short(of: Array(output.utf8)))"
        file = "\(name).files"
        pieces = PieceFolder("\(name).pieces")
        memory = (try? WholeFile.read(file)).flatMap { FileMemory($0) } ?? FileMemory()
    }

    /// The secret by which digests are made.
    var secret: KeyedHash.Secret { memory.secret }

    /// Returns what is known to a build; nil where the program's own files cannot be told.
    /// - Parameter templates: the digest of the templates.
    func reuse(templates: UInt64) -> FileReuse? {
        guard let program = ProgramFiles.running.flatMap(ProgramFiles.versions) else { return nil }
        var terms = KeyedHash(memory.secret)
        terms.combine(program)
        terms.combine(templates)
        return FileReuse(memory, terms: terms, pieces: pieces)
    }

    /// Keeps what the next build has to know, once the site is published. A build that is killed before leaves what was
    /// known, of which the files that it changed have other checksums.
    func keep(_ memory: FileMemory) throws(FileError) {
        try SingleFile.createFolders(String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
        try SingleFile.write(memory.bytes, to: file, .replacing, isDurable: false)
        pieces.deleteUnused()
    }
}
