import Messages
import Platform

/// The kinds of things that have a name in a folder.
public enum FileKind: Hashable, Sendable {
    case file, folder, symbolicLink, pipe, socket, device

    /// - Parameter mode: as `stat` gives it.
    package init(mode: mode_t) {
        self =
            switch mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
    }

    /// The kind in a sentence's end.
    public var message: Message {
        switch self {
        case .file: "it is a file"
        case .folder: "it is a folder, not a file"
        case .symbolicLink: "it is a symbolic link, not a file"
        case .pipe: "it is a pipe, not a file"
        case .socket: "it is a socket, not a file"
        case .device: "it is a device, not a file"
        }
    }
}
