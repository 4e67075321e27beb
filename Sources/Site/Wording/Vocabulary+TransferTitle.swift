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

    /// The title of a transfer for an animal. It always names the animal: where the record's own pattern does not, number
    /// and name come after it.
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
        guard hasGaps(title) else { return title }
        let words = title.split(separator: " ").drop { separators.contains($0) }
        return words.reversed().drop { separators.contains($0) }.reversed().joined(separator: " ")
    }

    private static let separators: Set<Substring> = ["-", "–", "—", ",", "/", ":", ";"]

    /// Whether there may be something to mend: a blank at an end or beside another, or so short a word at an end that it
    /// may be a separator.
    private static func hasGaps(_ title: String) -> Bool {
        let blank = UInt8(ascii: " ")
        let first = title.utf8.prefix { $0 != blank }.count
        let last = title.utf8.reversed().prefix { $0 != blank }.count
        guard first > 3, last > 3 else { return true }
        return zip(title.utf8, title.utf8.dropFirst()).contains { $0 == blank && $1 == blank }
    }
}
