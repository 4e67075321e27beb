import Records

/// The name of an account's holder in few characters: what the holder is known by, then its town, then the kind of body
/// that it is, with as much of the rest as fits.
public struct HolderNameFit: Sendable, Equatable {
    /// The name as a code carries it.
    public let text: String
    /// True if what is left could be the name of another holder.
    public let isAmbiguous: Bool

    /// - Parameters:
    ///   - name: the whole name; words in quotation marks are what the holder is known by.
    ///   - town: where the institution is, in the nominative.
    ///   - isTownsOwn: true if the holder is in that town, so that the town can tell it from others.
    ///   - limit: how many characters there may be.
    public init(_ name: String, town: String, isTownsOwn: Bool, limit: Int = ZBPTransferCode.nameLength) {
        let whole = TransferField.cleaned(name)
        guard whole.unicodeScalars.count > limit else {
            text = whole
            isAmbiguous = false
            return
        }
        var words = HolderName(name, town: town).words
        if isTownsOwn, !words.contains(where: { $0.role == .town || $0.isTelling }) {
            words.append(HolderName.Word(text: town, role: .town))
        }
        let best = Choice.all(of: words, town: town).lazy.map { (text: $0.text, cost: $0.cost) }.first {
            !$0.text.isEmpty && $0.text.unicodeScalars.count <= limit
        }
        if let best {
            text = best.text
            isAmbiguous = best.cost >= Choice.loss || !words.contains { $0.role == .town || $0.isTelling }
        } else {
            let telling = words.filter { $0.role == .quoted || $0.role == .name }
            let rest = (telling.isEmpty ? words : telling).map(\.text).joined(separator: " ")
            text = HolderNameFit.withoutJoiningWords(atEndOf: TransferField.cut(rest, to: limit))
            isAmbiguous = true
        }
    }

    /// The text without prepositions and conjunctions that lead to nothing.
    static func withoutJoiningWords(atEndOf text: String) -> String {
        var words = text.split(separator: " ")
        while words.count > 1, let last = words.last,
            HolderName.joiningWords.contains(Folding.folded(last).trimmed(of: "."))
        {
            words.removeLast()
        }
        return words.joined(separator: " ")
    }
}

extension HolderName.Word {
    /// True if the word sets its holder apart, which no kind of body does.
    fileprivate var isTelling: Bool {
        guard role == .quoted || role == .name else { return false }
        let folded = Folding.folded(text).trimmed(of: ".")
        return !HolderName.forms.keys.contains(folded) && !HolderName.joiningWords.contains(folded)
    }
}

/// A way to shorten a name, and what is lost by it.
private struct Choice {
    private let kept: [Kept]
    let cost: Int

    /// A cost from which on the name could be another's.
    static let loss = 50

    /// The name, made when it is asked for: mostly one of the first ways will do.
    var text: String {
        let words = kept.reduce(into: [:]) { $0.merge($1) { $1 } }
        return HolderNameFit.withoutJoiningWords(
            atEndOf: words.sorted { $0.key < $1.key }.map(\.value).joined(separator: " "))
    }

    /// Returns all ways, those by which the least is lost first.
    static func all(of words: [HolderName.Word], town: String) -> [Choice] {
        let isKnownByName = words.contains { $0.role == .quoted && $0.isTelling }
        let quoted = kept(words, [.quoted])
        let towns = towns(of: words, town, isKnownByName: isKnownByName)
        let rests = rests(of: words, isKnownByName: isKnownByName)
        var choices: [Choice] = []
        for (forms, formCost) in forms(of: words) {
            for (towns, townCost) in towns {
                for (rest, restCost) in rests {
                    // A town alone is a town's name.
                    let isBare = forms.isEmpty && quoted.isEmpty && rest.isEmpty
                    choices.append(
                        Choice(
                            kept: [quoted, forms, towns, rest],
                            cost: formCost + townCost + restCost + (isBare ? 3 * loss : 0)))
                }
            }
        }
        return choices.sorted { $0.cost < $1.cost }
    }

    /// Words that are kept, by their places.
    private typealias Kept = [Int: String]

    private static func kept(_ words: [HolderName.Word], _ roles: Set<HolderName.Role>) -> Kept {
        Dictionary(
            uniqueKeysWithValues: words.enumerated().filter { roles.contains($1.role) }.map { ($0, $1.text) })
    }

    /// All kinds, the first, its short form, or none.
    private static func forms(of words: [HolderName.Word]) -> [(Kept, Int)] {
        let all = kept(words, [.form])
        guard let first = all.keys.min(), let word = all[first] else { return [([:], 0)] }
        var forms: [(Kept, Int)] = [(all, 0), ([first: word], 1)]
        if let short = HolderName.forms[Folding.folded(word)] ?? nil { forms.append(([first: short], 4)) }
        return forms + [([:], 6)]
    }

    /// As it is written, in the nominative, its adjective shortened, or left out.
    private static func towns(
        of words: [HolderName.Word], _ town: String, isKnownByName: Bool
    ) -> [(Kept, Int)] {
        let written = kept(words, [.town])
        guard !written.isEmpty else { return [([:], 0)] }
        var towns = [(written, 0), ([:], isKnownByName ? 10 : 2 * loss)]
        let first = written.sorted { $0.key < $1.key }
            .first { !HolderName.joiningWords.contains(Folding.folded($0.value)) }
        if let first, isSame(first.value, town) {
            let short = town.split(separator: " ").map { abbreviations[adjectiveStem(of: $0)] ?? String($0) }
            // What follows the town, such as a district, is lost.
            let isWhole = words[(first.key)...].count { $0.role == .town } <= town.split(separator: " ").count
            let lost = isWhole && !first.value.contains("-") || town.contains("-") ? 0 : loss
            towns.append(([first.key: town], 2 + lost))
            towns.append(([first.key: short.joined(separator: " ")], 3 + lost))
            towns.append(([first.key: String(town.prefix { $0 != " " && $0 != "-" })], 5 + loss))
        }
        return towns
    }

    /// Everything else, without purposes, without all that stands beside a name in quotation marks.
    private static func rests(of words: [HolderName.Word], isKnownByName: Bool) -> [(Kept, Int)] {
        var rests = [(kept(words, [.name, .purpose, .note]), 0), (kept(words, [.name, .note]), 1)]
        let names = kept(words, [.name])
        let hasNotes = words.contains { $0.role == .note }
        if hasNotes { rests.append((names, loss)) }
        if !names.isEmpty { rests.append(([:], isKnownByName && !hasNotes ? 2 : 3 * loss / 2)) }
        return rests
    }

    /// True if a word is a form of a town's first word: "Augustowie" of "Augustów".
    private static func isSame(_ word: String, _ town: String) -> Bool {
        let one = Folding.folded(word), other = Folding.folded(town)
        let common = zip(one, other).prefix { $0 == $1 }.count
        let length = other.prefix { $0 != " " && $0 != "-" }.count
        return common >= max(2, length - 4) && common >= length / 2
    }

    /// The beginning that an adjective has in every gender and case.
    private static func adjectiveStem(of word: Substring) -> String {
        var stem = Substring(Folding.folded(word))
        while let last = stem.last, "aeiy".contains(last) { stem.removeLast() }
        return String(stem)
    }

    /// Adjectives in names of towns, as maps and timetables write them.
    private static let abbreviations = [
        "gdansk": "Gd.", "kujawsk": "Kuj.", "lubelsk": "Lub.", "lubusk": "Lub.", "lodzk": "Łódz.", "mazowieck": "Maz.",
        "malopolsk": "Młp.", "opolsk": "Op.", "podlask": "Podl.", "pomorsk": "Pom.", "slask": "Śl.",
        "szczecinsk": "Szcz.", "swietokrzysk": "Św.", "trybunalsk": "Tryb.", "warminsk": "Warm.",
        "wielkopolsk": "Wlkp.", "zdroj": "Zdr.",
    ]
}
