/// The way a language joins the elements of a list, and the ends of a range (UTS #35, part 2, "List Patterns").
struct ListFormat: Sendable {
    /// The texts before, between and after two values.
    struct Pattern: Sendable {
        var before = ""
        var between = ""
        var after = ""

        func joined(_ first: String, _ second: String) -> String { before + first + between + second + after }
    }

    /// All but the last.
    var middle: Pattern
    /// The last and what stands before it.
    var last: Pattern
    /// The ends of a range: "10:00–16:00".
    var range: Pattern

    func joined(_ values: [String]) -> String {
        guard var text = values.first else { return "" }
        for (index, value) in values.enumerated().dropFirst() {
            text = (index == values.count - 1 ? last : middle).joined(text, value)
        }
        return text
    }
}
