/// Cuts the endings off folded words, by rules that are data, so that the browser does the same (`words.js`).
///
/// The rules are passes, separated by `|`; a pass is a list of rules separated by spaces: `2owi` cuts "owi" where at
/// least 2 letters remain, `3dzi=d` puts "d" in its place. In each pass the first rule that fits is applied, once.
public struct Stemmer: Sendable, Hashable {
    /// What `words.js` needs; empty where words stay whole.
    public let rules: String

    public init() { rules = "" }

    /// Cuts a folded word to its stem, in place.
    public func stem(_ word: inout [UInt8]) {}

    public func stem(of word: [UInt8]) -> [UInt8] {
        var stem = word
        self.stem(&stem)
        return stem
    }
}
