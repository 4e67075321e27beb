/// `robots.txt` (RFC 9309): everything may be read, and here is the sitemap.
///
/// Robots read it at the root of a host only. A site whose base URL has a path cannot speak for its host; it is written
/// all the same, for whoever copies it there. `static/robots.txt` replaces it.
enum Robots {
    static let address = Address(file: "robots.txt")

    static func documents(of publication: Publication) -> [EmittedDocument] {
        guard !publication.catalogue.staticFiles.contains(address.file) else { return [] }
        let sitemap = publication.urls.absolute(Sitemap.address)
        return [
            EmittedDocument(at: address) { $0 += "User-agent: *\nDisallow:\n\nSitemap: \(sitemap)\n".utf8 }
        ]
    }
}
