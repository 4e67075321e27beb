import Platform

/// Paths from one folder to another, as diagnostics name files outside the content folder.
enum RelativePath {
    /// The path to `folder` from `base`; both as the command line gives them.
    static func path(to folder: String, from base: String) -> String {
        let target = components(of: folder)
        let start = components(of: base)
        let common = zip(target, start).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - common)
        return (up + target[common...]).joined(separator: "/")
    }

    /// Returns true if one of two folders is the other or lies in it.
    static func overlap(_ one: String, _ other: String) -> Bool {
        zip(components(of: one), components(of: other)).allSatisfy { $0 == $1 }
    }

    /// The components of the real path, or of the path as it is written where there is nothing.
    private static func components(of path: String) -> [String] {
        if let real = realpath(path, nil) {
            defer { free(real) }
            return String(cString: real).split(separator: "/").map(String.init)
        }
        // What does not exist yet lies in a folder that does.
        let names = path.split(separator: "/")
        guard let name = names.last, names != ["."] else { return [] }
        let above = names.dropLast().joined(separator: "/")
        let parent = components(of: path.hasPrefix("/") ? "/" + above : above.isEmpty ? "." : above)
        return switch name {
        case ".": parent
        case "..": parent.dropLast()
        default: parent + [String(name)]
        }
    }
}
