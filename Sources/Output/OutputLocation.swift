import Files
import Platform

/// The place of the output folder: the folder that holds it, and its name there. Symbolic links are followed, so
/// that the folder at their end is what gets exchanged.
struct OutputLocation: Sendable, Equatable {
    /// As it was given, for messages.
    let folder: String
    let parent: String
    let name: String

    init(_ folder: String) throws(OutputError) {
        self.folder = folder
        var path = try OutputLocation.usable(folder, of: folder)
        // As many links in a row as Linux follows.
        for _ in 0..<40 {
            let (parent, name) = OutputLocation.split(path)
            if name == "." || name == ".." {
                path = try OutputLocation.resolved(path, of: folder)
                continue
            }
            guard let target = OutputLocation.linkTarget(path) else {
                self.parent = parent
                self.name = name
                return
            }
            path = try OutputLocation.usable(target.hasPrefix("/") ? target : parent + "/" + target, of: folder)
        }
        throw .failed(.create, path: folder, errno: ELOOP)
    }

    /// Opens the folder that holds the output, which is created if need be.
    /// - Parameter created: gets the paths of the folders that were missing, outermost first.
    func openParent(created: inout [String]) throws(OutputError) -> Descriptor {
        do throws(SystemError) {
            try OutputLocation.createFolders(parent, &created)
            return try Descriptor.folder(parent)
        } catch {
            throw error.doing(.create, parent)
        }
    }

    /// Without slashes at the end, which would make a link's name mean its target.
    private static func usable(_ path: String, of folder: String) throws(OutputError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .failed(.create, path: folder, errno: ENOENT) }
        var bytes = path.utf8[...]
        while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        guard !bytes.isEmpty else { throw .mountPoint(folder) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func split(_ path: String) -> (parent: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let parent = path.utf8[..<slash]
        return (
            parent.isEmpty ? "/" : String(decoding: parent, as: UTF8.self),
            String(decoding: path.utf8[path.utf8.index(after: slash)...], as: UTF8.self)
        )
    }

    /// The path without links, "." and "..": the root folder itself can be no output.
    private static func resolved(_ path: String, of folder: String) throws(OutputError) -> String {
        guard let found = realpath(path, nil) else { throw SystemError.last.doing(.create, folder) }
        defer { free(found) }
        return try usable(String(cString: UnsafePointer(found)), of: folder)
    }

    private static func linkTarget(_ path: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let length = readlink(path, start, buffer.count)
            guard length > 0 else { return nil }
            return String(decoding: UnsafeRawBufferPointer(buffer)[..<length], as: UTF8.self)
        }
    }

    private static func createFolders(_ path: String, _ created: inout [String]) throws(SystemError) {
        if mkdir(path, 0o755) == 0 { return created.append(path) }
        if errno == EEXIST || errno == EISDIR { return }
        guard errno == ENOENT, path != ".", path != "/" else { throw .last }
        try createFolders(split(path).parent, &created)
        if mkdir(path, 0o755) == 0 { return created.append(path) }
        guard errno == EEXIST else { throw .last }
    }
}
