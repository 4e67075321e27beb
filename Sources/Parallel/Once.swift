import Synchronization

/// A value that is made when it is first asked for, by one thread while others wait.
package final class Once<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// Nil where nobody has asked for it yet, and while it is being made: nobody waits for that.
    package var made: Value? { value.withLockIfAvailable { $0 } ?? nil }

    package func callAsFunction() -> Value {
        value.withLock { value in
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
