/// What a build has made.
public struct BuildStatistics: Hashable, Sendable {
    public var pages = 0
    public var languages = 0
    /// Feeds, the sitemap, the search indexes, the interface for programs ...
    public var documents = 0
    /// Pictures, films and other files that were copied.
    public var files = 0
    /// Of pages and documents.
    public var bytes = 0

    public init() {}
}
