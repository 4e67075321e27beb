import Content
import Documents

/// Lines of files, for excerpts. The last file read is kept, since diagnostics are sorted by file.
struct SourceLines {
    let root: String
    private var file: (name: String, source: SourceFile?)?

    /// Lines of larger files are not shown.
    private static let limit = 64 << 20

    init(root: String) { self.root = root }

    mutating func line(_ number: Int, of name: String) -> String? {
        if file?.name != name { file = (name, read(name)) }
        return file?.source?.line(number).map { String(decoding: $0, as: UTF8.self) }
    }

    private func read(_ name: String) -> SourceFile? {
        guard let bytes = try? DiskContent(root: root).read(name, limit: SourceLines.limit) else { return nil }
        guard !BinaryFile.isBinary(bytes) else { return nil }
        let text = String(
            decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
        return SourceFile(name: name, text: text)
    }
}
