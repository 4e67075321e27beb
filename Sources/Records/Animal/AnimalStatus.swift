/// Where an animal is on its way home.
public enum AnimalStatus: String, CaseIterable, Hashable, Sendable {
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

    /// Gone for good: the page stays, without calls to support or adopt.
    public var isDeparted: Bool {
        switch self {
        case .adopted, .returned, .transferred, .passed: true
        case .available, .reserved, .fostered, .quarantine, .permanent, .lost, .found: false
        }
    }

    /// Listed among those that look for a home.
    public var seeksHome: Bool {
        switch self {
        case .available, .reserved, .fostered, .quarantine, .found: true
        case .permanent, .lost, .adopted, .returned, .transferred, .passed: false
        }
    }
}
