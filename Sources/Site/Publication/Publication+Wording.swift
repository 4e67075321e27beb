import Content
import Records

extension Publication {
    /// What a reader of `language` is shown of a localized text; empty only where there is none at all.
    func text(_ text: Localized<String>, _ language: Language) -> String {
        text.resolved(in: language, of: languages)?.value ?? ""
    }

    /// The same of a text that may be left out.
    func text(ifAny text: Localized<String>?, _ language: Language) -> String? {
        text?.resolved(in: language, of: languages)?.value
    }

    func title(of animal: Animal, _ language: Language) -> String { wording(language).title(of: animal) }

    /// What lists say of an animal in one line: "Pies · 3 lata · duży".
    func line(about animal: Animal, _ language: Language) -> String {
        wording(language).line(about: animal, on: date)
    }

    /// Whether there is a page that tells how to support an institution.
    func hasSupportPage(_ institution: InstitutionEntry) -> Bool { SitePlan.takesGifts(institution.record, on: date) }

    func offersVirtualAdoption(_ animal: Animal, of institution: Institution) -> Bool {
        !animal.status.isDeparted && (animal.virtualAdoption ?? institution.offers(.virtualAdoption))
    }

    /// The title of a transfer for an institution.
    func transferTitle(for institution: Institution, _ account: BankAccount, _ language: Language) -> String {
        let name = text(institution.name, language)
        guard let pattern = account.transferTitle?.resolved(in: language, of: languages)?.value else {
            return wording(language).transferTitle(toInstitution: name)
        }
        let title = pattern.filled(number: nil, name: nil, institution: name)
        return title.isEmpty ? wording(language).transferTitle(toInstitution: name) : title
    }

    /// The title of a transfer for an animal.
    func transferTitle(
        for animal: Animal, of institution: Institution, _ account: BankAccount, _ language: Language
    ) -> String {
        guard let pattern = account.transferTitle?.resolved(in: language, of: languages)?.value else {
            return wording(language).transferTitle(forAnimal: animal.name, number: animal.number)
        }
        return pattern.filled(
            number: animal.number, name: animal.name, institution: text(institution.name, language))
    }
}
