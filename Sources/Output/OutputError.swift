import Files
import Messages
import Platform

/// A reason why a site could not be written. The old site is whole whenever one of these is thrown.
public enum OutputError: Error, Equatable, Sendable {
    /// Another build is writing to this folder right now.
    case busy(folder: String)
    /// Something else has the output folder's name.
    case notAFolder(String)
    /// Something is mounted on the output folder or on one inside it, so that it cannot be exchanged as a whole.
    case mountPoint(String)
    /// No file may be called that.
    case unsuitable(path: String, PathProblem)
    /// Two generated files have the same path, or one would have to be a folder for the other.
    case collision(path: String)
    /// Files that the generator did not write stand where generated files belong. Sorted.
    case foreign(folder: String, paths: [String])
    /// Somebody else exchanged or changed the old site while this one was being built.
    case changedMeanwhile(folder: String)
    /// The site was committed or discarded before.
    case closed(folder: String)
    /// A file that is to be published as it is cannot be read.
    case unreadable(path: String, FileReadError)
    /// The system refused.
    case failed(FileError)

    static func failed(_ operation: FileError.Operation, path: String, errno code: Int32) -> OutputError {
        .failed(FileError(operation, path: path, reason: SystemError(code: code)))
    }

    /// As in sysexits.h: 73 (cannot create output), 74 (input/output error), 75 (try again later), 70 (a mistake in the
    /// calling program).
    public var exitStatus: Int32 {
        switch self {
        case .busy: 75
        case .closed: 70
        case .notAFolder, .mountPoint, .unsuitable, .collision, .foreign: 73
        case .changedMeanwhile, .unreadable: 74
        case .failed(let error): error.exitStatus
        }
    }
}

extension OutputError: CustomStringConvertible {
    public var description: String { message.english }

    /// The reason in words, and the remedy where there is one.
    public var message: Message {
        switch self {
        case .busy(let folder):
            "another build is writing to \(folder) right now; wait until it has finished"
        case .notAFolder(let path):
            "\(path) is not a folder"
        case .mountPoint(let folder):
            """
            \(folder) cannot be exchanged as a whole, because a file system is mounted on it; \
            write to a folder inside it instead
            """
        case .unsuitable(let path, let problem):
            "no file can be written to \"\(path)\": \(problem.message)"
        case .collision(let path):
            "two files of the site have the same path, or one is a folder for the other: \(path)"
        case .foreign(let folder, let paths):
            paths.count == 1
                ? """
                a file in \(folder) that this program did not write stands where the new site needs the place; \
                move away or delete: \(paths[0])
                """
                : """
                \(paths.count) files in \(folder) that this program did not write stand where the new site needs the place; \
                move away or delete: \(paths.joined(separator: ", "))
                """
        case .changedMeanwhile(let folder):
            "\(folder) was changed by somebody else during the build; build again"
        case .closed(let folder):
            "the site in \(folder) was already finished or given up"
        case .unreadable(let path, let error): "cannot read \(path): \(error.reason)"
        case .failed(let error): error.message
        }
    }
}

extension SystemError {
    /// True if something else has the name already, or a file stands where a folder is needed.
    var isInTheWay: Bool { [EEXIST, ENOTDIR, EISDIR].contains(code) }

    /// Returns the error with what was being done.
    func doing(_ operation: FileError.Operation, _ path: String) -> OutputError {
        .failed(operation, path: path, errno: code)
    }
}
