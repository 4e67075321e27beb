import ArgumentParser

/// The program's exit statuses, as `sysexits.h` has them where there is one.
enum ExitStatus {
    /// Something in the content or the templates is wrong.
    static let content = ExitCode(1)
    /// EX_NOINPUT: a folder that should be read is missing or cannot be read.
    static let noInput = ExitCode(66)
    /// EX_UNAVAILABLE: the system does not give what is needed, such as a port.
    static let unavailable = ExitCode(69)
    /// EX_CANTCREAT: a file cannot be written.
    static let cannotCreate = ExitCode(73)
}
