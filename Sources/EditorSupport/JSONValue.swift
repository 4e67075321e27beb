import Documents

/// A value of JSON, or of YAML in block style, with members in the order in which they are to be written.
enum JSONValue: Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case array([JSONValue])
    case object(Members)

    typealias Members = [(String, JSONValue)]

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    static func reference(to definition: String) -> JSONValue { ["$ref": .string("#/$defs/\(definition)")] }

    func write(to json: inout JSONWriter) {
        switch self {
        case .string(let text): json.string(text)
        case .number(let number): json.number(number)
        case .boolean(let flag): json.boolean(flag)
        case .array(let elements): json.array(of: elements) { $1.write(to: &$0) }
        case .object(let members):
            json.object { json in
                for (name, value) in members { json.member(name) { value.write(to: &$0) } }
            }
        }
    }

    /// The value as YAML.
    var yaml: YAMLValue {
        switch self {
        case .string(let text): .text(text)
        case .number(let number): .verbatim(number == number.rounded() ? String(Int(number)) : String(number))
        case .boolean(let flag): .verbatim(String(flag))
        case .array(let elements): .list(elements.map(\.yaml))
        case .object(let members): .group(members.map { YAMLValue.Member($0, $1.yaml) })
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(booleanLiteral flag: Bool) { self = .boolean(flag) }
    init(integerLiteral number: Int) { self = .number(Double(number)) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }
}
