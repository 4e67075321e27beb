/// What a clause of a description says: what of it is denied is known when it ends.
struct Clause {
    enum Said {
        /// A word by its number, and whether it tells what an animal is like.
        case word(Int, tells: Bool)
        /// A word that a negation denies.
        case denied(Int)
        /// A phrase by its term.
        case phrase(Int32)
        /// A cue by its place in the table.
        case cue(Int)
    }

    private var all: [(said: Said, slot: Int)] = []
    /// What it says where the word before its negation stands behind what is denied.
    private var allTurned: [Said] = []
    /// How much of it stands before a negation behind which it ends, or has a single word.
    private var deniedBefore = 0
    /// The only word before a negation that has denied one word, if so far that is all that follows.
    private(set) var onlyWordBefore: Int?

    /// True if what stands before a negation is denied.
    var deniesBefore: Bool { deniedBefore > 0 }

    var indices: Range<Int> { all.indices }

    mutating func add(_ said: Said, _ slot: Int) { all.append((said, slot)) }

    /// A negation comes next.
    mutating func negate() { deniedBefore = all.count }

    /// What was said stays said.
    mutating func affirm() { deniedBefore = 0 }

    /// A word that must be found comes next.
    /// - Parameter isDenied: true if it is the first that a negation denies, which denies what follows, too.
    mutating func goOn(isDenied: Bool) {
        onlyWordBefore = nil
        // A long clause need not be counted through.
        if isDenied, deniedBefore < 9 {
            let words = all[..<deniedBefore].compactMap { if case .word(let word, _) = $0.said { word } else { nil } }
            if words.count == 1 { onlyWordBefore = words[0] }
        }
        if onlyWordBefore == nil { deniedBefore = 0 }
    }

    /// What it says if the only word before its negation is the object: "kotów nie lubi".
    mutating func turn(_ said: Said) { allTurned.append(said) }

    /// The same, where nothing else follows.
    var turned: [Said] { onlyWordBefore == nil ? [] : allTurned }

    /// Takes back the last words, at most so many, of a phrase that is denied: of "not left alone" neither is said.
    mutating func takeBack(_ count: Int) {
        for _ in 0..<count where all.last.map({ Clause.isWord($0.said) }) == true { all.removeLast() }
    }

    /// What it says at a place, and the slot, where it says that.
    ///
    /// Before a negation behind which nothing stands, words are denied ("do bloku się nie nadaje"). A single one before a
    /// negation with a single one behind it is not said if it tells what an animal is like ("kagańca nie zna"); but it may
    /// be the subject, of which nothing is denied ("koty mu nie przeszkadzają"). What a question tells is not sure.
    func said(at place: Int, isQuestion: Bool) -> (said: Said, slot: Int)? {
        let (said, slot) = all[place]
        let isDenied = place < deniedBefore
        switch said {
        case .word(_, let tells) where isDenied && onlyWordBefore != nil: return tells ? nil : (said, slot)
        case .word(let word, _) where isDenied: return (.denied(word), slot)
        case .word, .denied: return (said, slot)
        case .phrase, .cue: return isDenied || isQuestion ? nil : (said, slot)
        }
    }

    mutating func end() {
        all.removeAll(keepingCapacity: true)
        allTurned.removeAll(keepingCapacity: true)
        (deniedBefore, onlyWordBefore) = (0, nil)
    }

    private static func isWord(_ said: Said) -> Bool { if case .word = said { true } else { false } }
}
