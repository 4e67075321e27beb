import Output
import Parallel
import Synchronization

/// Does many independent pieces of a build on all cores, and stops at the first that cannot be written.
struct WorkQueue: Sendable {
    let parallel: Parallel
    let output: any SiteOutput
    let report: @Sendable (BuildProgress) -> Void
    private let state: State

    private final class State: Sendable {
        let done = Atomic(0)
        let bytes = Atomic(0)
        let failure = Mutex<OutputError?>(nil)
        let total: Int

        init(total: Int) { self.total = total }
    }

    init(
        total: Int, _ parallel: Parallel, _ output: any SiteOutput, report: @escaping @Sendable (BuildProgress) -> Void
    ) {
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
    /// - Parameter isOneStep: whether all files together are one step of the progress, because their number was not
    /// known
    ///   when the total was.
    func write(
        count: Int, grain: Int, isOneStep: Bool = false, _ make: @Sendable (Int, inout [UInt8]) -> String?
    ) throws(OutputError) {
        try inRuns(count, grain, isCounted: !isOneStep) { range throws(OutputError) in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(1 << 16)
            for index in range {
                bytes.removeAll(keepingCapacity: true)
                guard let path = make(index, &bytes) else { continue }
                try output.write(bytes, to: path)
                state.bytes.add(bytes.count, ordering: .relaxed)
            }
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
