import Synchronization

/// What a console has said, to be said again.
final class Transcript: Sendable {
    struct Told: Sendable, Equatable {
        /// On standard error.
        var error: [UInt8] = []
        /// On standard output.
        var output: [UInt8] = []
    }

    private let bytes = Mutex(Told())

    var told: Told { bytes.withLock { $0 } }

    func add(_ bytes: [UInt8], isError: Bool) {
        self.bytes.withLock { told in
            if isError { told.error += bytes } else { told.output += bytes }
        }
    }
}
