#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The reason the system gave for refusing a call.
struct SystemError: Error, Equatable {
    let code: Int32

    /// The reason for the call that has just failed.
    static var last: SystemError { SystemError(code: errno) }

    /// Something else has the name already, or a file stands where a folder is needed.
    var isInTheWay: Bool { [EEXIST, ENOTDIR, EISDIR].contains(code) }

    func doing(_ operation: OutputError.Operation, _ path: String) -> OutputError {
        .failed(operation, path: path, errno: code)
    }
}
