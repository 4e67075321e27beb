import Content
import Documents
import Messages
import Records

/// An institution's folder that somebody sent as an archive, such as `na-skraju.zip`.
public struct SubmittedFolder: Sendable {
    public struct File: Sendable {
        /// Relative to the content folder.
        public let path: String
        public let bytes: [UInt8]

        public var isRecord: Bool { ContentFolder.isRecord(path) }
    }

    /// The institution's id.
    public let id: RecordID
    /// By path.
    public internal(set) var files: [File]
    /// The paths in the archive that a content folder ignores, such as `__MACOSX/`.
    public let ignored: [String]

    /// The institution's folder, relative to the content folder.
    public var path: String { "institutions/\(id)" }

    /// True if the file is an archive, and no single record.
    public static func isArchive(_ bytes: [UInt8]) -> Bool { ZipArchive.isBeginning(of: bytes) }

    /// - Parameter id: the name of the folder, instead of that in the archive.
    public init(archive bytes: [UInt8], id: String?) throws(SubmissionProblem) {
        let archive = try ZipArchive(bytes)
        var files: [File] = []
        var ignored: [String] = []
        var folders: Set<Substring> = []
        for entry in archive.files {
            let parts = entry.path.split(separator: "/", omittingEmptySubsequences: false)
            if parts.contains(where: { $0.hasPrefix("_") || $0.hasPrefix(".") && $0 != "." && $0 != ".." }) {
                ignored.append(entry.path.printable)
                continue
            }
            guard parts.allSatisfy(SubmittedFolder.isName) else {
                throw SubmissionProblem("\(entry.path.printable): the file does not lie in the institution's folder")
            }
            folders.insert(parts[0])
            let inside = parts.dropFirst()
            guard SubmittedFolder.belongs(inside) else {
                throw SubmissionProblem(
                    "\(entry.path.printable): such a file does not belong into an institution's folder")
            }
            files.append(File(path: inside.joined(separator: "/"), bytes: entry.bytes))
        }
        guard folders.count == 1, let folder = folders.first, let id = try? RecordID(id ?? String(folder)) else {
            throw SubmissionProblem(
                "the archive must hold one folder with the institution's id as its name: small letters, digits, hyphens"
            )
        }
        try SubmittedFolder.checkNames(files.map(\.path))
        self.id = id
        self.files = files.map { File(path: "institutions/\(id)/\($0.path)", bytes: $0.bytes) }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.ignored = ignored
    }

    /// True for what can be a file's name on every system, and is no way out of a folder.
    private static func isName(_ part: Substring) -> Bool {
        !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 128
            && part.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
                    || scalar.properties.generalCategory == .nonspacingMark
                    || "-_. ()+,&".unicodeScalars.contains(scalar)
            }
            && !part.hasPrefix(" ") && !part.hasSuffix(" ") && !part.hasSuffix(".")
    }

    /// True if a file can be a part of an institution: a record, a translation of one, or a file that records name.
    /// - Parameter parts: the path from the institution's folder.
    private static func belongs(_ parts: ArraySlice<Substring>) -> Bool {
        guard let name = parts.last, parts.count <= 4 else { return false }
        guard ContentFolder.isRecord(String(name)) else {
            let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
            return name.contains(".") && MediaTypes.attachments.contains(ending)
        }
        // A record in JSON and a translation lie where the record in Markdown does.
        var stem = name.hasSuffix(".md") ? name.dropLast(".md".count) : name.dropLast(".json".count)
        if let dot = stem.lastIndex(of: "."), Language(String(stem[stem.index(after: dot)...])) != nil,
            !RecordPlace.isRecord(path(parts, named: stem))
        {
            stem = stem[..<dot]
        }
        return RecordPlace.isRecord(path(parts, named: stem))
    }

    private static func path(_ parts: ArraySlice<Substring>, named stem: Substring) -> String {
        (["institutions", "x"] + parts.dropLast() + ["\(stem).md"]).joined(separator: "/")
    }

    /// Refuses names that are one and the same on some systems, and files that would be folders as well.
    private static func checkNames(_ paths: [String]) throws(SubmissionProblem) {
        var seen: [String: String] = [:]
        for path in paths {
            if let other = seen.updateValue(path, forKey: path.lowercased()) {
                throw SubmissionProblem("\(path.printable): the archive holds this name twice, as \(other.printable)")
            }
        }
        for path in paths {
            let parts = path.lowercased().split(separator: "/")
            for count in 1..<max(1, parts.count) where seen[parts.prefix(count).joined(separator: "/")] != nil {
                throw SubmissionProblem("\(path.printable): the file lies in what is no folder")
            }
        }
    }
}
