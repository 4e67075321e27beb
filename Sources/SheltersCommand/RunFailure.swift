import ArgumentParser
import Content
import Files
import Messages
import Output
import Scaffolding

/// An error that ends a run: a message for people, and an exit status.
protocol RunFailure: Error {
    var message: Message { get }
    var exitCode: ExitCode { get }
}

/// A run that a command ends by itself.
struct Refusal: RunFailure {
    let message: Message
    let exitCode: ExitCode

    init(_ message: Message, _ exitCode: ExitCode) {
        self.message = message
        self.exitCode = exitCode
    }
}

extension ContentSourceError: RunFailure {
    var exitCode: ExitCode { .noInput }
}

extension OutputError: RunFailure {
    var exitCode: ExitCode { ExitCode(exitStatus) }
}

extension FileError: RunFailure {
    var exitCode: ExitCode { ExitCode(exitStatus) }
}

extension StartingError: RunFailure {
    var exitCode: ExitCode { ExitCode(exitStatus) }
}

extension BuildDate.InvalidEpoch: RunFailure {
    var exitCode: ExitCode { .validationFailure }
}

extension Download.Failure: RunFailure {
    var exitCode: ExitCode { .noInput }
}
