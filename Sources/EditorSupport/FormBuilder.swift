import Content
import Documents
import Messages

/// Makes the fields of a form from a record's shape, and from how the records that the form is for are written: where
/// there are several ways to write the same, a form has one.
struct FormBuilder {
    let language: MessageLanguage
    let languages: [String]
    let system: ContentSystem
    let institutions: [String]
    /// The collection that `bondedWith` chooses from.
    var animals: String?
    /// True if translations are edited beside the record.
    var translatesBeside = false
    /// The name of the field by which the animals of that collection are known.
    var identifier = "name"
    /// True if fields that no record of the form has are to get their Polish names.
    var writesPolish = false
    /// True if nothing is required.
    var isTranslation = false
    private(set) var problems: [FormProblem] = []

    init(language: MessageLanguage, languages: [String], system: ContentSystem, institutions: [String]) {
        self.language = language
        self.languages = languages
        self.system = system
        self.institutions = institutions
    }

    typealias Entry = (key: SourceNode, value: SourceNode)

    /// The fields of a group.
    /// - Parameters:
    ///   - groups: how it is written in the records of the form.
    ///   - omitted: fields that are edited elsewhere.
    mutating func fields(
        of group: GroupShape, written groups: [SourceNode], omitting omitted: Set<String> = []
    ) -> [JSONValue.Members] {
        group.fields.compactMap { field in
            var entries: [Entry] = []
            for group in groups {
                if let entry = group.entry(field.name), !entry.value.isLeftOut { entries.append(entry) }
            }
            if entries.isEmpty, omitted.contains(field.name) { return nil }
            return self.field(field, entries)
        }
    }

    private mutating func field(_ field: FieldDescription, _ entries: [Entry]) -> JSONValue.Members {
        let name = spelling(of: field, entries)
        for entry in entries where entry.key.written != name { report(entry) }
        let own = entries.filter { $0.key.written == name }
        var members: JSONValue.Members = [
            ("label", .string(FormBuilder.label(of: field, in: language))), ("name", .string(name)),
        ]
        members += widget(field.shape, of: field, own)
        if !field.isRequired || isTranslation { members.append(("required", false)) }
        return members + [("hint", .string(field.meaning.text(in: language)))]
    }

    /// Returns the name that a form writes for a field of some records.
    func spelling(of field: FieldDescription, in groups: [SourceNode]) -> String {
        spelling(of: field, groups.compactMap { $0.entry(field.name) })
    }

    /// The name that most records use; without one the usual name in the language of the other fields. A form's fields
    /// cannot have names with points.
    private func spelling(of field: FieldDescription, _ entries: [Entry]) -> String {
        let usual = writesPolish ? field.polish.first { !$0.contains(".") } ?? field.name : field.name
        var counts: [(name: String, count: Int)] = [(entries.isEmpty ? usual : field.name, 0)]
        for entry in entries {
            let written = entry.key.written
            guard !written.contains(".") else { continue }
            if let index = counts.firstIndex(where: { $0.name == written }) {
                counts[index].count += 1
            } else {
                counts.append((written, 1))
            }
        }
        return counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }.name
    }

    mutating func report(_ entry: Entry) {
        let position = entry.key.position
        let problem = FormProblem(file: entry.key.tree.source.name, line: position.line, field: entry.key.written)
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// A field's name as people say it.
    static func label(of field: FieldDescription, in language: MessageLanguage) -> String {
        if language == .polish, let name = field.polish.first { return name.prefix(1).uppercased() + name.dropFirst() }
        var label = ""
        for character in field.name {
            if character.isUppercase, label.last?.isLowercase == true {
                label += " " + character.lowercased()
            } else {
                label.append(character)
            }
        }
        return label.prefix(1).uppercased() + label.dropFirst()
    }
}
