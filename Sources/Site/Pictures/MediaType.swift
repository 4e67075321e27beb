/// Media types (RFC 6838) of the files that records may refer to, told by their names.
enum MediaType {
    /// The type of a file, by its path or name. Nil where its extension is none that records may use.
    static func of(_ file: String) -> String? {
        guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return switch file[file.index(after: dot)...].lowercased() {
        case "jpg", "jpeg": "image/jpeg"
        case "png": "image/png"
        case "webp": "image/webp"
        case "gif": "image/gif"
        case "svg": "image/svg+xml"
        case "mp4": "video/mp4"
        case "webm": "video/webm"
        case "vtt": "text/vtt"
        default: nil
        }
    }

    /// True if a file is a drawing, by its path or name.
    static func isDrawing(_ file: String) -> Bool { of(file) == "image/svg+xml" }
}
