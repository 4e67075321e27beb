import Documents
import Output

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the last build into a folder was made of and what it came to, so that a build with nothing to do is over before
/// anything is read.
///
/// It trusts the file system, not the contents of files: see `FolderState`. Where anything is doubtful, everything is made
/// again, which never is wrong.
struct LastBuild {
    /// What a build came to that is worth telling again.
    struct Outcome: Equatable {
        /// How many warnings and notes, in words.
        var problems: String
        /// What is wrong.
        var report: Transcript.Told
        /// What stands below the summary.
        var translations: Transcript.Told
    }

    private let cache: String
    private let file: String
    private let terms: [UInt8]
    private let sources: [String]
    private let output: String
    private let states: [FolderState]
    private let start: Int

    /// Nil where a later build could not know whether anything changed.
    ///
    /// - Parameters:
    ///   - cache: the folder that keeps it.
    ///   - terms: everything that decides what a build comes to, besides the program and the sources.
    ///   - sources: the folders that are read.
    ///   - output: the folder that is written to.
    init?(cache: String, terms: [String], sources: [String], output: String) {
        guard let place = realpath(".", nil) else { return nil }
        defer { free(place) }
        var terms = Array("\([String(cString: place), output] + terms)".utf8)
        guard LastBuild.appendProgram(to: &terms) else { return nil }
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        let states = sources.compactMap { FolderState(of: $0) }
        guard states.count == sources.count else { return nil }
        start = Int(now.tv_sec) * 1_000_000_000 + Int(now.tv_nsec)
        file = "\(cache)/\(Fingerprint.short(of: Array("\(String(cString: place))/\(output)".utf8)))"
        self.cache = cache
        self.terms = terms
        self.sources = sources
        self.output = output
        self.states = states
    }

    /// What the last build came to, where this one would come to the same and the output is as that one left it.
    var outcome: Outcome? {
        guard !StagedOutput.isStaged(output), let bytes = try? WholeFile.read(file),
            let kept = Outcome(bytes, digest: digest())
        else { return nil }
        return kept
    }

    /// For the next build, once the site is written. Nothing is kept where the sources changed meanwhile, or so lately that
    /// a further change might have had the same time.
    func keep(_ outcome: Outcome) {
        let latest = states.map(\.latestChange).max() ?? 0
        guard latest < start - 1_000_000_000, sources.compactMap({ FolderState(of: $0) }) == states,
            let digest = digest()
        else { return }
        // Without it the next build does more than it had to, and nothing else.
        _ = try? SingleFile.createFolders(cache)
        try? SingleFile.write(outcome.bytes(digest: digest), to: file, .replacing)
    }

    /// Of the terms, the sources and the output.
    private func digest() -> [UInt8]? {
        FolderState(of: output).map { Fingerprint.sha256(terms + states.flatMap(\.digest) + $0.digest) }
    }

    /// The files of the program and of the libraries that it was started with (proc(5), `/proc/self/maps`). False where
    /// they cannot be told.
    private static func appendProgram(to terms: inout [UInt8]) -> Bool {
        guard let maps = try? WholeFile.read("/proc/self/maps") else { return false }
        let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line in
            line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
        }
        for path in Set(paths).sorted() {
            var status = stat()
            guard stat(path, &status) == 0 else { return false }
            let change = status.st_ctim
            terms += Array("\(path) \(status.st_size) \(status.st_ino) \(change.tv_sec) \(change.tv_nsec)\n".utf8)
        }
        return !paths.isEmpty
    }
}

extension LastBuild.Outcome {
    private var parts: [[UInt8]] {
        [Array(problems.utf8), report.error, report.output, translations.error, translations.output]
    }

    /// A line with the lengths of everything behind it.
    fileprivate func bytes(digest: [UInt8]) -> [UInt8] {
        let words = [Fingerprint.base64(digest)] + parts.map { String($0.count) }
        return Array("\(words.joined(separator: " "))\n".utf8) + parts.flatMap { $0 }
    }

    /// Nil for what was not written with that digest.
    fileprivate init?(_ bytes: [UInt8], digest: [UInt8]?) {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard let digest, words.first == Fingerprint.base64(digest) else { return nil }
        let lengths = words.dropFirst().compactMap { Int($0) }
        var rest = bytes.dropFirst(line.count + 1)
        guard lengths.count == 5, lengths.allSatisfy((0...rest.count).contains), lengths.reduce(0, +) == rest.count
        else { return nil }
        let parts = lengths.map { length in
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
        self.init(
            problems: String(decoding: parts[0], as: UTF8.self),
            report: Transcript.Told(error: parts[1], output: parts[2]),
            translations: Transcript.Told(error: parts[3], output: parts[4]))
    }
}
