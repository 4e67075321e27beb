/// Further names that writers may give to keys, in their own language.
///
/// Letter case, Polish diacritics, and what joins words (spaces, no-break ones too, hyphens, underscores) make no
/// difference: "Numer konta" and "numer_konta" are the same name.
public struct KeyNames: Sendable {
    private let names: [[UInt8]: [UInt8]]

    /// - Parameter names: the proper name of a key by each of its others.
    public init(_ names: [String: String]) {
        self.names = Dictionary(names.map { (KeyNames.folded($0.utf8), Array($1.utf8)) }) { first, _ in first }
    }

    /// A word as it is compared: without what writers may leave out or change.
    public static func folded(_ word: String) -> String { String(decoding: folded(word.utf8), as: UTF8.self) }

    /// A regular expression (ECMA-262, without anchors) for everything that is the same word.
    public static func pattern(of word: String) -> String {
        var pattern = ""
        for byte in folded(word.utf8) {
            let letter = Character(Unicode.Scalar(byte))
            // After every letter may stand what joins words.
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                let marked = zip(diacritics, plain).filter { $1 == byte }.map { String($0.0) }.joined()
                pattern += "[\(letter)\(letter.uppercased())\(marked)]"
            default:
                if #".*+?()[]{}|\^$/"#.contains(letter) { pattern += "\\" }
                pattern.append(letter)
            }
            pattern += "[-_ ]*"
        }
        return "[-_ ]*" + pattern
    }

    /// The proper name of what is written; nil where it is none of the further names.
    public func properName(of written: String) -> String? {
        properName(of: written.utf8).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The proper name of what is written; nil where it is none of the further names.
    func properName(of written: some Sequence<UInt8>) -> [UInt8]? { names[KeyNames.folded(written)] }

    private static func folded(_ word: some Sequence<UInt8>) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(word.underestimatedCount)
        var lead: UInt8 = 0
        for byte in word {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
            case 0xC2...0xC5 where lead == 0: lead = byte
            default:
                if lead == 0xC2, byte == 0xA0 {
                    // A no-break space joins words as others do.
                    lead = 0
                } else if lead != 0 {
                    folded += letters[[lead, byte]].map { [$0] } ?? [lead, byte]
                    lead = 0
                } else {
                    folded.append(byte)
                }
            }
        }
        return lead == 0 ? folded : folded + [lead]
    }

    private static let diacritics = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
    /// For each of ``diacritics`` the letter that it comes from.
    private static let plain = Array("acelnoszzacelnoszz".utf8)

    /// The letter that each Polish one comes from, by its bytes.
    private static let letters: [[UInt8]: UInt8] = {
        let pairs = zip(diacritics, plain)
        return Dictionary(uniqueKeysWithValues: pairs.map { (Array($0.utf8), $1) })
    }()
}
