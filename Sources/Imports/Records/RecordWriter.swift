import Messages

/// Writes an animal's record in the form that people edit: fields between lines `---`, the description below.
public struct RecordWriter: Sendable {
    /// The language in which fields and words are written.
    public let language: MessageLanguage

    public init(language: MessageLanguage) { self.language = language }

    /// The record as UTF-8, one field a line in the order of the documentation, ending with a line feed.
    public func record(_ fields: [AnimalField: RecordValue]) -> [UInt8] { lines(fields).text }

    /// The record, and which fields each of its lines holds, from line 1 on.
    func lines(_ fields: [AnimalField: RecordValue]) -> (text: [UInt8], fields: [[AnimalField]]) {
        var text = "---\n"
        var owners: [[AnimalField]] = [[]]
        var groups: Set<String> = []
        let isFemale = fields["sex"] == .text("female")
        func name(_ key: String) -> String { FieldNotation.name(of: key, in: language, isFemale: isFemale) }
        func written(_ field: AnimalField) -> String? {
            fields[field].map { "\(name(field.key)): \(FieldNotation.value($0, of: field, in: language))" }
        }
        for field in AnimalField.allCases where field != "description" && fields[field] != nil {
            if let group = field.group {
                guard groups.insert(group).inserted else { continue }
                let members = AnimalField.allCases.filter { $0.group == group && fields[$0] != nil }
                text += "\(name(group)): {\(members.compactMap(written).joined(separator: ", "))}\n"
                owners.append(members)
            } else if let line = written(field) {
                text += line + "\n"
                owners.append([field])
            }
        }
        text += "---\n"
        owners.append([])
        if case .text(let description) = fields["description"] { text += "\n\(description)\n" }
        return (Array(text.utf8), owners)
    }
}
