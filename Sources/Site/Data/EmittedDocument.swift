/// A file of the site that is no page: a feed, the sitemap, a part of the API ...
struct EmittedDocument: Sendable {
    /// Relative to the output folder.
    let file: String
    /// The institutions of whose records it is made; nil where it is made of others, too, or of all.
    let origin: Origin?
    /// Appends the file's bytes. Any thread may call it; the same bytes come out every time.
    let render: @Sendable (inout [UInt8]) -> Void

    /// The institutions of a document.
    struct Origin: Sendable {
        /// Their places in the catalogue.
        let institutions: Range<Int>
        /// Further numbers that decide what of them it holds.
        var numbers: [Int] = []
        /// True if it tells ages and the days of changes of their animals.
        var tellsAges = false
    }

    init(at address: Address, of origin: Origin? = nil, _ render: @escaping @Sendable (inout [UInt8]) -> Void) {
        file = address.file
        self.origin = origin
        self.render = render
    }
}

extension EmittedDocument {
    /// The kinds of documents that a site has beside its pages: a new kind is a line here.
    private static let kinds: [@Sendable (Publication) -> [EmittedDocument]] = [
        Sitemap.documents, Robots.documents, AtomFeed.documents, WebManifest.documents, { API.documents(of: $0) },
        ServiceWorker.documents, PlaceDirectory.documents, ScriptTexts.documents, AnimalDirectory.documents,
        InstitutionDirectory.documents, HostFiles.documents, JoiningForm.documents,
    ]

    /// Returns all documents, each at a file of its own, in the same order on every machine.
    static func all(of publication: Publication) -> [EmittedDocument] { kinds.flatMap { $0(publication) } }
}
