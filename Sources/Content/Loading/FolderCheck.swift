import Documents

/// The checks of the content folder that open no file.
enum FolderCheck {
    /// Entries that can never be used, everywhere in the folder.
    static func reportUnusableEntries(in folder: ContentFolder, diagnostics: inout [Diagnostic]) {
        for name in folder.others {
            diagnostics.append(
                Diagnostic(
                    id: "symbolic-link", file: folder.path(of: name),
                    message: "this is a symbolic link or a device, which may lead anywhere",
                    suggestion: "put the file itself into the folder"))
        }
        for name in folder.unreadableNames {
            diagnostics.append(
                Diagnostic(
                    id: "invalid-file-name", file: folder.path(of: name),
                    message: "the file's name is not UTF-8 or holds control characters",
                    suggestion: "rename it with ordinary letters"))
        }
        diagnostics += folder.depthProblems()
        for inner in folder.folders { reportUnusableEntries(in: inner, diagnostics: &diagnostics) }
    }

    /// The paths of all files in a folder and the folders in it.
    static func allFiles(in folder: ContentFolder) -> [String] {
        folder.files.map(folder.path(of:)) + folder.folders.flatMap(allFiles)
    }

    /// The paths of all files that are no records, but those below `static/`, by name.
    static func attachments(in root: ContentFolder) -> [String: String] {
        var attachments: [String: String] = [:]
        func add(_ folder: ContentFolder) {
            for name in folder.attachmentNames where !(folder.path.isEmpty && name == "site.yml") {
                let path = folder.path(of: name)
                attachments[path] = path
            }
            for inner in folder.folders where !(folder.path.isEmpty && inner.name == "static") { add(inner) }
        }
        add(root)
        return attachments
    }
}
