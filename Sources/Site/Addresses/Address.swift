/// Where a page or file lives in the site.
public struct Address: Hashable, Sendable {
    /// Relative to the site's root, percent-encoded (RFC 3986), without a leading slash, ending in `/` for pages:
    /// `instytucje/na-skraju/`. The intro's is empty.
    public let path: String
    /// The file that holds it, relative to the output folder, not percent-encoded: `instytucje/na-skraju/index.html`.
    public let file: String

    /// A page in a folder of its own; the site's root where `folder` is empty.
    init(folder: String) {
        path = folder.isEmpty ? "" : folder + "/"
        file = path + "index.html"
    }

    /// - Parameter file: relative to the output folder, not percent-encoded.
    init(file: String) {
        path = PercentEncoding.encoded(path: file)
        self.file = file
    }

    /// A page or file below a page, both of names that need no encoding: words of addresses and ids are ASCII.
    init(below page: Address, _ rest: String) {
        path = page.path + rest
        file = rest.utf8.last == UInt8(ascii: "/") ? path + "index.html" : path
    }
}
