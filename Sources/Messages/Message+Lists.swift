extension Message {
    /// `a, b and c`.
    public static func all(of items: [String]) -> Message {
        guard let last = items.last, items.count > 1 else { return Message(verbatim: items.first ?? "") }
        return "\(items.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// `a, b or c`.
    public static func any(of items: [String]) -> Message {
        guard let last = items.last, items.count > 1 else { return Message(verbatim: items.first ?? "") }
        return "\(items.dropLast().joined(separator: ", ")) or \(last)"
    }

    /// `a, b, c`.
    public static func list(_ items: [Message]) -> Message {
        guard var list = items.first else { return Message(verbatim: "") }
        for item in items.dropFirst() { list = "\(list), \(item)" }
        return list
    }
}
