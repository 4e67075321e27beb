import Dispatch
import Synchronization
import Testing

@testable import Parallel

@Suite("Parallel work")
struct ParallelTests {
    @Test(
        "Results stand in the order of the things, whatever the number of cores", arguments: [1, 2, 3, 8], [1, 7, 1000])
    func order(width: Int, grain: Int) {
        let parallel = Parallel(width: width)
        #expect(parallel.map(count: 500, grain: grain) { $0 * $0 } == (0..<500).map { $0 * $0 })
        #expect(parallel.runs(count: 500, grain: grain) { $0.count }.reduce(0, +) == 500)
    }

    @Test("Background work does nothing while urgent work is done, and goes on after it", arguments: [1, 2])
    func yielding(width: Int) {
        let urgent = DispatchGroup()
        let done = Atomic(0)
        let ended = DispatchSemaphore(value: 0)
        let started = DispatchSemaphore(value: 0)
        urgent.enter()
        DispatchQueue.global().async {
            started.signal()
            _ = Parallel(width: width).yielding(to: urgent).map(count: 100) { _ in
                done.add(1, ordering: .relaxed)
            }
            ended.signal()
        }
        started.wait()
        #expect(Parallel(width: 2).map(count: 10_000) { $0 }.count == 10_000)
        #expect(done.load(ordering: .relaxed) == 0)
        urgent.leave()
        ended.wait()
        #expect(done.load(ordering: .relaxed) == 100)
    }

    @Test("Nothing to do gives nothing")
    func nothing() {
        #expect(Parallel(width: 4).map(count: 0) { $0 }.isEmpty)
    }

    @Test("There is always at least one worker")
    func width() {
        #expect(Parallel(width: 0).width == 1)
        #expect(Parallel().width >= 1)
    }
}
