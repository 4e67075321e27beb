import EmbeddedFiles

/// The form of a character in a folded word.
enum FoldedLetter {
    /// Stands between words.
    case separator
    /// Leaves no trace: apostrophes, combining marks, invisible characters.
    case dropped
    /// `isPlain` says that it was written just so, letter case aside.
    case letter(UInt32, isPlain: Bool)
    /// Two ASCII letters for one ("ß").
    case pair(UInt8, UInt8)
}

/// Takes lower case and the absence of diacritics from Unicode's data and a table, which says which is the
/// first character of a Latin, Greek or Cyrillic letter's canonical decomposition, and what stands for letters without
/// one.
enum LetterFolding {
    /// The letters from U+0080 to U+052F, which are those that occur.
    static let common: [FoldedLetter] = (0x80..<0x530).map { folded($0) }

    static func folded(_ value: UInt32) -> FoldedLetter {
        guard let scalar = Unicode.Scalar(value) else { return .separator }
        let lower = Array(scalar.properties.lowercaseMapping.unicodeScalars).filter { !isDropped($0.value) }
        guard let first = lower.first, !isDropped(value) else { return .dropped }
        switch first {
        case "ß": return .pair(UInt8(ascii: "s"), UInt8(ascii: "s"))
        case "æ", "ǣ", "ǽ": return .pair(UInt8(ascii: "a"), UInt8(ascii: "e"))
        case "œ": return .pair(UInt8(ascii: "o"), UInt8(ascii: "e"))
        case "þ": return .pair(UInt8(ascii: "t"), UInt8(ascii: "h"))
        default: break
        }
        let base = bases[first.value] ?? first.value
        guard let letter = Unicode.Scalar(base), isPartOfWord(letter) else { return .separator }
        return .letter(base, isPlain: base == first.value)
    }

    private static func isDropped(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x27, 0xAD, 0x2BC, 0x300...0x36F, 0x200B...0x200F, 0x2019, 0x2060...0x206F, 0x20D0...0x20FF,
            0xFE00...0xFE0F, 0xFEFF:
            true
        default: false
        }
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }

    /// Each line of the file has a base and the letters in lower case that have it.
    private static let bases: [UInt32: UInt32] = {
        var bases: [UInt32: UInt32] = [:]
        for line in EmbeddedFile.letters.text.unicodeScalars.split(separator: "\n") {
            for letter in line.dropFirst() { bases[letter.value] = line.first?.value }
        }
        return bases
    }()
}
