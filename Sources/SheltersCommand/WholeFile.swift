import Files
import Platform

/// A file that the command line names, or standard input, as a whole.
enum WholeFile {
    /// More than the largest source that an import has to bear, and little enough to fit into memory several times.
    static let limit = 512 << 20

    /// Returns the bytes of a file; `-` is standard input. What the program was given open, as by `<(...)` of a shell,
    /// may be a pipe, too.
    static func read(_ path: String) throws(FileReadError) -> [UInt8] {
        guard path == "-" || path == "/dev/stdin" || path.hasPrefix("/dev/fd/") else {
            return try File.read(path, limit: limit)
        }
        let stream: Descriptor
        do throws(SystemError) {
            stream = try Descriptor(path == "-" ? dup(0) : open(path, O_RDONLY | O_CLOEXEC))
        } catch {
            throw .unreadable(error)
        }
        return try stream.rest(limit: limit)
    }

    /// Returns the bytes of a file without which a run ends.
    static func demand(_ path: String) throws(Refusal) -> [UInt8] {
        do throws(FileReadError) {
            return try read(path)
        } catch {
            throw Refusal("\(path): \(error.reason)", .noInput)
        }
    }
}
