/// Where a page or file lives in the site.
public struct Address: Hashable, Sendable {
    /// Relative to the site's root, percent-encoded (RFC 3986), without a leading slash, ending in `/` for pages:
    /// `instytucje/na-skraju/`. The intro's is empty.
    public let path: String
    /// The file that holds it, relative to the output folder, not percent-encoded: `instytucje/na-skraju/index.html`.
    public let file: String

    /// A page in a folder of its own.
    /// - Parameter folder: as it is read, without slashes at its ends; empty for the site's root.
    init(folder: String) {
        if folder.isEmpty {
            path = ""
            file = "index.html"
        } else {
            path = PercentEncoding.encoded(path: folder) + "/"
            file = folder + "/index.html"
        }
    }

    /// - Parameter file: relative to the output folder, not percent-encoded.
    init(file: String) {
        path = PercentEncoding.encoded(path: file)
        self.file = file
    }

    /// A page or file below a page.
    /// - Parameters:
    ///   - page: a page with a folder of its own.
    ///   - encoded: percent-encoded, ending in `/` for a page.
    ///   - plain: the same, not percent-encoded.
    init(below page: Address, encoded: String, plain: String) {
        path = page.path + encoded
        file = page.folder + (plain.hasSuffix("/") ? plain + "index.html" : plain)
    }

    /// The folder of a page in the output folder, ending in `/`; empty for the site's root.
    private var folder: Substring { Substring(file.utf8.dropLast("index.html".utf8.count)) }
}
