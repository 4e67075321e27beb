import Content
import Documents
import Messages

/// A record that is being written: what is known of it so far, by the English names of fields.
public struct RecordDraft: Sendable, Equatable {
    public let kind: RecordKind
    public private(set) var fields: [YAMLValue.Member] = []
    /// The text below the fields.
    public var description = ""

    public init(_ kind: RecordKind) { self.kind = kind }

    /// Sets a field, or one within a group: `address.town`. Names may be Polish.
    public mutating func set(_ path: String, _ value: YAMLValue) {
        let names = path.split(separator: ".").map { part in
            let written = String(part)
            return kind.field(written) != nil ? written : FieldNames.field(of: written) ?? written
        }
        RecordDraft.set(names[...], value, in: &fields)
    }

    /// True if a top-level field is set.
    public func has(_ field: String) -> Bool { fields.contains { $0.name == field } }

    /// The title of the record, where it is a plain text: its name, its number, its title.
    public var title: String? {
        for name in ["name", "number", "title"] {
            guard let field = fields.first(where: { $0.name == name }) else { continue }
            switch field.value {
            case .text(let text), .word(let text): return text
            case .group(let members):
                if case .text(let text)? = members.first?.value { return text }
            case .verbatim, .list, .anchored: continue
            }
        }
        return nil
    }

    /// A value as somebody writes it on the command line: a list or a group in brackets as it is, anything else as a
    /// text.
    public static func value(of written: String) -> YAMLValue {
        written.hasPrefix("[") || written.hasPrefix("{") ? .verbatim(written) : .text(written)
    }

    private static func set(_ path: ArraySlice<String>, _ value: YAMLValue, in fields: inout [YAMLValue.Member]) {
        guard let name = path.first else { return }
        let place = fields.firstIndex { $0.name == name }
        guard path.count > 1 else {
            if let place { fields[place].value = value } else { fields.append(YAMLValue.Member(name, value)) }
            return
        }
        var members: [YAMLValue.Member] = []
        if let place, case .group(let found) = fields[place].value { members = found }
        set(path.dropFirst(), value, in: &members)
        if let place {
            fields[place].value = .group(members)
        } else {
            fields.append(YAMLValue.Member(name, .group(members)))
        }
    }
}
