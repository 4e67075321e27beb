import Output

/// The way to name files that browsers may keep for ever.
enum FileNaming: Sendable {
    /// By a fingerprint of what is in them.
    case byContent
    /// Without looking at what is in them, which takes a good part of a check: nothing is published.
    case unpublished

    /// The names of a site's files.
    /// - Parameters:
    ///   - isPublished: false where the site is checked alone.
    ///   - staticFiles: the files that keep their names, which could be those of the site's own.
    init(isPublished: Bool, beside staticFiles: [String]) {
        let mayCollide = staticFiles.contains { file in
            ["assets/", "search/"].contains { file.utf8.starts(with: $0.utf8) }
        }
        self = isPublished || mayCollide ? .byContent : .unpublished
    }

    var isByContent: Bool { self == .byContent }

    /// Returns the part of a file's name that tells its bytes; one that no file has where they are not published.
    func fingerprint(of bytes: [UInt8]) -> String { isByContent ? Fingerprint.short(of: bytes) : "*" }

    /// Returns the path under which a file is published: `scripts/copy.2q0v81kd4a.js` for `scripts/copy.js`.
    func path(of name: String, _ bytes: [UInt8]) -> String {
        let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        let dot = name[start...].lastIndex(of: ".") ?? name.endIndex
        return "\(name[..<dot]).\(fingerprint(of: bytes))\(name[dot...])"
    }
}
