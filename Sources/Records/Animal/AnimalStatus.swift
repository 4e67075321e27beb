/// The stage of an animal on its way home.
public enum AnimalStatus: String, Choice {
    case available
    case reserved
    case adopted
    case fostered
    case quarantine
    /// Stays for life.
    case permanent
    case lost
    case found
    /// To its owner.
    case returned
    case transferred
    case passed

    public var polish: [String] {
        switch self {
        case .available: ["do adopcji", "szuka domu"]
        case .reserved: ["zarezerwowany", "zarezerwowana", "zarezerwowane", "rezerwacja"]
        case .adopted: ["adoptowany", "adoptowana", "adoptowane", "w nowym domu"]
        case .fostered: ["w domu tymczasowym", "dom tymczasowy"]
        case .quarantine: ["kwarantanna", "na kwarantannie"]
        case .permanent: ["rezydent", "rezydentka", "na stałe"]
        case .lost: ["zaginiony", "zaginiona", "zaginione"]
        case .found: ["znaleziony", "znaleziona", "znalezione"]
        case .returned:
            [
                "oddany właścicielowi", "oddana właścicielowi", "oddane właścicielowi", "wrócił do domu",
                "wróciła do domu", "wróciło do domu",
            ]
        case .transferred: ["przekazany", "przekazana", "przekazane"]
        case .passed: ["odszedł", "odeszła", "odeszło", "za tęczowym mostem"]
        }
    }

    /// Gone for good: the page stays, without calls to support or adopt.
    public var isDeparted: Bool {
        switch self {
        case .adopted, .returned, .transferred, .passed: true
        case .available, .reserved, .fostered, .quarantine, .permanent, .lost, .found: false
        }
    }

    /// True if its page may tell how it came to a home.
    public var hasHome: Bool { self == .adopted || self == .returned }

    /// Listed among those that look for a home.
    public var seeksHome: Bool {
        switch self {
        case .available, .reserved, .fostered, .quarantine, .found: true
        case .permanent, .lost, .adopted, .returned, .transferred, .passed: false
        }
    }
}
