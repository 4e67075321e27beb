import ArgumentParser

/// The program's exit statuses, as `sysexits.h` has them where there is one.
enum ExitStatus {
    /// Something in the content or the templates is wrong.
    static let content = ExitCode(1)
    /// EX_NOINPUT: a folder that should be read is missing or cannot be read.
    static let noInput = ExitCode(66)
}
