import Content
import Messages

/// Values as YAML that every reader takes for what they are.
enum YAMLText {
    /// A value in the notation of a field, in one line.
    static func value(_ value: RecordValue, of field: AnimalField, in language: MessageLanguage) -> String {
        switch value {
        case .list(let texts): return "[" + texts.map { scalar($0, inFlow: true) }.joined(separator: ", ") + "]"
        case .text(let text):
            switch field.kind {
            case .text, .prose, .list: return scalar(text, inFlow: field.group != nil)
            case .choice, .boolean, .tolerance, .childTolerance:
                return language == .polish ? SourceWords.polish(text, for: field) ?? text : text
            case .date, .partialDate, .decimal, .integer: return text
            }
        }
    }

    /// A text: as it is where it can be nothing else, else in double quotes.
    static func scalar(_ text: String, inFlow: Bool) -> String { isPlain(text, inFlow) ? text : quoted(text) }

    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n", "~"]

    private static func isPlain(_ text: String, _ inFlow: Bool) -> Bool {
        guard let first = text.unicodeScalars.first, text.unicodeScalars.last != " ", text.unicodeScalars.last != ":"
        else {
            return false
        }
        guard first.properties.isAlphabetic || ("0"..."9").contains(first) else { return false }
        if words.contains(text.lowercased()) { return false }
        // What looks like a number, a date or a time of day.
        if ("0"..."9").contains(first),
            text.unicodeScalars.allSatisfy({ "0123456789.-:_eExoXTZ ".unicodeScalars.contains($0) })
        {
            return false
        }
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if previous == ":", scalar == " " || inFlow { return false }
            if scalar == "#", previous == " " { return false }
            if inFlow, ",[]{}".unicodeScalars.contains(scalar) { return false }
            guard
                scalar.properties.isAlphabetic
                    || " 0123456789.,:;-_/()+'!?%&*#\"„”–…@[]{}".unicodeScalars.contains(scalar)
            else { return false }
            previous = scalar
        }
        return true
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\t": quoted += "\\t"
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// What a field is called in records of a language; a female's fields in their female form.
    static func name(of key: String, in language: MessageLanguage, isFemale: Bool) -> String {
        guard language == .polish else { return key }
        let names = FieldNames.polish(of: key)
        let declined: Set = ["born", "arrived", "left", "vaccinated", "neutered", "chipped", "urgent"]
        return declined.contains(key) && isFemale && names.count > 1 ? names[1] : names.first ?? key
    }
}
