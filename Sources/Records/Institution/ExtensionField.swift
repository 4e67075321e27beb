/// A field of the site's own (`x-...`): kept for templates as text, never validated.
public struct ExtensionField: Sendable, Equatable {
    /// With its `x-`.
    public var name: String
    /// A scalar as it was written; lists and maps are kept as JSON.
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
