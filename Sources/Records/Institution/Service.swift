/// A service that an institution offers to the public.
public enum Service: String, Choice {
    case adoption
    case virtualAdoption
    case walks
    case volunteering
    case foster
    case donations
    case lostAndFound

    public var polish: [String] {
        switch self {
        case .adoption: ["adopcja", "adopcje"]
        case .virtualAdoption: ["adopcja wirtualna", "wirtualna adopcja"]
        case .walks: ["spacery"]
        case .volunteering: ["wolontariat"]
        case .foster: ["dom tymczasowy", "domy tymczasowe"]
        case .donations: ["dary", "zbiórki", "darowizny"]
        case .lostAndFound: ["zaginione i znalezione"]
        }
    }
}
