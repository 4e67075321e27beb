import Content
import Files
import Languages
import Records

extension FileKeys {
    /// Returns the key of a page of all animals, or of those to walk with, in a language.
    /// - Parameter site: makes the filters, which are on each of the pages.
    func key(of page: Page, in site: LocalizedSite) -> UInt64? {
        var hash = terms
        let listed: [Int]
        switch page.type {
        case .animals:
            listed = plan.seeking
            hash.combine(site.animalFacets)
            for type in plan.types where page.number == 1 { hash.combine("\(type.id) \(type.seeking.count)") }
            for group in site.animalFeeds {
                hash.combine(group.label)
                for feed in group.feeds { hash.combine("\(feed.title) \(feed.link)") }
            }
        case .walks where page.number > 1:
            listed = plan.walked
            hash.combine(plan.hasReviews ? 1 : 0)
            hash.combine(site.walkFacets)
        default: return nil
        }
        combine(cardsOf: listed, on: page, into: &hash)
        return hash.value
    }

    func key(ofRegion page: Page) -> UInt64 {
        var hash = terms
        let region = plan.regions[page.record]
        hash.combine(region.name)
        hash.combine(region.institutions.count)
        combine(cardsOf: region.seeking, on: page, into: &hash)
        return hash.value
    }

    func key(ofType page: Page) -> UInt64 {
        var hash = terms
        hash.combine(plan.types[page.record].id.text)
        combine(cardsOf: plan.types[page.record].seeking, on: page, into: &hash)
        return hash.value
    }

    /// Takes in all that a page shows of a list of animals.
    private func combine(cardsOf listed: [Int], on page: Page, into hash: inout KeyedHash) {
        hash.combine(page.number)
        hash.combine(listed.count)
        for number in listed[SitePlan.range(ofPage: page.number, of: listed.count, perPage: SitePlan.animalsPerPage)] {
            combine(cardOf: number, into: &hash)
        }
    }

    /// Returns the key of the words that a run of documents has in the search of a language.
    func key(ofRun range: Range<Int>, of order: SearchOrder, in language: Language) -> UInt64 {
        var hash = terms
        hash.combine(language.code)
        hash.combine(range.lowerBound)
        // What is found by its age changes every day.
        hash.combine(plan.date.daysSince1970)
        for number in range {
            switch order.entry(number) {
            case .institution(let place): combine(entryOf: order.institutions[place], into: &hash)
            // What pages and notices say is among the terms; which lists there are, and hence their numbers, is not.
            case .page(let place):
                hash.combine(order.pages[place].page.type.name)
                hash.combine(place)
            case .notice(let place):
                hash.combine(place)
                hash.combine(order.lostAndFound)
            case .animal(let place):
                combine(cardOf: order.animals[place].number, into: &hash)
                hash.combine(order.animals[place].institution)
                hash.combine(order.waiting[place] ?? "")
            }
        }
        // Names of towns that are words too are none there.
        hash.combine(order.institutions.count)
        hash.combine(places)
        return hash.value
    }

    /// Takes in all that search knows of an institution.
    private func combine(entryOf number: Int, into hash: inout KeyedHash) {
        let entry = plan.catalogue.institutions[number]
        hash.combine(entry.record.id.text)
        hash.combine(entry.digests.record)
        hash.combine(entry.animals.count { $0.record.status.seeksHome })
        hash.combine(media.logo(of: number).map { [$0] } ?? [])
    }
}
