/// The value of a field, in the form in which English records have it.
public enum RecordValue: Hashable, Sendable {
    /// A text, a word of a fixed list, `true`, a date, a number.
    case text(String)
    case list([String])

    /// In one line, for people.
    var shown: String {
        switch self {
        case .text(let text): text
        case .list(let texts): texts.joined(separator: ", ")
        }
    }

    /// True if two texts differ in nothing but white space.
    func says(theSameAs other: RecordValue?) -> Bool {
        switch (self, other) {
        case (.text(let one), .text(let other)): one == other || one.inOneLine == other.inOneLine
        case (.list(let ones), .list(let others)):
            ones.count == others.count && zip(ones, others).allSatisfy { $0 == $1 || $0.inOneLine == $1.inOneLine }
        default: false
        }
    }
}

extension String {
    /// The words, separated by single blanks.
    var inOneLine: String { split { $0.isWhitespace }.joined(separator: " ") }
}
