import Files
import Platform

/// A picture's file, read whole: what is hashed is what is decoded.
enum PictureFile {
    /// In bytes. Cameras write up to 40 MB.
    static let limit = 64 << 20

    struct Contents {
        let bytes: [UInt8]
        /// Nil where the file changed while it was read, or just before.
        let stamp: FileStamp?
    }

    /// The stamp of a file, without opening it; nil where it has none to rely on.
    static func stamp(of path: String) -> FileStamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return FileStamp(status)
    }

    /// The first bytes of a file, which tell its kind; nothing where it cannot be read.
    static func beginning(of path: String) -> [UInt8] { (try? Descriptor.file(path).bytes(16)) ?? [] }

    static func read(_ path: String) throws(PictureProblem) -> Contents {
        let contents: Contents
        do throws(FileReadError) {
            let file = try Descriptor.file(path)
            let before = file.stamp
            let bytes = try file.contents(limit: limit)
            let isSettled = before?.isSettled == true && file.stamp == before
            contents = Contents(bytes: bytes, stamp: isSettled ? before : nil)
        } catch {
            if case .tooLarge(let size, _) = error { throw .tooLarge(size) }
            throw .unreadable(error)
        }
        guard !contents.bytes.isEmpty else { throw .empty }
        return contents
    }
}

extension Descriptor {
    fileprivate var stamp: FileStamp? { (try? status()).map { FileStamp($0) } }
}
