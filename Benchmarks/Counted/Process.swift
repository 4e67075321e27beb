#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Ends the program because something that it needs is not there.
func complain(_ problem: String) -> Never {
    let line = Array("counted: \(problem)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(1)
}

/// All that standard input holds.
func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(STDIN_FILENO, &part, part.count)
        if count <= 0 { return bytes }
        bytes += part[..<count]
    }
}
