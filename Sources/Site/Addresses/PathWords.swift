/// The words of a language that stand in addresses, as they are read, not percent-encoded.
public struct PathWords: Hashable, Sendable {
    public var institutions: String
    public var support: String
    public var animals: String
    public var settings: String
    public var page: String

    public init(institutions: String, support: String, animals: String, settings: String, page: String) {
        self.institutions = institutions
        self.support = support
        self.animals = animals
        self.settings = settings
        self.page = page
    }
}
