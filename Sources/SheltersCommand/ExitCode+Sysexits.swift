import ArgumentParser

extension ExitCode {
    /// The content or the templates have errors.
    static let content = ExitCode(1)
    /// EX_NOINPUT of `sysexits.h`: a file or folder is missing or cannot be read.
    static let noInput = ExitCode(66)
    /// EX_UNAVAILABLE: the system refuses what is needed, such as a port.
    static let unavailable = ExitCode(69)
    /// EX_SOFTWARE: a mistake in the program.
    static let software = ExitCode(70)
    /// EX_CANTCREAT: a file cannot be written.
    static let cannotCreate = ExitCode(73)
}
