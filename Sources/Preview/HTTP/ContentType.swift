/// The values of Content-Type (RFC 9110, section 8.3) for the files of a site, by their names.
enum ContentType {
    static func of(_ file: String) -> String {
        let ending = file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "webmanifest": "application/manifest+json", "xml": "application/xml",
        "xsl": "text/xsl; charset=utf-8", "atom": "application/atom+xml", "ics": "text/calendar; charset=utf-8",
        "txt": "text/plain; charset=utf-8", "vtt": "text/vtt; charset=utf-8", "svg": "image/svg+xml",
        "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "avif": "image/avif",
        "gif": "image/gif", "ico": "image/vnd.microsoft.icon", "mp4": "video/mp4", "webm": "video/webm",
        "pdf": "application/pdf", "woff2": "font/woff2",
    ]
}
