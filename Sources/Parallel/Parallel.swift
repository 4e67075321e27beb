import Dispatch
import Synchronization

/// Work on many independent things at once, with results in the things' own order.
public struct Parallel: Sendable {
    /// The number of things that are worked on at the same time, at least 1.
    public let width: Int
    private let urgent: DispatchGroup?

    /// - Parameters:
    ///   - width: nil means one for each core that this process may use.
    ///   - urgent: other work, for which this one waits between two runs.
    public init(width: Int? = nil, yieldingTo urgent: DispatchGroup? = nil) {
        self.width = max(1, width ?? Parallel.availableCores)
        self.urgent = urgent
    }

    /// Returns the same cores, whose work waits for other work between two runs.
    public func yielding(to urgent: DispatchGroup) -> Parallel { Parallel(width: width, yieldingTo: urgent) }

    /// The results of `transform` for 0 ..< `count`. Things are handed out in runs of `grain`, first come, first
    /// served, so what they have in common should not depend on who works on them.
    public func map<Result: Sendable>(
        count: Int, grain: Int = 1, _ transform: @Sendable (Int) -> Result
    ) -> [Result] {
        let runs = self.runs(count: count, grain: grain) { range in range.map(transform) }
        guard runs.count != 1 else { return runs[0] }
        // Whole runs are copied at once, where a sequence of all would hand over one result after the other.
        var results: [Result] = []
        results.reserveCapacity(count)
        for run in runs { results += run }
        return results
    }

    /// The results of `transform` for each run of at most `grain` indices of 0 ..< `count`, in order. One call works on
    /// one run, so buffers can be kept from index to index.
    public func runs<Result: Sendable>(
        count: Int, grain: Int, _ transform: @Sendable (Range<Int>) -> Result
    ) -> [Result] {
        let grain = max(1, grain)
        let runCount = (count + grain - 1) / grain
        @Sendable func range(_ run: Int) -> Range<Int> { run * grain..<min(count, (run + 1) * grain) }
        guard width > 1, runCount > 1 else {
            return (0..<runCount).map { run in
                urgent?.wait()
                return transform(range(run))
            }
        }

        let next = Atomic(0)
        let finished = Mutex<[(run: Int, result: Result)]>([])
        DispatchQueue.concurrentPerform(iterations: min(width, runCount)) { _ in
            var own: [(run: Int, result: Result)] = []
            while true {
                let run = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard run < runCount else { break }
                urgent?.wait()
                own.append((run, transform(range(run))))
            }
            let results = own
            finished.withLock { $0 += results }
        }
        return finished.withLock { $0.sorted { $0.run < $1.run }.map(\.result) }
    }
}
