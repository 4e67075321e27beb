import Content
import Messages

/// A field of an animal's record that an import may write, because its row says so. Owners, chip numbers, addresses of private
/// persons and notes for staff have no row, so that they cannot be taken over.
public struct AnimalField: RawRepresentable, Hashable, Sendable {
    private let place: Int

    /// Its name in records, after that of its group: `goodWith.dogs`.
    public var rawValue: String { AnimalField.rows[place].path }

    public init?(rawValue path: String) {
        guard let place = AnimalField.rows.firstIndex(where: { $0.path == path }) else { return nil }
        self.place = place
    }

    private init(place: Int) { self.place = place }

    /// In the order in which records have them.
    static let allCases = rows.indices.map { AnimalField(place: $0) }

    /// The form of a field's value.
    enum Kind: Sendable {
        case text, choice, boolean, tolerance, childTolerance, date, partialDate, decimal, integer, list, prose
    }

    private struct Row: Sendable {
        let path: String
        let kind: Kind
        let choices: [ChoiceWord]

        init(_ path: String, _ field: FieldDescription) {
            self.path = path
            kind = Kind(field.shape)
            choices = field.shape.choices
        }
    }

    private static let rows: [Row] = RecordKind.animal.shape.fields.flatMap { field in
        if field.uses.contains(.imports) { return [Row(field.name, field)] }
        return field.shape.groups.flatMap(\.fields).filter { $0.uses.contains(.imports) }
            .map { Row("\(field.name).\($0.name)", $0) }
    }

    var kind: Kind { AnimalField.rows[place].kind }

    /// The words of a fixed list; empty for other fields.
    var choices: [ChoiceWord] { AnimalField.rows[place].choices }

    /// The group of fields that it belongs to: `health`.
    var group: String? { rawValue.firstIndex(of: ".").map { String(rawValue[..<$0]) } }

    /// Its name, within its group.
    var key: String {
        String(rawValue[(rawValue.firstIndex(of: ".").map(rawValue.index(after:)) ?? rawValue.startIndex)...])
    }

    /// Fields without which an animal would be shown as what it is not: one whose status is not understood would seem to
    /// look for a home.
    var isDecisive: Bool { self == .type || self == .status }

    /// The name in records, for messages: `goodWith.dogs`.
    public var word: Message {
        let path = RecordKind.animal.path(rawValue, in: .polish)
        return "\(rawValue, polish: path.split(separator: ".").joined(separator: ": "))"
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

// MARK: Fields that sources have by name

extension AnimalField {
    /// - Parameter path: that of a row; a test proves it of all that stand here.
    private init(_ path: String) { self.init(place: AnimalField(rawValue: path)?.place ?? 0) }

    static let name = AnimalField("name")
    static let type = AnimalField("type")
    static let breed = AnimalField("breed")
    static let colour = AnimalField("colour")
    static let coat = AnimalField("coat")
    static let sex = AnimalField("sex")
    static let number = AnimalField("number")
    static let born = AnimalField("born")
    static let bornEstimated = AnimalField("bornEstimated")
    static let age = AnimalField("age")
    static let size = AnimalField("size")
    static let weight = AnimalField("weight")
    static let marks = AnimalField("marks")
    static let status = AnimalField("status")
    static let arrived = AnimalField("arrived")
    static let left = AnimalField("left")
    static let pictures = AnimalField("pictures")
    static let video = AnimalField("video")
    static let vaccinated = AnimalField("health.vaccinated")
    static let neutered = AnimalField("health.neutered")
    static let chipped = AnimalField("health.chipped")
    static let specialNeeds = AnimalField("health.specialNeeds")
    static let healthNotes = AnimalField("health.notes")
    static let children = AnimalField("goodWith.children")
    static let dogs = AnimalField("goodWith.dogs")
    static let cats = AnimalField("goodWith.cats")
    static let houseTrained = AnimalField("houseTrained")
    static let bondedWith = AnimalField("bondedWith")
    static let place = AnimalField("place")
    static let fee = AnimalField("fee")
    static let walks = AnimalField("walks")
    static let reference = AnimalField("reference")
    /// The text below the fields.
    public static let description = AnimalField("description")
}
