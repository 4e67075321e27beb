import Languages
import Records

extension Vocabulary {
    /// The title of a transfer for an institution.
    func transferTitle(for institution: Institution, _ account: BankAccount) -> Wording {
        let name = wording(institution.name).text
        if let pattern = account.transferTitle?.resolved(in: language, of: languages) {
            let title = pattern.value.filled(number: nil, name: nil, institution: name)
            if !title.isEmpty { return Wording(text: title, lang: lang(of: pattern.language)) }
        }
        return Wording(text: transferTitle(toInstitution: name))
    }

    /// The title of a transfer for an animal. It always names the animal: where the record's own pattern does not,
    /// number and name come after it.
    func transferTitle(for animal: Animal, of institution: Institution, _ account: BankAccount) -> Wording {
        guard let pattern = account.transferTitle?.resolved(in: language, of: languages) else {
            return Wording(text: transferTitle(forAnimal: animal.name, number: animal.number))
        }
        var title = pattern.value.filled(
            number: animal.number, name: animal.name, institution: wording(institution.name).text)
        let namesAnimal =
            pattern.value.parts.contains(.name) && animal.name != nil
            || pattern.value.parts.contains(.number) && animal.number != nil
        if !namesAnimal {
            title = [title, animal.number, animal.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        }
        return Wording(text: title, lang: lang(of: pattern.language))
    }

    /// The title where the record of the account has none.
    public func transferTitle(toInstitution name: String) -> String {
        texts(.transferToInstitution, ["institution": name])
    }

    /// The title for an animal where the record of the account has none. What is nil is left out.
    public func transferTitle(forAnimal name: String?, number: String?) -> String {
        Vocabulary.withoutGaps(texts(.transferForAnimal, ["number": number ?? "", "name": name ?? ""]))
    }

    private func lang(of language: Language) -> String? { language == self.language ? nil : language.code }

    /// A filled pattern whose missing values leave neither double blanks nor separators at its ends.
    private static func withoutGaps(_ title: String) -> String {
        var title = title
        return title.withUTF8 { text in
            var words: [Range<Int>] = []
            var start = 0
            for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: " ") {
                if index > start { words.append(start..<index) }
                start = index + 1
            }
            func isSeparator(_ word: Range<Int>) -> Bool { separators.contains { $0.elementsEqual(text[word]) } }
            while let last = words.last, isSeparator(last) { words.removeLast() }
            var kept: [UInt8] = []
            kept.reserveCapacity(text.count)
            for word in words.drop(while: isSeparator) {
                if !kept.isEmpty { kept.append(UInt8(ascii: " ")) }
                kept.append(contentsOf: UnsafeBufferPointer(rebasing: text[word]))
            }
            return String(decoding: kept, as: UTF8.self)
        }
    }

    private static let separators: [[UInt8]] = ["-", "–", "—", ",", "/", ":", ";"].map { Array($0.utf8) }
}
