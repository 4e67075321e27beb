/// A service that an institution offers to the public.
public enum Service: String, Choice {
    case adoption
    case virtualAdoption
    case walks
    case volunteering
    case foster
    case donations
    case lostAndFound

    public static let polish: KeyValuePairs<Service, [String]> = [
        .adoption: ["adopcja", "adopcje"], .virtualAdoption: ["adopcja wirtualna", "wirtualna adopcja"],
        .walks: ["spacery"], .volunteering: ["wolontariat"], .foster: ["dom tymczasowy", "domy tymczasowe"],
        .donations: ["dary", "zbiórki", "darowizny"], .lostAndFound: ["zaginione i znalezione"],
    ]
}
