import Messages

/// Something that names are looked up in, innermost last.
enum Scope {
    /// A value with names. Its included parts are in the slots that follow its own.
    case model(Shape, slot: Int)
    /// A string, which has no names but is `{{.}}`.
    case text(slot: Int)
    case constant(SharedConstant)

    /// The names that it has.
    var names: [String] {
        switch self {
        case .model(let shape, _): shape.entries.map(\.name)
        case .constant(.object(let members)): members.keys.sorted()
        case .text, .constant: []
        }
    }
}

/// The value that a name stands for.
enum Target {
    case constant(SharedConstant)
    /// Found in the value of a slot.
    case entry(Entry.Kind, slot: Int, Accessor)

    /// The kind with its article, for messages.
    var kind: Message {
        switch self {
        case .constant(.text), .entry(.text, _, _): "a text"
        case .constant(.markup), .entry(.markup, _, _): "markup"
        case .constant(.flag), .entry(.flag, _, _): "a flag"
        case .constant(.object), .entry(.object, _, _): "an object"
        case .constant(.list), .entry(.list, _, _), .entry(.texts, _, _): "a list"
        }
    }
}
