import Documents

extension ContentFolder {
    /// Returns the diagnostics of entries that can never be used, everywhere in the folder.
    /// - Parameter prefix: what stands before the paths.
    public func unusableEntries(below prefix: String = "") -> [Diagnostic] {
        others.map { .misplaced($0.kind, file: prefix + path(of: $0.name)) }
            + unreadableNames.map { name in
                Diagnostic(
                    id: "invalid-file-name", file: prefix + path(of: name),
                    message: "the file's name is not UTF-8 or holds control characters",
                    suggestion: "rename it with ordinary letters")
            }
            + tooDeep.map { name in
                Diagnostic(
                    id: "folder-too-deep", file: prefix + path(of: name),
                    message: "folders lie in one another more than \(DiskContent.maximumDepth) deep",
                    suggestion: "move it further up, or delete it")
            }
            + folders.flatMap { $0.unusableEntries(below: prefix) }
    }

    /// The paths of all files in the folder and the folders in it.
    public var allFiles: [String] { files.map(path(of:)) + folders.flatMap(\.allFiles) }

    /// The paths of all files that are no records, but those below `static/`, by name; for the content folder itself.
    var allAttachments: [String: String] {
        var attachments: [String: String] = [:]
        func add(_ folder: ContentFolder) {
            for name in folder.attachmentNames where !(folder.path.isEmpty && name == "site.yml") {
                let path = folder.path(of: name)
                attachments[path] = path
            }
            for inner in folder.folders where !(folder.path.isEmpty && inner.name == "static") { add(inner) }
        }
        add(self)
        return attachments
    }
}
