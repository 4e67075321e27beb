/// Everything that the site consists of besides its pages and the files that it only copies.
public enum EmittedDocuments {
    /// All documents, each at a file of its own, in the same order on every machine. A `robots.txt` of the content folder
    /// takes the place of the site's own.
    public static func all(of publication: Publication) -> [EmittedDocument] {
        var documents = Sitemap(of: publication).documents
        if !publication.catalogue.staticFiles.contains(Robots.address.file) {
            documents.append(
                EmittedDocument(at: Robots.address) { bytes in
                    Robots.append(to: &bytes, sitemap: publication.absolute(Sitemap.address))
                })
        }
        documents += Feed.documents(of: publication)
        documents += WebManifest.documents(of: publication)
        documents += API.documents(of: publication)
        return documents
    }
}
