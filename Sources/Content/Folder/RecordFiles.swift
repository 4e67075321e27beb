import Messages

/// The files that a record can refer to: those of its folder and of the folders in it.
struct RecordFiles: Sendable {
    let folder: ContentFolder
    let source: any ContentSource

    enum Finding: Equatable, Sendable {
        /// The path from the content folder.
        case file(String)
        case folder
        case symbolicLink
        case ignored
        case missing
    }

    /// Returns what lies at a relative path without `.` and `..`.
    func find(_ path: String) -> Finding {
        var parts = path.split(separator: "/").map(String.init)
        guard let name = parts.popLast() else { return .folder }
        var place = folder
        for part in parts {
            if place.holdsOther(part) { return .symbolicLink }
            guard let next = place.folder(part) else { return .missing }
            place = next
        }
        if let file = place.attachment(name) { return .file(place.path(of: file)) }
        if place.holdsOther(name) { return .symbolicLink }
        if place.folder(name) != nil { return .folder }
        return place.ignores(name) ? .ignored : .missing
    }

    /// More than any drawing needs.
    private static let drawingLimit = 1 << 20

    /// The bytes of a small file; nothing where it cannot be read or is too large.
    func read(_ path: String) -> [UInt8]? { try? source.read(path, limit: RecordFiles.drawingLimit) }

    /// The folder in words.
    var describedFolder: Message { folder.path.isEmpty ? "the content folder" : "the folder \(folder.path)/" }
}
