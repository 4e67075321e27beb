import Records
import Synchronization

/// The institutions and animals that were read, for a program that reads the same folder again and again: only what changed
/// since is read anew.
///
/// ```swift
/// let memory = RecordMemory()
/// let first = try CatalogueLoader(source: content, today: today, memory: memory).load()
/// memory.forget(["institutions/na-skraju/animals/rex.md"])
/// let second = try CatalogueLoader(source: content, today: today, memory: memory).load()
/// ```
public final class RecordMemory: Sendable {
    /// The terms under which every record is read, besides its files and those beside them.
    struct Terms: Equatable {
        var languages: [Language]
        var today: CalendarDate
        var staleAfterDays: Int
    }

    /// A record and its translations, read. A reference, so that it is the same as long as nothing changed.
    final class Piece: Sendable {
        /// The paths of its files, its own first.
        let files: [String]
        let outcome: InstitutionWork.PieceOutcome

        init(files: [String], outcome: InstitutionWork.PieceOutcome) {
            self.files = files
            self.outcome = outcome
        }
    }

    /// An institution's folder, as far as it is known.
    private struct Folder {
        /// By the path of the first of their files.
        var pieces: [String: Piece]
        /// Names of its files and of its animals' files.
        var files: [String]
        /// Nil where something of it is to be read.
        var outcome: InstitutionWork.Outcome?
    }

    private struct State {
        var terms: Terms?
        /// By path.
        var folders: [String: Folder] = [:]
    }

    private let state = Mutex(State())

    public init() {}

    /// - Parameter paths: of files that changed, came or went, relative to the content folder; nil means that anything may
    ///   have.
    public func forget(_ paths: Set<String>?) {
        state.withLock { state in
            guard let paths else {
                state.folders = [:]
                return
            }
            for path in paths {
                let parts = path.split(separator: "/", maxSplits: 2)
                guard parts.count == 3, parts[0] == "institutions" else { continue }
                let folder = "\(parts[0])/\(parts[1])"
                // A record may name any file of its institution's folder, so that all are read again when one changed.
                guard ContentFolder.isRecord(path) else {
                    state.folders[folder] = nil
                    continue
                }
                state.folders[folder]?.outcome = nil
                for key in RecordMemory.keys(of: path, state.terms?.languages ?? []) {
                    state.folders[folder]?.pieces[key] = nil
                }
            }
        }
    }

    /// The paths by which the record may be known to which a file belongs: its own, or a translation (`rex.en.md` of
    /// `rex`).
    private static func keys(of path: String, _ languages: [Language]) -> [String] {
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        guard let name = RecordFileName(String(path[slash...])) else { return [path] }
        // How to adopt stands beside the institution's own record and is read with it.
        let stems = name.stem == "adoption" ? ["adoption", "institution"] : [name.stem]
        // The first language's own file may carry its code.
        let codes = [""] + languages.map { "." + $0.code }
        return [path]
            + stems.flatMap { stem in
                codes.flatMap { code in ["md", "json"].map { "\(path[..<slash])\(stem)\(code).\($0)" } }
            }
    }

    /// Forgets what was read under other terms, and folders that are gone.
    /// - Parameter folders: the paths of those that there are.
    func begin(_ terms: Terms, folders: [String]) {
        let present = Set(folders)
        state.withLock { state in
            if state.terms != terms { state.folders = [:] }
            state.terms = terms
            if state.folders.count > present.count { state.folders = state.folders.filter { present.contains($0.key) } }
        }
    }

    /// Returns the outcome of a folder, if it has the same files and none of them changed.
    func outcome(of folder: String, _ files: [String]) -> InstitutionWork.Outcome? {
        state.withLock { state in
            guard let known = state.folders[folder], known.files == files else { return nil }
            return known.outcome
        }
    }

    /// Returns the records of a folder that are known, by the first of their files.
    func pieces(of folder: String) -> [String: Piece] { state.withLock { $0.folders[folder]?.pieces ?? [:] } }

    func keep(_ folder: String, _ pieces: [Piece], _ files: [String], _ outcome: InstitutionWork.Outcome?) {
        let pieces = pieces.compactMap { piece in piece.files.first.map { ($0, piece) } }
        state.withLock {
            $0.folders[folder] = Folder(
                pieces: Dictionary(pieces) { first, _ in first }, files: files, outcome: outcome)
        }
    }
}
