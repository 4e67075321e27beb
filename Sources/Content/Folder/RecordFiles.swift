import Files
import Messages

/// The files that a record can refer to: those of its folder and of the folders in it.
struct RecordFiles: Sendable {
    let folder: ContentFolder
    let source: any ContentSource

    enum Finding: Equatable, Sendable {
        /// The path from the content folder.
        case file(String)
        /// Something that is no file, such as a folder or a symbolic link.
        case other(FileKind)
        case ignored
        case missing
    }

    /// Returns what lies at a relative path without `.` and `..`.
    func find(_ path: String) -> Finding {
        var parts = path.split(separator: "/").map(String.init)
        guard let name = parts.popLast() else { return .other(.folder) }
        var place = folder
        for part in parts {
            if let kind = place.other(part) { return .other(kind) }
            guard let next = place.folder(part) else { return .missing }
            place = next
        }
        if let file = place.attachment(name) { return .file(place.path(of: file)) }
        if let kind = place.other(name) { return .other(kind) }
        if place.folder(name) != nil { return .other(.folder) }
        return place.ignores(name) ? .ignored : .missing
    }

    /// The folder in words.
    var describedFolder: Message { folder.path.isEmpty ? "the content folder" : "the folder \(folder.path)/" }
}
