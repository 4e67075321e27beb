/// `robots.txt` (RFC 9309): everything may be read, and here is the sitemap.
///
/// Robots read it at the root of a host only. A site whose base URL has a path cannot speak for its host; it is written all
/// the same, for whoever copies it there. `static/robots.txt` replaces it.
enum Robots {
    static let address = Address(file: "robots.txt")

    /// The sitemap's address is absolute.
    static func append(to bytes: inout [UInt8], sitemap: String) {
        bytes.append(contentsOf: "User-agent: *\nDisallow:\n\nSitemap: \(sitemap)\n".utf8)
    }
}
