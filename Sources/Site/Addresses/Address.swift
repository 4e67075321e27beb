/// Where a page or file lives in the site.
public struct Address: Hashable, Sendable {
    /// Relative to the site's root, percent-encoded (RFC 3986), without a leading slash, ending in `/` for pages:
    /// `instytucje/na-skraju/`. The intro's is empty.
    public let path: String
    /// Nil where the path tells the file.
    private let ownFile: String?

    /// The file that holds it, relative to the output folder, not percent-encoded: `instytucje/na-skraju/index.html`.
    public var file: String { ownFile ?? Address.file(of: path) }

    private static func file(of path: String) -> String {
        path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path + "index.html" : path
    }

    /// A page in a folder of its own; the site's root where `folder` is empty.
    init(folder: String) {
        path = folder.isEmpty ? "" : folder + "/"
        ownFile = nil
    }

    /// - Parameter file: relative to the output folder, not percent-encoded.
    init(file: String) {
        path = PercentEncoding.encoded(path: file)
        ownFile = Address.file(of: path) == file ? nil : file
    }

    /// A page in folders below a page's, whose names need no encoding: ids are ASCII.
    init(folders page: String, _ first: String, _ second: String? = nil) {
        var path = ""
        // The room is asked for once: addresses are made by the million.
        path.reserveCapacity(page.utf8.count + first.utf8.count + (second?.utf8.count ?? 0) + 2)
        path += page
        path += first
        path += "/"
        if let second {
            path += second
            path += "/"
        }
        self.path = path
        ownFile = nil
    }

    /// A page or file below a page, both of names that need no encoding: words of addresses and ids are ASCII.
    init(below page: Address, _ rest: String) {
        path = page.path + rest
        ownFile = nil
    }
}
