/// Tells of the words of a text, one after another, whether a negation before them denies them.
struct Denial {
    /// How many words that need not be found may stand between a negation and what it denies.
    private static let farthest = 5

    /// How many words a negation may still stand before what it denies.
    private var reach = 0
    /// How many words ago the last one was that a negation denies, so long as it is near.
    private var sinceDenied = 1 << 16
    /// True if what follows that is denied, too: "nie nadaje się do bloku", but not "bez problemu mieszka z kotami".
    private(set) var goesOn = false
    /// True if that was so at the end of the last clause.
    private var wentOn = false

    /// True if nothing has followed the last negation that it denies.
    var isOpen: Bool { reach > 0 }

    enum Standing {
        case said
        /// It need not be found, and stands between a negation and what this denies: "cannot be left alone" is "not left
        /// alone".
        case between
        /// The word that a negation denies, and those that follow it in its clause.
        case denied, further
    }

    /// How the next word stands; a negation is one that need not be found.
    mutating func next(isStop: Bool) -> Standing {
        reach -= 1
        sinceDenied += 1
        guard reach >= 0 else { return goesOn && !isStop ? .further : .said }
        if isStop { return .between }
        (reach, sinceDenied) = (0, 0)
        return .denied
    }

    /// The last word is a negation.
    /// - Parameter isExclusion: true if it denies one word alone.
    mutating func negate(isExclusion: Bool) { (reach, goesOn) = (Denial.farthest, !isExclusion) }

    mutating func endClause() { (reach, goesOn, wentOn) = (0, false, goesOn) }

    /// A clause begins.
    /// - Parameter continues: true if what the last one denies is denied in this one, too: "nie wiadomo, czy lubi koty".
    mutating func beginClause(continues: Bool) { (goesOn, wentOn) = (continues && wentOn, false) }

    /// Returns true if a phrase that the last word ends is denied, and has not the negation itself.
    func covers(phraseOf length: Int) -> Bool { goesOn ? length <= sinceDenied + 1 : length == sinceDenied + 1 }
}
