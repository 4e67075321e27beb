import Records

/// The animals that a feed tells of.
enum FeedSubject: Sendable {
    case site
    /// The stories of those that found a home.
    case stories
    /// The animals that were lost or found.
    case lostAndFound
    /// The reviews of animals, beside the list of those to walk with.
    case reviews
    /// The place of a type in the plan.
    case type(Int)
    /// The place of a region in the plan.
    case region(Int)
    /// The place of an institution in the catalogue.
    case institution(Int)

    /// All that a site has feeds of. Types without an animal have one, so that visitors can wait for the first.
    static func all(in plan: SitePlan) -> [FeedSubject] {
        [.site] + (plan.stories.isEmpty ? [] : [.stories])
            + (plan.lostAndFound.isEmpty ? [] : [.lostAndFound]) + (plan.hasReviews ? [.reviews] : [])
            + plan.types.indices.map { .type($0) }
            + plan.regions.indices.map { .region($0) }
            + plan.catalogue.institutions.indices.map { .institution($0) }
    }

    /// The page that shows the same animals.
    var page: Page {
        switch self {
        case .site: .home
        case .stories: .happyEndings(page: 1)
        case .lostAndFound: .lostAndFound(page: 1)
        case .reviews: .walks(page: 1)
        case .type(let number): .animalType(number)
        case .region(let number): .region(number)
        case .institution(let number): .institution(number)
        }
    }
}

extension LocalizedRecords {
    /// Returns the title of a feed.
    func title(of feed: FeedSubject) -> String {
        switch feed {
        case .site: texts(.siteFeed, ["title": text(publication.settings.title)])
        case .stories: title(of: .happyEndings)
        case .lostAndFound: title(of: PageType.lostAndFound)
        case .reviews: texts(.reviewsFeed)
        case .type(let number):
            texts(.partialFeed, ["name": vocabulary.label(Labels.animalType, plan.types[number].type)])
        case .region(let number): texts(.partialFeed, ["name": plan.regions[number].name])
        case .institution(let number):
            texts(.partialFeed, ["name": text(publication.catalogue.institutions[number].record.name)])
        }
    }
}

extension SiteURLs {
    /// Returns the address of an Atom feed, below that of the page that shows the same animals.
    func feed(of subject: FeedSubject, _ language: Language) -> Address {
        Address(path: address(of: subject.page, language).path + "feed.xml")
    }
}
