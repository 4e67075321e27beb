import Content
import Documents
import Languages
import Messages
import Records

/// Finds what lives at an address of the site: links from its root (`/instytucje/na-skraju/`), in any language's form.
struct AddressLinks: Sendable {
    private let plan: SitePlan
    private let words: [(language: Language, words: PathWords)]
    /// Addresses of files that are no pages, percent-encoded, with the files.
    private let files: [String: Address]

    /// - Parameters:
    ///   - plan: the site's pages.
    ///   - words: in the order of the site's languages.
    ///   - files: everything that is published besides pages and the records' own files.
    init(_ plan: SitePlan, words: [(language: Language, words: PathWords)], files: [Address]) {
        self.plan = plan
        self.words = words
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    }

    /// `path` starts with `/` and is percent-encoded.
    func target(_ path: Substring) throws(BrokenLink) -> LinkTarget {
        guard var segments = LinkText.segments(path) else {
            throw BrokenLink("the address \"\(path)\" leads out of the site")
        }
        if segments.last == "index.html" { segments.removeLast() }
        if let page = page(segments[...]) { return .page(page) }
        let encoded = PercentEncoding.encoded(path: segments.joined(separator: "/"))
        if let file = files[encoded] { return .file(file) }
        if segments.first == "media", let attachment = attachment(segments.dropFirst()) {
            return .attachment(attachment)
        }
        throw BrokenLink("there is nothing at the address \"\(path)\"", suggestion: suggestion(segments))
    }

    private func attachment(_ segments: ArraySlice<String>) -> String? {
        let name = segments.joined(separator: "/")
        return plan.catalogue.attachments["institutions/" + name] ?? plan.catalogue.attachments[name]
    }

    private func page(_ segments: ArraySlice<String>) -> PageKind? {
        guard let first = segments.first else { return .home }
        if let other = words.dropFirst().first(where: { $0.language.code == first }) {
            return segments.count == 1 ? .home : page(segments.dropFirst(), other.words)
        }
        return words.first.flatMap { page(segments, $0.words) }
    }

    private func page(_ segments: ArraySlice<String>, _ words: PathWords) -> PageKind? {
        let rest = segments.dropFirst()
        switch segments.first {
        case words.institutions.text:
            return inCatalogue(rest, words)
        case words.animals.text:
            let count = SitePlan.pageCount(plan.seeking.count, perPage: SitePlan.animalsPerPage)
            return number(rest, words, of: count).map { .animals(page: $0) }
        case words.settings.text:
            return rest.isEmpty ? .settings : nil
        case words.favourites.text:
            return rest.isEmpty ? .favourites : nil
        case words.baskets.text where !plan.catalogue.baskets.isEmpty:
            guard let id = rest.first else { return .baskets }
            guard rest.count == 1 else { return nil }
            return plan.catalogue.baskets.firstIndex { $0.id.text == id }.map { .basket($0) }
        case words.needs.text where SitePlan.hasNeeds(plan.catalogue):
            return rest.isEmpty ? .needs : nil
        case words.accessibility.text where plan.catalogue.settings.accessibilityStatement != nil:
            return rest.isEmpty ? .accessibility : nil
        case let slug?:
            guard rest.isEmpty else { return nil }
            return plan.catalogue.pages.firstIndex { $0.slug.text == slug }.map { .further($0) }
        case nil: return .home
        }
    }

    private func inCatalogue(_ segments: ArraySlice<String>, _ words: PathWords) -> PageKind? {
        let count = SitePlan.pageCount(plan.catalogue.institutions.count, perPage: SitePlan.institutionsPerPage)
        if let number = number(segments, words, of: count) { return .institutions(page: number) }
        guard let id = segments.first.flatMap({ try? RecordID($0) }), let institution = plan.institution(id) else {
            return nil
        }
        let rest = segments.dropFirst()
        let animals = plan.animalsOfInstitution[institution]
        let pages = SitePlan.pageCount(animals.count, perPage: SitePlan.animalsPerInstitutionPage)
        if let number = number(rest, words, of: pages) { return .institution(institution, page: number) }
        guard rest.count == 1, let name = rest.first else { return nil }
        if name == words.support.text {
            let takesGifts = SitePlan.takesGifts(plan.catalogue.institutions[institution].record, on: plan.date)
            return takesGifts ? .support(institution) : nil
        }
        if name == words.adoption.text {
            return plan.catalogue.institutions[institution].record.adoption != nil ? .adoption(institution) : nil
        }
        return (try? RecordID(name)).flatMap { plan.animal($0, of: institution) }.map { .animal($0) }
    }

    /// The number of a list's page: 1 for the list itself, else what stands behind the word for pages.
    private func number(_ segments: ArraySlice<String>, _ words: PathWords, of count: Int) -> Int? {
        if segments.isEmpty { return 1 }
        guard segments.count == 2, segments.first == words.page.text, let number = segments.last.flatMap({ Int($0) }),
            (2...max(2, count)).contains(number), number <= count
        else { return nil }
        return number
    }

    /// The nearest address to one at which there is nothing.
    private func suggestion(_ segments: [String]) -> Message? {
        var rest = segments[...]
        var prefix = "/"
        var words = self.words.first?.words
        if let other = self.words.dropFirst().first(where: { $0.language.code == rest.first }) {
            prefix = "/\(other.language)/"
            words = other.words
            rest = rest.dropFirst()
        }
        guard let words, let first = rest.first else { return nil }
        guard first == words.institutions.text, let id = rest.dropFirst().first else {
            let known = [
                words.institutions.text, words.animals.text, words.settings.text, words.favourites.text,
                words.baskets.text, words.needs.text,
            ]
            return NearMiss.of(first, among: known + plan.catalogue.pages.map(\.slug.text)).map {
                "did you mean \"\(prefix)\($0)/\"?"
            }
        }
        prefix += words.institutions.text + "/"
        guard let institution = (try? RecordID(id)).flatMap({ plan.institution($0) }) else {
            return NearMiss.of(id, among: plan.catalogue.institutions.lazy.map(\.record.id.text)).map {
                "did you mean \"\(prefix)\($0)/\"?"
            }
        }
        guard let animal = rest.dropFirst(2).first else { return nil }
        let animals = plan.animalsOfInstitution[institution].lazy.map { plan.animals[$0].entry.record.id.text }
        let takesGifts = SitePlan.takesGifts(plan.catalogue.institutions[institution].record, on: plan.date)
        let tellsAdoption = plan.catalogue.institutions[institution].record.adoption != nil
        let own = (takesGifts ? [words.support.text] : []) + (tellsAdoption ? [words.adoption.text] : [])
        return NearMiss.of(animal, among: own + animals).map {
            "did you mean \"\(prefix)\(id)/\($0)/\"?"
        }
    }
}
