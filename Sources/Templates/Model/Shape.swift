/// A model without its type: what the compiler needs to know of it.
@usableFromInline
package struct Shape: Sendable {
    let name: String
    let about: String
    package private(set) var entries: [Entry] = []
    /// The included values; one that a part itself includes comes after that part.
    package private(set) var parts: [Part] = []
    private var places: [String: Int] = [:]

    /// A value whose names count as those of the value that includes it.
    package struct Part: Sendable {
        package let accessor: Accessor
        /// The part that `accessor` reads; nil for the model's own value.
        package let base: Int?
    }

    init(name: String, about: String) {
        self.name = name
        self.about = about
    }

    subscript(_ name: String) -> Entry? {
        places[name].map { entries[$0] }
    }

    mutating func define(_ entry: Entry) {
        if let place = places[entry.name] {
            entries[place] = entry
        } else {
            places[entry.name] = entries.count
            entries.append(entry)
        }
    }

    mutating func include(_ included: Shape, _ accessor: Accessor) {
        let first = parts.count
        parts.append(Part(accessor: accessor, base: nil))
        for part in included.parts {
            parts.append(Part(accessor: part.accessor, base: part.base.map { first + 1 + $0 } ?? first))
        }
        for entry in included.entries {
            var entry = entry
            entry.part = entry.part.map { first + 1 + $0 } ?? first
            define(entry)
        }
    }

    /// The accessors that lead from the model's value to the part numbered `part`, in order.
    func route(to part: Int?) -> [Accessor] {
        guard let part else { return [] }
        return route(to: parts[part].base) + [parts[part].accessor]
    }
}

/// One name of a model.
@usableFromInline
package struct Entry: Sendable {
    package let name: String
    let about: String
    package let kind: Kind
    /// Reads the model's value, or the value of `part`.
    package let accessor: Accessor
    package var part: Int?

    @usableFromInline
    package enum Kind: Sendable {
        case text
        case markup
        case flag
        case object(Shape)
        case list(Shape)
        case texts
    }
}
