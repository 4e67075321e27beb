import Content
import Messages

/// A field of an animal's record that an import may write, because its row says so. Owners, chip numbers, addresses of private
/// persons and notes for staff have no row, so that they cannot be taken over.
public struct AnimalField: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name in records, after that of its group: `goodWith.dogs`.
    public let path: String
    let kind: Kind
    /// The words of a fixed list; empty for other fields.
    let choices: [ChoiceWord]

    /// The form of a field's value.
    enum Kind: Sendable {
        case text, choice, boolean, tolerance, childTolerance, date, partialDate, decimal, integer, list, prose
    }

    /// In the order in which records have them.
    static let allCases: [AnimalField] = RecordKind.animal.shape.fields.flatMap { field in
        if field.uses.contains(.imports) { return [AnimalField(field.name, field)] }
        return field.shape.groups.flatMap(\.fields).filter { $0.uses.contains(.imports) }
            .map { AnimalField("\(field.name).\($0.name)", $0) }
    }

    private static let byPath = Dictionary(uniqueKeysWithValues: allCases.map { ($0.path, $0) })

    private init(_ path: String, _ field: FieldDescription) {
        self.path = path
        kind = Kind(field.shape)
        choices = field.shape.choices
    }

    /// The field of a path; nil where imports write none.
    init?(path: String) {
        guard let field = AnimalField.byPath[path] else { return nil }
        self = field
    }

    /// - Parameter path: that of a row; the tests prove it of all that stand in this program.
    public init(stringLiteral path: String) {
        // Safe: literals stand in this program alone, and a test asks for each.
        guard let field = AnimalField.byPath[path] else { preconditionFailure(path) }
        self = field
    }

    public static func == (one: AnimalField, other: AnimalField) -> Bool { one.path == other.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }

    /// The group of fields that it belongs to: `health`.
    var group: String? { path.contains(".") ? String(path.prefix { $0 != "." }) : nil }

    /// Its name, within its group.
    var key: String { path.split(separator: ".").last.map { String($0) } ?? path }

    /// Fields without which an animal would be shown as what it is not: one whose status is not understood would seem to
    /// look for a home.
    var isDecisive: Bool { self == "type" || self == "status" }

    /// The name in records, for messages: `goodWith.dogs`.
    public var word: Message {
        let polish = RecordKind.animal.path(path, in: .polish).split(separator: ".")
        return "\(path, polish: polish.joined(separator: ": "))"
    }
}

extension AnimalField.Kind {
    fileprivate init(_ shape: ValueShape) {
        switch shape {
        case .text(let text):
            switch text.kind {
            case .date: self = .date
            case .partialDate: self = .partialDate
            case .plain, .file, .record, .webAddress: self = .text
            }
        case .prose: self = .prose
        case .choice: self = .choice
        case .boolean: self = .boolean
        case .number(let number): self = number.isInteger ? .integer : .decimal
        case .localized(let inner): self = AnimalField.Kind(inner)
        case .list: self = .list
        case .group: self = .text
        case .either(let shapes):
            switch (shapes.first, shapes.last) {
            case (.boolean, .choice): self = .tolerance
            case (.boolean, .number): self = .childTolerance
            case (_, .choice): self = .choice
            default: self = .text
            }
        }
    }
}
