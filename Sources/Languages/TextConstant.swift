/// A plain interface text, or a group of them by name: what templates print as `{{texts.group.name}}`.
public indirect enum TextConstant: Hashable, Sendable {
    case text(String)
    case group([String: TextConstant])

    /// The text or group at a dotted name; the group itself for "".
    public subscript(name: String) -> TextConstant? {
        name.split(separator: ".").reduce(self as TextConstant?) { constant, part in
            if case .group(let children) = constant { children[String(part)] } else { nil }
        }
    }
}
