import Content
import Documents
import Messages
import Records

/// The form by which institutions join, as a script shows it: the fields, choices and messages of records in the
/// language of a page. Everything comes of the schemas' rows and of the program's messages.
struct JoiningForm: Sendable {
    /// Has a fingerprint, so that browsers may keep the file for ever.
    let address: Address
    /// Empty where nothing is published.
    let bytes: [UInt8]

    /// The steps before the first animals, each with its fields. A field that none of them names stands in the last.
    private static let steps: [(name: String, fields: [String])] = [
        ("who", ["name", "type", "operator", "since", "logo", "pictures", "accepts", "description"]),
        ("where", ["address", "location"]),
        ("reach", ["contact"]),
        ("hours", ["openingHours", "hoursNote"]),
        ("account", ["bank", "monthlyMinimum"]),
        ("registers", ["ids", "taxShare"]),
        ("needs", ["services", "needs", "acceptsFood"]),
    ]

    /// Fields that a form does not ask for: notes of staff, and what names other files.
    private static let unasked: Set = ["reference", "draft", "captions", "video", "bondedWith", "focus", "formerly"]

    init(in language: Language, on date: CalendarDate, naming: FileNaming) {
        bytes = naming.isByContent ? JoiningForm.bytes(in: language.messages, on: date) : []
        address = Address(file: "assets/join/\(language.code).\(naming.fingerprint(of: bytes)).json")
    }

    private static func bytes(in language: MessageLanguage, on date: CalendarDate) -> [UInt8] {
        var bytes: [UInt8] = []
        JSONWriter.appendObject(to: &bytes) { json in
            for kind in [RecordKind.institution, .animal] {
                json.member(kind.name) { JoiningForm.append(kind.shape, language, to: &$0) }
            }
            json.array("steps", of: JoiningForm.steps) { json, step in
                json.object { json in
                    json.member("name", step.name)
                    json.array("fields", of: step.fields) { $0.string($1) }
                }
            }
            json.object("weekdays") { json in
                for day in Weekday.allCases {
                    json.member(
                        day.rawValue,
                        language == .polish ? day.polish.first : day.rawValue)
                }
            }
            json.member("countries", Country.codes.sorted().joined(separator: " "))
            json.member("currencies", Currency.codes.sorted().joined(separator: " "))
            json.object("accounts") { json in
                for (country, length) in IBAN.lengths.sorted(by: { $0.key < $1.key }) {
                    json.member(country, length)
                }
            }
            json.member("today", date.description)
            json.object("messages") { json in
                for template in JoiningForm.messages { json.member(template, language.pattern(of: template)) }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    // MARK: Records to fill in

    static func blank(_ kind: RecordKind, _ language: Language) -> Address {
        Address(file: "assets/join/\(language.code)/\(kind.name).md")
    }

    /// Returns a record with every field as a comment, with its meaning and an example.
    static func blankRecord(of kind: RecordKind, _ language: Language) -> String {
        let language = language.messages
        var yaml = YAMLWriter()
        let how: Message =
            "Lines with # at their beginning are hints. Delete the # before the name of a field and write your own value."
        yaml.comment(how.text(in: language))
        for field in asked(kind.shape) where field.name != "description" {
            yaml.blankLine()
            let needed: Message = field.isRequired ? "\(field.meaning) (required)" : field.meaning
            yaml.comment(needed.text(in: language))
            let words = kind.choices(of: field.name, in: language)
            if !words.isEmpty { yaml.comment(words.joined(separator: ", ")) }
            yaml.suggestion(field.name(in: language), field.example(in: language))
        }
        return FrontMatterWriter.record(fields: yaml.text)
    }

    // MARK: Fields

    private static func asked(_ group: GroupShape) -> [FieldDescription] {
        group.fields.filter { !unasked.contains($0.name) }
    }

    private static func append(_ group: GroupShape, _ language: MessageLanguage, to json: inout JSONWriter) {
        json.object { json in
            json.array("fields", of: asked(group)) { json, field in
                json.object { json in
                    json.member("name", field.name)
                    json.member("label", field.name(in: language))
                    json.member("meaning", field.sentence(in: language))
                    if field.isRequired { json.member("required", true) }
                    append(field.shape, field, language, to: &json)
                }
            }
            json.array("rules", of: group.rules) { json, rule in
                let (name, fields): (String, [String]) =
                    switch rule {
                    case .atLeastOne(let fields): ("atLeastOne", fields)
                    case .atMostOne(let fields): ("atMostOne", fields)
                    }
                json.object { json in
                    json.array(name, of: fields) { $0.string($1) }
                }
            }
        }
    }

    /// Appends the members that tell how a value is written.
    private static func append(
        _ shape: ValueShape, _ field: FieldDescription?, _ language: MessageLanguage, to json: inout JSONWriter
    ) {
        switch shape {
        case .text(let text):
            if case .file = text.kind {
                json.member("kind", "file")
            } else {
                json.member("kind", "text")
                json.member("maximum", text.maximum)
                json.member("rule", text.rule)
            }
            if let example = field?.example(in: language), !example.isEmpty { json.member("example", example) }
        case .prose: json.member("kind", "prose")
        case .choice(let words):
            json.member("kind", "choice")
            json.array("words", of: words) { json, word in
                json.array { json in
                    json.string(word.value)
                    json.string(word.word(in: language))
                }
            }
        case .boolean: json.member("kind", "boolean")
        case .number(let number):
            json.member("kind", "number")
            json.member("isInteger", number.isInteger)
            json.member("minimum", number.minimum)
            json.member("maximum", number.maximum)
            if number.excludesMinimum { json.member("excludesMinimum", true) }
            if number.isPastYear { json.member("isPastYear", true) }
            if let example = field?.example(in: language), !example.isEmpty { json.member("example", example) }
        case .localized(let inner):
            json.member("localized", true)
            append(inner, field, language, to: &json)
        case .list(let element, _):
            json.member("kind", "list")
            json.object("element") { append(element, field, language, to: &$0) }
        case .group(let group):
            json.member("kind", "group")
            json.member("group") { append(group, language, to: &$0) }
        case .either(let shapes):
            json.member("kind", "either")
            json.array("shapes", of: shapes) { json, shape in json.object { append(shape, field, language, to: &$0) } }
        }
    }
}

extension Language {
    /// The language of messages for readers of this one.
    var messages: MessageLanguage { MessageLanguage(rawValue: code) ?? .english }
}
