import Records

/// The name of an account's holder, with what each of its words does in it.
struct HolderName {
    struct Word {
        /// As transfer codes carry it.
        var text: String
        var role: Role
    }

    enum Role {
        /// The kind of body: "Schronisko", "Fundacja".
        case form
        /// A purpose that most such bodies have, so that it sets none apart: "dla bezdomnych zwierząt", "Miejskie".
        case purpose
        /// A name that sets it apart.
        case name
        /// A name in quotation marks, by which the holder is known.
        case quoted
        /// "w Augustowie".
        case town
        /// A note that tells it from another of that name: "(woj. świętokrzyskie)", "k. Wejherowa".
        case note
    }

    var words: [Word] = []

    /// - Parameter town: where the holder may be, in the nominative.
    init(_ name: String, town: String) {
        let town = town.split(separator: " ").map { Folding.folded($0) }
        var name = name
        for (long, short) in HolderName.acronyms {
            if let found = name.firstRange(of: long) { name.replaceSubrange(found, with: short) }
        }
        var isQuoted = false
        var isNote = false
        // A dash ends the name of a town.
        var isParted = false
        // Prepositions and conjunctions belong to what they stand before.
        var joining: [String] = []
        for written in name.split(separator: " ") {
            let opens = written.contains(where: HolderName.isQuotationMark)
            let marks = written.count(where: HolderName.isQuotationMark)
            let isInside = isQuoted || opens
            if marks % 2 == 1 { isQuoted.toggle() }
            if written.hasPrefix("(") { isNote = true }
            defer { if written.hasSuffix(")") { isNote = false } }
            let text = TransferField.cleaned(String(written)).trimmed(of: ",;:()-")
            // An address is no part of a name.
            guard !text.isEmpty, !text.contains("@") else {
                joining = []
                isParted = true
                continue
            }
            let folded = Folding.folded(text).trimmed(of: ".")
            if text.count == 2, text.hasSuffix("."), text.first?.isUppercase == true {
                // An initial.
                words.append(Word(text: text, role: .purpose))
                continue
            }
            if !isInside, !isNote, HolderName.joiningWords.contains(folded) {
                joining.append(text)
                continue
            }
            let role: Role =
                isNote
                ? .note
                : isInside
                    ? .quoted
                    : town.contains(folded) ? .town : role(of: folded, text, after: joining, isParted: isParted)
            isParted = written.hasSuffix(",")
            words += joining.map { Word(text: $0, role: $0 == "im." ? .purpose : role) }
            words.append(Word(text: text, role: role))
            joining = []
        }
    }

    private func role(of folded: String, _ text: String, after joining: [String], isParted: Bool) -> Role {
        if HolderName.forms.keys.contains(folded) { return .form }
        if HolderName.purposes.contains(folded) { return .purpose }
        switch joining.last.map({ Folding.folded($0).trimmed(of: ".") }) {
        case "w", "we": return .town
        case "k", "kolo", "pod", "przy", "nad": return words.last?.role == .town ? .note : .name
        case nil where words.last?.role == .town && !isParted && text.first?.isUppercase == true: return .town
        default: return .name
        }
    }

    private static func isQuotationMark(_ character: Character) -> Bool { "\"„”“«»".contains(character) }

    /// Names so well known by their letters that these say more.
    private static let acronyms = [
        ("Ogólnopolskie Towarzystwo Ochrony Zwierząt OTOZ", "OTOZ"), ("Towarzystwo Opieki nad Zwierzętami", "TOZ"),
    ]

    /// Kinds of bodies, with their usual short forms.
    static let forms: [String: String?] = [
        "schronisko": "Schr.", "schroniska": "Schr.", "schronisk": "Schr.", "przytulisko": nil, "przytulisk": nil,
        "azyl": nil, "fundacja": "Fund.", "fundacji": nil, "stowarzyszenie": "Stow.", "stowarzyszenia": nil,
        "towarzystwo": "Tow.", "zwiazek": "Zw.", "oddzial": nil, "osrodek": nil, "centrum": nil,
        "pogotowie": nil, "lecznica": nil, "klinika": nil, "gabinet": nil, "hotel": nil, "spolka": nil, "zaklad": nil,
        "przedsiebiorstwo": nil, "urzad": nil, "punkt": nil,
    ]

    /// Words that set no holder apart.
    private static let purposes: Set<String> = Set(
        """
        bezdomnych bezdomnym bezpanskich porzuconych skrzywdzonych malych dzikich gospodarskich towarzyszacych zwierzat \
        zwierzetom zwierzetami zwierze psow psom kotow kotom koni koniom opieki opieka ochrony pomocy obrony adopcji \
        przyjaciol adopcyjny adopcyjne adopcyjnych ratowania rehabilitacji rzecz polsce miejskie miejski gminne gminny miedzygminne \
        powiatowe komunalne samorzadowe publiczne ogolnopolskie tymczasowy tymczasowe tymczasowych przetrzymywania
        """.split(separator: " ").map(String.init))

    /// Prepositions and conjunctions, at which no name ends.
    static let joiningWords: Set<String> = [
        "a", "dla", "do", "i", "im", "k", "kolo", "na", "nad", "o", "od", "oraz", "po", "pod", "przy", "u", "w", "we",
        "z", "za", "ze", "and", "at", "by", "for", "from", "in", "of", "the", "to", "with",
    ]
}

extension StringProtocol {
    /// The text without these characters at its ends.
    func trimmed(of characters: String) -> String {
        var rest = self[...]
        while let first = rest.first, characters.contains(first) { rest.removeFirst() }
        while let last = rest.last, characters.contains(last) { rest.removeLast() }
        return String(rest)
    }
}
