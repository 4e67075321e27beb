/// A page that search finds as it finds institutions.
enum SearchPage: Sendable {
    /// The list of lost and found animals, to which notices belong as animals do to institutions.
    case lostAndFound
    /// The place of a patron in the catalogue.
    case patron(Int)

    var page: Page {
        switch self {
        case .lostAndFound: .lostAndFound(page: 1)
        case .patron: .patrons
        }
    }
}
