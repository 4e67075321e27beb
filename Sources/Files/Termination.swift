import CFiles
import Dispatch
import Platform
import Synchronization

/// The end of the process by a signal: what is temporary is removed first.
///
/// ```swift
/// let removal = Termination.deferred { $0.add { unlink(draft) } }
/// defer { Termination.deferred { $0.remove(removal) } }
/// let file = try Termination.deferred { _ throws(SystemError) in try Descriptor.newFile(draft, mode: 0o600) }
/// ```
package enum Termination {
    /// The work to do before a signal ends the process.
    package struct Cleanups {
        fileprivate var actions: [Int: @Sendable () -> Void] = [:]
        private var count = 0

        /// Adds an action, which runs on a thread of its own while the other threads go on.
        /// - Returns: the number by which to remove it.
        package mutating func add(_ action: @escaping @Sendable () -> Void) -> Int {
            count += 1
            actions[count] = action
            return count
        }

        package mutating func remove(_ number: Int) { actions[number] = nil }
    }

    private static let cleanups = Mutex(Cleanups())
    /// The signals that end the process.
    private static let deadly = [SIGHUP, SIGINT, SIGTERM, SIGXCPU]

    /// Calls `body` while no signal ends the process. Never returns if a signal has begun to end it.
    package static func deferred<Result: ~Copyable, Failure>(
        _ body: (inout Cleanups) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try cleanups.withLock { cleanups throws(Failure) in try body(&cleanups) }
    }

    /// Returns at once, or never if a signal has begun to end the process.
    package static func awaitIfBegun() { deferred { _ in } }

    /// Makes the process clean up before SIGHUP, SIGINT, SIGTERM or SIGXCPU ends it. Where nobody reads its output any
    /// more, or a file may not grow, it goes on, and writing fails (EPIPE, EFBIG). Signals that the parent process
    /// ignores stay ignored.
    package static func handleSignals() {
        guard signals.read >= 0 else { return }
        for number in deadly {
            handle(number) { number in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Termination.signals.write, &byte, 1)
                errno = code
            }
        }
        // Programs that are started inherit SIG_IGN, but no handler.
        for number in [SIGPIPE, SIGXFSZ] { handle(number) { _ in } }
        DispatchQueue(label: "signals").async {
            var byte: UInt8 = 0
            while true {
                let count = read(signals.read, &byte, 1)
                if count == 1 { end(by: Int32(byte)) }
                guard count < 0, errno == EINTR else { return }
            }
        }
    }

    /// The ends of a pipe for the numbers of signals; -1 if the system has none.
    private static let signals: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    private static func handle(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
        // Asked first, so that it is not handled even for a moment.
        if files_is_ignored(number) == 0 { signal(number, handler) }
    }

    private static func end(by number: Int32) {
        // A second signal ends a cleanup that hangs, but not at once: timeout(1) sends each signal twice.
        DispatchQueue(label: "termination").asyncAfter(deadline: .now() + .milliseconds(200)) {
            for number in deadly { handle(number, SIG_DFL) }
        }
        cleanups.withLock { cleanups in
            // The latest first: an unfinished file goes before its folder.
            for (_, action) in cleanups.actions.sorted(by: { $0.key > $1.key }) { action() }
            signal(number, SIG_DFL)
            kill(getpid(), number)
            // The lock is kept, so that nothing temporary is created until the process is gone.
            while true { pause() }
        }
    }
}
