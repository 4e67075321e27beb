import Documents

/// A JSON value, with members in the order in which they are to be written.
enum JSONValue: Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    case array([JSONValue])
    case object(Members)

    typealias Members = [(String, JSONValue)]

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    static func reference(to definition: String) -> JSONValue { .object([("$ref", .string("#/$defs/\(definition)"))]) }

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
}
