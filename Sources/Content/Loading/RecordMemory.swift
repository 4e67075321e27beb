import Records
import Synchronization

/// The institutions and animals that were read, for a program that reads the same folder again and again: only what
/// changed since is read anew.
///
/// ```swift
/// let memory = RecordMemory()
/// let first = try CatalogueLoader(source: content, today: today, memory: memory).load()
/// memory.forget(["institutions/na-skraju/animals/rex.md"])
/// let second = try CatalogueLoader(source: content, today: today, memory: memory).load()
/// ```
public final class RecordMemory: Sendable {
    /// A record and its translations, read. A reference, so that it is the same as long as nothing changed.
    final class Piece: Sendable {
        /// The paths of its files, its own first.
        let files: [String]
        let outcome: LoadedPiece

        init(files: [String], outcome: LoadedPiece) {
            self.files = files
            self.outcome = outcome
        }
    }

    /// An institution's folder, as far as it is known.
    private struct Folder {
        /// By the path of the first of their files.
        var pieces: [String: Piece]
        /// The names of its entries and of its animals' entries.
        var names: [String]
        /// Nil where something of it is to be read.
        var outcome: InstitutionWork.Outcome?
    }

    /// The terms under which every record is read, besides its files and those beside them.
    private struct Terms: Equatable {
        var languages: [Language]
        var today: CalendarDate
        var staleAfterDays: Int
    }

    private struct State {
        var terms: Terms?
        /// By path.
        var folders: [String: Folder] = [:]
    }

    private let state = Mutex(State())

    public init() {}

    /// Forgets what was read of files.
    /// - Parameter paths: of files that changed, came or went, relative to the content folder; nil means that anything may
    ///   have.
    public func forget(_ paths: Set<String>?) {
        state.withLock { state in
            guard let paths else {
                state.folders = [:]
                return
            }
            let changed = Dictionary(grouping: paths) { path in
                path.split(separator: "/").prefix(2).joined(separator: "/")
            }
            for (folder, files) in changed {
                // A record may name any file of its institution's folder, so that all are read again when one changed.
                guard files.allSatisfy(ContentFolder.isRecord) else {
                    state.folders[folder] = nil
                    continue
                }
                guard let pieces = state.folders[folder]?.pieces else { continue }
                state.folders[folder]?.outcome = nil
                state.folders[folder]?.pieces = pieces.filter { !$0.value.files.contains(where: paths.contains) }
            }
        }
    }

    /// Forgets what was read under other terms, and folders that are gone.
    /// - Parameter folders: the paths of those that there are.
    func begin(_ loading: RecordLoading, folders: [String]) {
        let terms = Terms(
            languages: loading.languages, today: loading.today, staleAfterDays: loading.staleAfterDays)
        let present = Set(folders)
        state.withLock { state in
            if state.terms != terms { state.folders = [:] }
            state.terms = terms
            if state.folders.count > present.count { state.folders = state.folders.filter { present.contains($0.key) } }
        }
    }

    /// Returns the outcome of a folder, if it has the same entries and none of them changed.
    func outcome(of folder: ContentFolder) -> InstitutionWork.Outcome? {
        state.withLock { state in
            guard let known = state.folders[folder.path], known.names == InstitutionFolder.names(of: folder) else {
                return nil
            }
            return known.outcome
        }
    }

    /// Returns the records of a folder that are known, by the first of their files.
    func pieces(of folder: ContentFolder) -> [String: Piece] {
        state.withLock { $0.folders[folder.path]?.pieces ?? [:] }
    }

    func keep(_ folder: ContentFolder, _ pieces: [Piece], _ outcome: InstitutionWork.Outcome?) {
        let pieces = Dictionary(pieces.map { ($0.files[0], $0) }) { first, _ in first }
        let names = InstitutionFolder.names(of: folder)
        state.withLock { $0.folders[folder.path] = Folder(pieces: pieces, names: names, outcome: outcome) }
    }
}
