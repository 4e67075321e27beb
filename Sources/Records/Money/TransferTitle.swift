/// A pattern for the titles of transfers, with `{number}`, `{name}` and `{institution}` to be filled in.
public struct TransferTitle: Sendable, Equatable {
    public enum Part: Sendable, Equatable {
        case text(String)
        case number
        case name
        case institution
    }

    public struct UnknownPlaceholder: Error, Equatable, Sendable {
        /// As it was written between the braces.
        public let name: String
    }

    public let parts: [Part]

    public init(_ pattern: String) throws(UnknownPlaceholder) {
        var parts: [Part] = []
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "}") else { throw UnknownPlaceholder(name: String(inside)) }
            switch inside[..<close] {
            case "number": parts.append(.number)
            case "name": parts.append(.name)
            case "institution": parts.append(.institution)
            default: throw UnknownPlaceholder(name: String(inside[..<close]))
            }
            rest = inside[inside.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    /// Returns the title with everything filled in. Placeholders without a value are left out with the blanks around them.
    public func filled(number: String?, name: String?, institution: String) -> String {
        var title = ""
        for part in parts {
            switch part {
            case .text(let text): title += text
            case .number: title += number ?? ""
            case .name: title += name ?? ""
            case .institution: title += institution
            }
        }
        let words = title.split(separator: " ", omittingEmptySubsequences: true)
        let separators: Set<Substring> = ["-", "–", "—", ",", "/", ":", ";"]
        let trimmed = words.drop { separators.contains($0) }.reversed().drop { separators.contains($0) }.reversed()
        // "dla: {name}" without a name.
        return String(trimmed.joined(separator: " ").reversed().drop { ":,;".contains($0) }.reversed())
    }
}

extension TransferTitle: CustomStringConvertible {
    /// The pattern as records write it.
    public var description: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .number: "{number}"
            case .name: "{name}"
            case .institution: "{institution}"
            }
        }.joined()
    }
}
