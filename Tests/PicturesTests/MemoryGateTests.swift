import Parallel
import Synchronization
import Testing

@testable import Pictures

@Suite("The memory that pictures take")
struct MemoryGateTests {
    @Test("Together, pictures stay within the bound, and all get their turn")
    func bound() {
        let gate = MemoryGate(bound: 100)
        let used = Atomic(0)
        let most = Mutex(0)
        let turns = Parallel(width: 4).map(count: 400) { number in
            let need = [10, 45, 70, 500][number % 4]
            return gate.pass(need) {
                let now = used.add(min(need, 100), ordering: .relaxed).newValue
                most.withLock { $0 = max($0, now) }
                used.subtract(min(need, 100), ordering: .relaxed)
                return number
            }
        }
        #expect(turns == Array(0..<400))
        #expect(most.withLock { $0 } <= 100)
    }
}
