/// Takes texts apart into words, each without diacritics and in lower case; `words.js` does the same with queries.
public struct Tokeniser {
    public init() {}

    /// Calls `body` with every word of a UTF-8 text, in order: its folded form, in UTF-8, and whether it was written
    /// just so, letter case aside.
    public mutating func words(
        of text: some Sequence<UInt8>, _ body: (_ folded: [UInt8], _ isPlain: Bool) -> Void
    ) {}

    /// The folded words of a text, separated by single spaces.
    public static func folded(_ text: String) -> [UInt8] {
        var tokeniser = Tokeniser()
        var folded: [UInt8] = []
        tokeniser.words(of: text.utf8) { word, _ in
            if !folded.isEmpty { folded.append(0x20) }
            folded += word
        }
        return folded
    }
}
