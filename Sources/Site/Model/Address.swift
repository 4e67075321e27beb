import Markup

/// The address of a page or file in the site.
public struct Address: Hashable, Sendable {
    /// Relative to the site's root, percent-encoded (RFC 3986), without a leading slash, ending in `/` for pages:
    /// `instytucje/na-skraju/`. That of the home page is empty.
    public let path: String
    /// Nil where the path tells the file.
    private let ownFile: String?

    /// The file that holds it, relative to the output folder, not percent-encoded: `instytucje/na-skraju/index.html`.
    public var file: String { ownFile ?? Address.file(of: path) }

    private static func file(of path: String) -> String {
        path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path + "index.html" : path
    }

    /// - Parameter path: of names that need no encoding, as path words and ids are.
    init(path: String) {
        self.path = path
        ownFile = nil
    }

    /// - Parameter file: relative to the output folder, not percent-encoded.
    init(file: String) {
        path = PercentEncoding.encoded(path: file)
        ownFile = Address.file(of: path) == file ? nil : file
    }
}
