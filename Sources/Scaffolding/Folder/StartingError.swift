import Files
import Messages

/// A reason why no site or record was started.
public enum StartingError: Error, Sendable {
    /// The folder is a file, or has something in it.
    case notEmpty(folder: String, entry: String)
    case notAFolder(String)
    /// There are no templates where the program looks.
    case noTemplates(looked: [String])
    case file(FileError)
    /// A template cannot be read.
    case unreadable(Message)

    public var message: Message {
        switch self {
        case .notEmpty(let folder, let entry):
            "the folder \(folder) is not empty: there is \"\(entry)\" in it, and nothing of yours is to be overwritten; choose a new folder"
        case .notAFolder(let path): "\(path) is not a folder"
        case .noTemplates(let looked):
            "the templates that come with the program are not there (looked in \(looked.joined(separator: ", "))); install it again"
        case .file(let error): error.message
        case .unreadable(let reason): reason
        }
    }

    /// As in sysexits.h: 66 (cannot open input), 73 (cannot create output) and what writing says.
    public var exitStatus: Int32 {
        switch self {
        case .notEmpty, .notAFolder: 73
        case .noTemplates, .unreadable: 66
        case .file(let error): error.exitStatus
        }
    }
}
