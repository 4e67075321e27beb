import Content
import Documents
import Messages

/// Names and values of fields as an animal's record has them.
enum FieldNotation {
    /// Returns a value as YAML in one line.
    static func value(_ value: RecordValue, of field: AnimalField, in language: MessageLanguage) -> String {
        switch value {
        case .list(let texts):
            return "[" + texts.map { YAMLScalar.text($0, inFlow: true) }.joined(separator: ", ") + "]"
        case .text(let text):
            switch field.kind {
            case .text, .prose, .list: return YAMLScalar.text(text, inFlow: field.group != nil)
            case .choice, .boolean, .tolerance, .childTolerance:
                return language == .polish ? SourceWords.polish(text, for: field) ?? text : text
            case .date, .partialDate, .decimal, .integer: return text
            }
        }
    }

    /// Returns the name of a field in records of a language; the fields of a female have their female form.
    static func name(of key: String, in language: MessageLanguage, isFemale: Bool) -> String {
        guard language == .polish else { return key }
        let names = FieldNames.polish(of: key)
        let declined: Set = ["born", "arrived", "left", "vaccinated", "neutered", "chipped", "urgent"]
        return declined.contains(key) && isFemale && names.count > 1 ? names[1] : names.first ?? key
    }
}
