/// A record in a file of its own beside an institution's record, such as `adoption.md`.
public protocol InstitutionGuide: Sendable {
    /// - Parameter source: the file, relative to the content folder.
    init(source: String)

    /// The file, relative to the content folder.
    var source: String { get }
    /// The text below the fields.
    var body: Localized<Prose> { get }
    /// True if it holds nothing to show.
    var isEmpty: Bool { get }
}

extension InstitutionGuide {
    public var isEmpty: Bool { body.isEmpty }
}
