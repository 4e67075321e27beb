import Documents

/// Writes what a configuration repeats once, under a name: a hundred institutions have nearly the same forms.
struct SharedValues {
    private var seen: Set<YAMLValue> = []
    private var repeated: Set<YAMLValue> = []
    private var names: [YAMLValue: String] = [:]

    /// Returns a value with a reference in the place of all but the first of equal groups and lists.
    static func sharing(_ value: YAMLValue) -> YAMLValue {
        var values = SharedValues()
        values.find(in: value)
        return values.written(value)
    }

    private mutating func find(in value: YAMLValue) {
        guard let parts = value.parts else { return }
        if parts.count > 1, !seen.insert(value).inserted {
            repeated.insert(value)
        } else {
            for part in parts { find(in: part) }
        }
    }

    private mutating func written(_ value: YAMLValue) -> YAMLValue {
        guard let parts = value.parts else { return value }
        if let name = names[value] { return .verbatim("*\(name)") }
        if !repeated.contains(value) { return value.with(parts.map { written($0) }) }
        let name = "v\(names.count + 1)"
        names[value] = name
        return .anchored(name, value.with(parts.map { written($0) }))
    }
}

extension YAMLValue {
    /// The values in a group or a list; nil for others.
    fileprivate var parts: [YAMLValue]? {
        switch self {
        case .list(let elements): elements
        case .group(let members): members.map(\.value)
        case .text, .word, .verbatim, .anchored: nil
        }
    }

    /// Returns the same group or list with other values in it.
    fileprivate func with(_ parts: [YAMLValue]) -> YAMLValue {
        switch self {
        case .list: .list(parts)
        case .group(let members): .group(zip(members, parts).map { Member($0.name, $1) })
        case .text, .word, .verbatim, .anchored: self
        }
    }
}
