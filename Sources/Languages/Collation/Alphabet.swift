import Records

/// A language's order of letters, for sorting names as its readers expect.
///
/// Names compare first by their letters, digits and signs; then by diacritics that the alphabet does not tell apart;
/// then small letters before capitals. Blanks come before signs, signs before numbers, numbers (by value: "Boks 2"
/// before "Boks 10") before the alphabet's letters, those before all others. A letter that the alphabet lacks stands
/// with its base letter ("é" with "e"), where it has one. Quotation marks count for nothing, so that „Azyl” stands
/// among the A's.
public struct Alphabet: Sendable {
    /// The most letters an alphabet may have.
    public static let maximumCount = 200

    private enum Class {
        static let end: UInt8 = 0
        static let blank: UInt8 = 1
        static let sign: UInt8 = 2
        static let number: UInt8 = 3
        static let letter: UInt8 = 0x10
        static let foreignLetter: UInt8 = 0xFE
    }

    private let weights: [Character: UInt8]
    /// Letters written with several characters ("ch"), by their first, the longest first.
    private let compounds: [Character: [(letters: [Character], weight: UInt8)]]

    /// The letters in order, in lower case, each once; those past the first 200 count as foreign.
    public init(_ letters: [String]) {
        var weights: [Character: UInt8] = [:]
        var compounds: [Character: [(letters: [Character], weight: UInt8)]] = [:]
        for (index, letter) in letters.prefix(Alphabet.maximumCount).enumerated() {
            let characters = Array(letter.lowercased())
            let weight = Class.letter + UInt8(index)
            guard let first = characters.first else { continue }
            if characters.count == 1 {
                weights[first] = weight
            } else {
                compounds[first, default: []].append((characters, weight))
            }
        }
        self.weights = weights
        self.compounds = compounds.mapValues { $0.sorted { $0.letters.count > $1.letters.count } }
    }

    /// Bytes whose lexicographic order is the order of the names. Different texts have different keys, but for their
    /// Unicode normalisation.
    public func key(for text: String) -> [UInt8] {
        let lower = text.lowercased()
        let characters = Array(lower)
        var key: [UInt8] = []
        key.reserveCapacity(lower.utf8.count * 2 + 8)
        var position = 0
        while position < characters.count {
            position = appendWeight(of: characters, at: position, to: &key)
        }
        key.append(Class.end)
        key.append(contentsOf: lower.utf8)
        key.append(Class.end)
        for character in text { key.append(character.isUppercase ? 2 : 1) }
        return key
    }

    /// Appends the primary weight of the letter at `position` and returns the position after it.
    private func appendWeight(of characters: [Character], at position: Int, to key: inout [UInt8]) -> Int {
        let character = characters[position]
        for compound in compounds[character] ?? [] where characters[position...].starts(with: compound.letters) {
            key.append(compound.weight)
            return position + compound.letters.count
        }
        if let weight = weights[character] {
            key.append(weight)
            return position + 1
        }
        if character.isASCII, character.isNumber { return appendNumber(in: characters, from: position, to: &key) }
        for scalar in character.unicodeScalars { append(foreign: scalar, to: &key) }
        return position + 1
    }

    private func appendNumber(in characters: [Character], from start: Int, to key: inout [UInt8]) -> Int {
        let digits = characters[start...].prefix { $0.isASCII && $0.isNumber }
        let significant = digits.drop { $0 == "0" }
        key.append(Class.number)
        // More digits make a larger number; 250 and more are compared as text.
        key.append(UInt8(min(significant.count, 250)) + 1)
        for digit in significant { key.append(contentsOf: digit.utf8) }
        return digits.endIndex
    }

    private func append(foreign scalar: Unicode.Scalar, to key: inout [UInt8]) {
        switch scalar {
        case "\"", "'", "«", "»", "\u{2018}"..."\u{201F}", "‹", "›": return
        default: break
        }
        if scalar.properties.isWhitespace {
            key.append(Class.blank)
        } else if let letters = Folding.asciiLetters(of: scalar) {
            for letter in letters {
                if let weight = weights[letter] {
                    key.append(weight)
                } else {
                    key.append(Class.foreignLetter)
                    key.append(contentsOf: letter.utf8)
                }
            }
        } else {
            switch scalar.properties.generalCategory {
            // Accents that stand apart from their letter, and invisible signs, are left to the second comparison.
            case .nonspacingMark, .enclosingMark, .control, .format: return
            default: break
            }
            key.append(scalar.properties.isAlphabetic ? Class.foreignLetter : Class.sign)
            key.append(contentsOf: String(scalar).utf8)
        }
    }
}
