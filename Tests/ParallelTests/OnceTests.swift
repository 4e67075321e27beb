import Dispatch
import Parallel
import Testing

@Suite("Values made once")
struct OnceTests {
    @Test("Nobody waits to learn whether a value is made, not even while it is")
    func made() {
        let making = DispatchSemaphore(value: 0)
        let mayEnd = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        let value = Once {
            making.signal()
            mayEnd.wait()
            return 7
        }
        #expect(value.made == nil)
        DispatchQueue.global().async {
            _ = value()
            ended.signal()
        }
        making.wait()
        // Without an answer at once, this would never end.
        #expect(value.made == nil)
        mayEnd.signal()
        ended.wait()
        #expect(value.made == 7)
    }
}
