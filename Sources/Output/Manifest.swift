import Platform

/// The list of what the generator wrote, kept with the site: one path a line, sorted by bytes, itself among them.
/// Before the paths stand notes, each behind a tab, which no path has.
struct Manifest: Sendable {
    static let name = ".shelters-manifest"
    static let none = Manifest([])

    let bytes: [UInt8]
    /// The number of generated files, the manifest among them.
    let count: Int
    private let files: PathTable
    private let folders: PathTable

    /// Reads any bytes: an odd line is a path that no file has. A list that does not have itself was not made by the
    /// generator and says nothing.
    init(_ text: [UInt8]) {
        var files = PathTable(expecting: text.count / 48)
        var folders = PathTable()
        var notes = 0
        Manifest.forEachLine(of: text) { line, start in
            let isNew = files.insert(start: start, length: line.count, hash: PathHash(of: line), in: text)
            guard isNew else { return }
            guard !Manifest.isNote(line) else {
                notes += 1
                return
            }
            var length = line.count
            while let slash = line[..<length].lastIndex(of: UInt8(ascii: "/")), slash > 0 {
                let folder = UnsafeRawBufferPointer(rebasing: line[..<slash])
                // A known folder's own folders are known, too.
                guard folders.insert(start: start, length: slash, hash: PathHash(of: folder), in: text) else { break }
                length = slash
            }
        }
        var name = Manifest.name
        let isOwn = name.withUTF8 {
            let path = UnsafeRawBufferPointer($0)
            return files.contains(path, hash: PathHash(of: path), in: text)
        }
        self.bytes = isOwn ? text : []
        self.files = isOwn ? files : PathTable()
        self.folders = isOwn ? folders : PathTable()
        self.count = isOwn ? files.count - notes : 0
    }

    func hasFile(_ path: UnsafeRawBufferPointer, hash: PathHash) -> Bool {
        count > 0 && files.contains(path, hash: hash, in: bytes)
    }

    func hasFile(_ path: UnsafeRawBufferPointer) -> Bool {
        count > 0 && files.contains(path, hash: PathHash(of: path), in: bytes)
    }

    func hasFile(_ path: SitePath) -> Bool {
        guard count > 0 else { return false }
        var text = path.text
        return text.withUTF8 { files.contains(UnsafeRawBufferPointer($0), hash: path.hash, in: bytes) }
    }

    /// True if a generated file lies in this folder or below it.
    func hasFolder(_ path: UnsafeRawBufferPointer) -> Bool {
        count > 0 && folders.contains(path, hash: PathHash(of: path), in: bytes)
    }

    /// The line of a note.
    static func note(_ text: String) -> [UInt8] { [UInt8(ascii: "\t")] + text.utf8 + [UInt8(ascii: "\n")] }

    func hasNote(_ text: String) -> Bool {
        Manifest.note(text).dropLast().withUnsafeBytes { hasFile($0) }
    }

    /// Returns the number of these files that the other list does not have.
    func countMissing(from other: Manifest) -> Int {
        var missing = 0
        Manifest.forEachLine(of: bytes) { line, _ in
            if !Manifest.isNote(line), !other.hasFile(line) { missing += 1 }
        }
        return missing
    }

    private static func isNote(_ line: UnsafeRawBufferPointer) -> Bool { line.first == UInt8(ascii: "\t") }

    private static func forEachLine(of text: [UInt8], _ body: (UnsafeRawBufferPointer, _ start: Int) -> Void) {
        text.withUnsafeBytes { all in
            var start = 0
            while start < all.count {
                let end = all[start...].firstIndex(of: UInt8(ascii: "\n")) ?? all.count
                if end > start { body(UnsafeRawBufferPointer(rebasing: all[start..<end]), start) }
                start = end + 1
            }
        }
    }
}
