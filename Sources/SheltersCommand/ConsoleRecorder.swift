import Synchronization

/// Keeps what a console prints, so that it can be printed again.
final class ConsoleRecorder: Sendable {
    struct Recording: Sendable, Equatable {
        /// On standard error.
        var error: [UInt8] = []
        /// On standard output.
        var output: [UInt8] = []
    }

    private let printed = Mutex(Recording())

    var recording: Recording { printed.withLock { $0 } }

    func add(_ bytes: [UInt8], isError: Bool) {
        printed.withLock { printed in
            if isError { printed.error += bytes } else { printed.output += bytes }
        }
    }
}
