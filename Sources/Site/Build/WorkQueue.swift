import Output
import Parallel
import Synchronization

/// Does many independent pieces of a build on all cores, and stops at the first that cannot be written.
struct WorkQueue: Sendable {
    let parallel: Parallel
    let output: any SiteOutput
    let report: @Sendable (BuildProgress) -> Void
    /// The files of the last build; nil where all are made.
    let reuse: FileReuse?
    var keys: FileKeys?
    private let state: State

    private final class State: Sendable {
        let done = Atomic(0)
        let bytes = Atomic(0)
        let failure = Mutex<OutputError?>(nil)
        let total: Int

        init(total: Int) { self.total = total }
    }

    init(
        total: Int, _ parallel: Parallel, _ output: any SiteOutput, reuse: FileReuse? = nil,
        report: @escaping @Sendable (BuildProgress) -> Void
    ) {
        self.reuse = reuse
        self.parallel = parallel
        self.output = output
        self.report = report
        state = State(total: total)
    }

    /// The size of everything that was written so far.
    var bytes: Int { state.bytes.load(ordering: .relaxed) }

    /// Writes `count` files, each to the path that `make` returns and with the bytes that it appends. A run of files
    /// shares one buffer. Nil means that there is no such file.
    ///
    /// - Parameters:
    ///   - isOneStep: whether all files together are one step of the progress, because their number was not known when
    ///     the total was.
    ///   - candidate: returns the path and the key of a file that need not be made where the last build made the same.
    func write(
        count: Int, grain: Int, isOneStep: Bool = false,
        unlessKnown candidate: @Sendable (Int) -> FileReuse.Candidate? = { _ in nil },
        _ make: @Sendable (Int, inout [UInt8]) -> String?
    ) throws(OutputError) {
        try inRuns(count, grain, isCounted: !isOneStep) { range throws(OutputError) in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(1 << 16)
            var noted: [FileReuse.Made] = []
            for index in range {
                let candidate = reuse == nil ? nil : candidate(index)
                if let candidate, let known = try reuse?.takeOver(candidate, in: output) {
                    noted.append(known)
                    continue
                }
                bytes.removeAll(keepingCapacity: true)
                guard let path = make(index, &bytes) else { continue }
                try output.write(bytes, to: path)
                state.bytes.add(bytes.count, ordering: .relaxed)
                guard let candidate else { continue }
                let checksum = bytes.withUnsafeBytes { Checksum.of($0) }
                noted.append(
                    FileReuse.Made(
                        candidate: candidate, file: PublishedFile(size: bytes.count, checksum: checksum)))
            }
            reuse?.note(noted)
        }
        if isOneStep { finish(1) }
    }

    /// Publishes `count` files as they are.
    func copy(count: Int, grain: Int, _ file: @Sendable (Int) -> (source: String, path: String)) throws(OutputError) {
        output.expect((0..<count).map { file($0).path })
        try inRuns(count, grain) { range throws(OutputError) in
            for index in range {
                let (source, path) = file(index)
                try output.copy(file: source, to: path)
            }
        }
    }

    /// Does `count` pieces of work that take long each.
    func each(count: Int, _ body: @Sendable (Int) throws(OutputError) -> Void) throws(OutputError) {
        try inRuns(count, 1) { range throws(OutputError) in
            for index in range { try body(index) }
        }
    }

    private func inRuns(
        _ count: Int, _ grain: Int, isCounted: Bool = true,
        _ work: @Sendable (Range<Int>) throws(OutputError) -> Void
    ) throws(OutputError) {
        _ = parallel.runs(count: count, grain: grain) { range in
            guard state.failure.withLock({ $0 == nil }) else { return }
            do throws(OutputError) {
                try work(range)
            } catch {
                state.failure.withLock { $0 = $0 ?? error }
                return
            }
            if isCounted { finish(range.count) }
        }
        if let failure = state.failure.withLock({ $0 }) { throw failure }
    }

    private func finish(_ steps: Int) {
        let done = state.done.add(steps, ordering: .relaxed).newValue
        report(BuildProgress(done: done, total: state.total))
    }
}
