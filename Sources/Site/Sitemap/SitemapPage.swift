import Content
import Records

/// A page that search engines should know: the same in every language. Settings, the visitor's own animals and the page for
/// wrong addresses are none, nor are the further pages of long lists, since everything they lead to is in the sitemap itself.
///
/// There are many animals and few of what is large.
enum SitemapPage: Sendable {
    case home
    case institutions
    case animals
    indirect case further(FurtherPage)
    case institution(InstitutionEntry)
    case support(InstitutionEntry)
    case adoption(InstitutionEntry)
    case baskets
    indirect case basket(Basket)
    case needs
    case accessibility
    case animal(AnimalEntry, of: InstitutionEntry)

    /// All pages of a site, in the order of the records.
    static func all(of publication: Publication) -> [SitemapPage] {
        let catalogue = publication.catalogue
        var pages: [SitemapPage] = [.home, .institutions, .animals]
        pages.reserveCapacity(
            catalogue.institutions.reduce(4 + catalogue.pages.count) { $0 + 3 + $1.animals.count })
        pages += catalogue.pages.map(SitemapPage.further)
        if !catalogue.baskets.isEmpty { pages += [.baskets] + catalogue.baskets.map(SitemapPage.basket) }
        if SitePlan.hasNeeds(catalogue) { pages.append(.needs) }
        if catalogue.settings.accessibilityStatement != nil { pages.append(.accessibility) }
        for institution in catalogue.institutions {
            pages.append(.institution(institution))
            if publication.hasSupportPage(institution) { pages.append(.support(institution)) }
            if institution.record.adoption != nil { pages.append(.adoption(institution)) }
            for animal in institution.animals { pages.append(.animal(animal, of: institution)) }
        }
        return pages
    }

    func address(in language: Language, of addresses: Addresses) -> Address {
        switch self {
        case .home: addresses.home(language)
        case .institutions: addresses.institutions(language)
        case .animals: addresses.animals(language)
        case .further(let page): addresses.page(page.slug, language)
        case .institution(let institution): addresses.institution(institution.record.id, language)
        case .support(let institution): addresses.support(institution.record.id, language)
        case .adoption(let institution): addresses.adoption(institution.record.id, language)
        case .baskets: addresses.baskets(language)
        case .basket(let basket): addresses.basket(basket.id, language)
        case .needs: addresses.needs(language)
        case .accessibility: addresses.accessibility(language)
        case .animal(let animal, let institution):
            addresses.animal(animal.record.id, of: institution.record.id, language)
        }
    }

    /// When it last changed, where its records tell.
    func lastChange(by today: CalendarDate) -> CalendarDate? {
        switch self {
        case .home, .institutions, .animals, .further, .adoption, .baskets, .basket, .needs, .accessibility: nil
        case .institution(let institution): institution.lastChange(by: today)
        case .support(let institution): institution.record.checked.flatMap { $0 <= today ? $0 : nil }
        case .animal(let animal, _): animal.record.lastChange(by: today)
        }
    }
}
