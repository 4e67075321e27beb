import Files
import Messages
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

    /// A reason why a build is not remembered.
    enum Obstacle: Error {
        /// The folder that would keep it lies in this one, or holds it.
        case overlap(cache: String, folder: String)
        /// A symbolic link, or something that cannot be looked at, lies in this folder.
        case hidden(String)
        /// Something in the sources changed so lately that a further change might have the same time.
        case changedLately
        /// The sources changed during the build.
        case changedMeanwhile
        /// A file that the program runs from is gone, or the system does not tell which they are.
        case unknownProgram
        case system(SystemError)
        case unwritten(FileError)
    }

    /// Notes the inputs of a build.
    ///
    /// - Parameters:
    ///   - cache: the folder that keeps it, outside of all others.
    ///   - terms: everything that decides what a build comes to, besides the program and the sources.
    ///   - sources: the folders that are read.
    ///   - output: the folder that is written to.
    /// - Throws: if a later build could not know whether anything changed.
    init(cache: String, terms: [String], sources: [String], output: String) throws(Obstacle) {
        if let folder = (sources + [output]).first(where: { cache.isEmpty || RelativePath.overlap(cache, $0) }) {
            throw .overlap(cache: cache, folder: folder)
        }
        var now = timespec()
        guard let place = realpath(".", nil), clock_gettime(CLOCK_REALTIME, &now) == 0 else {
            throw .system(SystemError(code: errno))
        }
        defer { free(place) }
        let folder = String(cString: place)
        var states: [FolderState] = []
        for source in sources {
            guard let state = FolderState(of: source) else { throw .hidden(source) }
            states.append(state)
        }
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

    /// True if a further change of the sources might have the same time as the last, so that nothing can be kept.
    var changedLately: Bool { (states.map(\.latestChange).max() ?? 0) >= start - LastBuild.coarseness }

    /// Keeps the outcome for the next build, once the site is written.
    ///
    /// - Parameter published: the site, before anybody had time to change it; nil where it cannot be looked at.
    /// - Throws: where nothing is kept, so that the next build does more than it has to.
    func keep(_ outcome: Outcome, _ published: FolderState?) throws(Obstacle) {
        guard !changedLately else { throw .changedLately }
        guard let published else { throw .hidden(output) }
        guard sources.compactMap({ FolderState(of: $0) }) == states else { throw .changedMeanwhile }
        guard let programs = ProgramFiles.running, let origin = origin(programs: programs) else {
            throw .unknownProgram
        }
        let memory = Memory(
            origin: origin, output: Fingerprint.base64(published.digest), programs: programs, outcome: outcome)
        do throws(FileError) {
            try SingleFile.createFolders(cache)
            try SingleFile.write(memory.bytes, to: file, .replacing)
        } catch {
            throw .unwritten(error)
        }
    }

    /// A digest of the terms, the sources and the program; nil where a file of the program is gone.
    private func origin(programs: [String]) -> String? {
        ProgramFiles.state(of: programs).map {
            Fingerprint.base64(Fingerprint.sha256(terms + states.flatMap(\.digest) + $0))
        }
    }
}

extension LastBuild.Obstacle {
    /// The reason in a sentence's end.
    var message: Message {
        switch self {
        case .overlap(let cache, let folder):
            "\(cache)/, where --build-cache keeps what it was made of, and \(folder)/ lie in one another"
        case .hidden(let folder): "\(folder)/ holds a symbolic link, or something that cannot be looked at"
        case .changedLately:
            "something was changed less than three seconds before this one, and may change again unseen"
        case .changedMeanwhile: "something was changed during this one"
        case .unknownProgram: "files of the program or its libraries were replaced during this one"
        case .system(let error): error.message
        case .unwritten(let error): error.message
        }
    }
}
