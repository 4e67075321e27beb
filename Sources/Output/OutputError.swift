import Messages

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Why a site could not be written. The old site is whole whenever one of these is thrown.
public enum OutputError: Error, Equatable, Sendable {
    /// Another build is writing to this folder right now.
    case busy(folder: String)
    /// Where the output folder should be is something else.
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
    /// The system refused, for the reason in `errno`.
    case failed(Operation, path: String, errno: Int32)

    /// What was being done when the system refused.
    public enum Operation: String, Sendable {
        case create, write, read, copy, exchange, remove, lock
    }

    /// As in sysexits.h: 73 (cannot create output), 74 (input/output error), 75 (try again later), 70 (a mistake in the
    /// calling program).
    public var exitStatus: Int32 {
        switch self {
        case .busy: 75
        case .closed: 70
        case .notAFolder, .mountPoint, .unsuitable, .collision, .foreign: 73
        case .changedMeanwhile: 74
        case .failed(.create, _, let code): [ENOSPC, EDQUOT, EIO].contains(code) ? 74 : 73
        case .failed(.exchange, _, _), .failed(.lock, _, _): 73
        case .failed: 74
        }
    }
}

extension OutputError: CustomStringConvertible {
    public var description: String { message.english }

    /// What kept the site from being written, and what to do where there is something to do.
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
        case .failed(let operation, let path, let code):
            operation.failed(path, Message(systemError: String(cString: strerror(code))))
        }
    }
}

extension OutputError.Operation {
    fileprivate func failed(_ path: String, _ reason: Message) -> Message {
        switch self {
        case .create: "cannot create \(path): \(reason)"
        case .write: "cannot write \(path): \(reason)"
        case .read: "cannot read \(path): \(reason)"
        case .copy: "cannot copy \(path): \(reason)"
        case .exchange: "cannot exchange \(path): \(reason)"
        case .remove: "cannot remove \(path): \(reason)"
        case .lock: "cannot lock \(path): \(reason)"
        }
    }
}
