import Documents
import Files

/// Reads files and says what is wrong with them as files.
struct ContentReader: Sendable {
    let source: any ContentSource

    /// Far above what a person writes into one record.
    static let recordLimit = 1 << 20
    /// Room for an export of tens of thousands of animals.
    static let exportLimit = 64 << 20

    /// The text of a file; nil after reporting why there is none.
    /// - Parameter mayBeEmpty: true for a file of which an empty one says nothing: it is none, and nothing is wrong.
    func read(
        _ path: String, limit: Int = recordLimit, mayBeEmpty: Bool = false, diagnostics: inout [Diagnostic]
    ) -> SourceFile? {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try source.read(path, limit: limit)
        } catch {
            diagnostics.append(.unreadable(path, error))
            return nil
        }
        guard bytes.contains(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) else {
            if mayBeEmpty { return nil }
            diagnostics.report("empty-file", in: path, "the file is empty", suggestion: "fill it, or delete it")
            return nil
        }
        return SourceFile(name: path, bytes: bytes, diagnostics: &diagnostics)
    }
}
