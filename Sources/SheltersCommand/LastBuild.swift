import Files
import Documents
import Output
import Platform

/// The inputs and the outcome of the last build into a folder, so that a build with nothing to do is over before
/// anything is read.
///
/// It trusts the file system, not the contents of files: see `FolderState`. Where anything may have changed, everything
/// is made again.
struct LastBuild {
    /// The outcome of a build as far as the next one prints it again.
    struct Outcome: Equatable {
        /// The number of warnings and notes, in words.
        var problems: String
        /// The diagnostics as they were printed.
        var report: ConsoleRecorder.Recording
        /// The lines below the summary.
        var translations: ConsoleRecorder.Recording
    }

    /// Changes closer to each other than this, in nanoseconds, may have the same time, where clocks are coarse.
    private static let coarseness = 3_000_000_000

    private let cache: String
    private let file: String
    private let terms: [UInt8]
    private let sources: [String]
    private let output: String
    private let states: [FolderState]
    private let start: Int

    /// Notes the inputs of a build; nil if a later build could not know whether anything changed.
    ///
    /// - Parameters:
    ///   - cache: the folder that keeps it, outside of all others.
    ///   - terms: everything that decides what a build comes to, besides the program and the sources.
    ///   - sources: the folders that are read.
    ///   - output: the folder that is written to.
    init?(cache: String, terms: [String], sources: [String], output: String) {
        guard !cache.isEmpty, !(sources + [output]).contains(where: { RelativePath.overlap(cache, $0) }),
            let place = realpath(".", nil)
        else { return nil }
        defer { free(place) }
        let folder = String(cString: place)
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        let states = sources.compactMap { FolderState(of: $0) }
        guard states.count == sources.count else { return nil }
        start = Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
        file = "\(cache)/\(Fingerprint.short(of: Array("\(folder)/\(output)".utf8)))"
        self.cache = cache
        self.terms = Array("\([folder, output] + sources + terms)".utf8)
        self.sources = sources
        self.output = output
        self.states = states
    }

    /// The outcome of the last build, if this one would have the same and the output is as that one left it.
    var outcome: Outcome? {
        guard !StagedOutput.isStaged(output), let bytes = try? WholeFile.read(file), let memory = Memory(bytes),
            let running = ProgramFiles.running, Set(running).isSubset(of: memory.programs),
            memory.origin == origin(programs: memory.programs),
            let state = FolderState(of: output), memory.output == Fingerprint.base64(state.digest)
        else { return nil }
        return memory.outcome
    }

    /// Keeps the outcome for the next build, once the site is written. Nothing is kept if the sources changed
    /// meanwhile, or so lately that a further change might have had the same time.
    ///
    /// - Parameter published: the site, before anybody had time to change it.
    func keep(_ outcome: Outcome, _ published: FolderState) {
        let latest = states.map(\.latestChange).max() ?? 0
        guard latest < start - LastBuild.coarseness, sources.compactMap({ FolderState(of: $0) }) == states,
            let programs = ProgramFiles.running, let origin = origin(programs: programs)
        else { return }
        let memory = Memory(
            origin: origin, output: Fingerprint.base64(published.digest), programs: programs, outcome: outcome)
        // Without it the next build does more than it had to, and nothing else.
        _ = try? SingleFile.createFolders(cache)
        try? SingleFile.write(memory.bytes, to: file, .replacing)
    }

    /// A digest of the terms, the sources and the program; nil where a file of the program is gone.
    private func origin(programs: [String]) -> String? {
        ProgramFiles.state(of: programs).map {
            Fingerprint.base64(Fingerprint.sha256(terms + states.flatMap(\.digest) + $0))
        }
    }
}
