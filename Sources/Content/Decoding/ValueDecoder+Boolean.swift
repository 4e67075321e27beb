import Documents
import Records

extension SourceNode {
    /// The boolean that a node stands for: in YAML `true`, `yes` or `on` and their opposites in any of the usual letter
    /// cases (YAML 1.1, the boolean type) and their Polish names, in JSON `true` and `false` alone.
    public var boolean: Bool? {
        switch kind {
        case .boolean: return text == "true"
        case .plain, .quoted:
            switch text {
            case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
            case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
            default:
                return switch KeyNames.folded(text) {
                case "tak", "prawda": true
                case "nie", "falsz": false
                default: nil
                }
            }
        default: return nil
        }
    }
}

extension ValueDecoder where Value == Bool {
    static var boolean: ValueDecoder {
        ValueDecoder(.boolean, value: FieldValue.boolean) { node, context in
            if let value = node.boolean { return value }
            context.reportWrongType(
                at: node, expected: "true or false",
                example: node.isTyped ? "true or false without quotes" : "true or false")
            return nil
        }
    }
}
