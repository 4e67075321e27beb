import Dispatch
import Synchronization

/// Lets only so many pictures be decoded at once that together they stay within a bound of memory. Who comes first goes
/// first, and what alone is above the bound goes alone.
final class MemoryGate: Sendable {
    private struct State {
        var free: Int
        var waiting: [(need: Int, turn: DispatchSemaphore)] = []
    }

    private let bound: Int
    private let state: Mutex<State>

    /// - Parameter bound: in bytes.
    init(bound: Int) {
        self.bound = bound
        state = Mutex(State(free: bound))
    }

    func pass<Result, Failure: Error>(
        _ memory: Int, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let need = min(memory, bound)
        let turn = DispatchSemaphore(value: 0)
        let mayPass = state.withLock { state in
            if state.waiting.isEmpty, state.free >= need {
                state.free -= need
                return true
            }
            state.waiting.append((need, turn))
            return false
        }
        if !mayPass { turn.wait() }
        defer { giveBack(need) }
        return try body()
    }

    private func giveBack(_ memory: Int) {
        state.withLock { state in
            state.free += memory
            while let next = state.waiting.first, state.free >= next.need {
                state.free -= next.need
                state.waiting.removeFirst()
                next.turn.signal()
            }
        }
    }
}
