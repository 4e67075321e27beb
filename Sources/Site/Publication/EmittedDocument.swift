/// A file of the site that is no page: a feed, the sitemap, a part of the API ...
public struct EmittedDocument: Sendable {
    /// Relative to the output folder.
    public let file: String
    /// Appends what the file holds. Any thread may call it; the same bytes come out every time.
    public let render: @Sendable (inout [UInt8]) -> Void

    init(at address: Address, _ render: @escaping @Sendable (inout [UInt8]) -> Void) {
        file = address.file
        self.render = render
    }
}
