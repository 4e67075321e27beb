import Content
import Documents
import Messages

extension SchemaBuilder {
    /// Returns the rules for a value.
    /// - Parameter isNeeded: whether it must not be left out (`null` or empty).
    mutating func value(_ shape: ValueShape, at path: [String], isNeeded: Bool) -> JSONValue.Members {
        switch shape {
        case .text(let text): return SchemaBuilder.text(text, isNeeded: isNeeded)
        case .prose:
            let types = isNeeded ? ["string"] : ["string", "null"]
            return [("type", .strings(types))]
        case .choice(let words): return optional(words.written(in: language), isNeeded)
        case .boolean: return optional(SchemaBuilder.truth, isNeeded)
        case .number(let number): return optional([.object(SchemaBuilder.number(number))], isNeeded)
        case .localized(let inner):
            let own = JSONValue.object(value(inner, at: path, isNeeded: isNeeded))
            let translated = JSONValue.object(value(inner, at: path, isNeeded: false))
            return [("anyOf", .array([own, SchemaBuilder.map(of: translated)]))]
        case .list(let element, let minimum):
            let item = JSONValue.object(value(element, at: path, isNeeded: !isTranslation))
            var members: JSONValue.Members = [("type", "array"), ("items", item)]
            if minimum > 0, !isTranslation { members.append(("minItems", .number(Double(minimum)))) }
            return optional([.object(members)], isNeeded)
        case .group(let group): return optional([.object(members(of: group, at: path))], isNeeded)
        case .either(let shapes): return optional(shapes.map { .object(value($0, at: path, isNeeded: true)) }, isNeeded)
        }
    }

    /// Any of some ways, or nothing where the value is not needed.
    private func optional(_ ways: [JSONValue], _ isNeeded: Bool) -> JSONValue.Members {
        if isNeeded, ways.count == 1, case .object(let members) = ways[0] { return members }
        return [("anyOf", .array(isNeeded ? ways : ways + [SchemaBuilder.leftOut]))]
    }

    private static func text(_ text: TextShape, isNeeded: Bool) -> JSONValue.Members {
        var types = ["string"]
        if case .partialDate = text.kind {
            types.append("integer")
        } else if text.mayBeNumber {
            types.append("number")
        }
        var members: JSONValue.Members = [("type", .strings(isNeeded ? types : types + ["null"]))]
        if case .partialDate = text.kind {
            members.append(("minimum", 1000))
            members.append(("maximum", 9999))
        }
        members.append(("maxLength", .number(Double(text.maximum))))
        if let pattern = text.pattern {
            members.append(("pattern", .string("^\\s*(?:\(pattern))\(isNeeded ? "" : "?")\\s*$")))
        } else if isNeeded {
            members.append(("pattern", "\\S"))
        }
        if let example = text.example { members.append(("examples", .strings([example]))) }
        return members
    }

    private static func number(_ number: NumberShape) -> JSONValue.Members {
        var members: JSONValue.Members = [("type", .string(number.isInteger ? "integer" : "number"))]
        if let minimum = number.minimum {
            members.append((number.excludesMinimum ? "exclusiveMinimum" : "minimum", .number(minimum)))
        }
        if let maximum = number.maximum { members.append(("maximum", .number(maximum))) }
        return members
    }

    /// A boolean, or a word that stands for one.
    private static let truth: [JSONValue] = [
        ["type": "boolean"],
        [
            "type": "string",
            "pattern": .string(
                "^\\s*(?:true|True|TRUE|yes|Yes|YES|on|On|ON|false|False|FALSE|no|No|NO|off|Off|OFF|"
                    + ["tak", "prawda", "nie", "fałsz"].map(KeyNames.pattern(of:)).joined(separator: "|") + ")\\s*$"),
        ],
    ]

    /// A map by language; the site's settings say which languages there are.
    private static func map(of value: JSONValue) -> JSONValue {
        [
            "type": "object", "properties": ["pl": value, "en": value],
            "patternProperties": ["^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$": value], "additionalProperties": false,
            "minProperties": 1,
        ]
    }
}

extension [ChoiceWord] {
    /// The words to offer, those of the language first, and all that is taken for one of them.
    fileprivate func written(in language: MessageLanguage) -> [JSONValue] {
        let polish = flatMap { $0.polish }
        let recommended = language == .polish ? compactMap(\.polish.first) : []
        var offered: [String] = []
        for word in recommended + map(\.value) + polish where !offered.contains(word) { offered.append(word) }
        let words: JSONValue = ["enum": .strings(offered)]
        guard !polish.isEmpty else { return [words] }
        let patterns = SchemaBuilder.whole(polish.map(KeyNames.pattern(of:)))
        return [words, ["type": "string", "pattern": .string(patterns)]]
    }
}
