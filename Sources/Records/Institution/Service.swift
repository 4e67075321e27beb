/// What an institution offers to the public.
public enum Service: String, CaseIterable, Hashable, Sendable {
    case adoption
    case virtualAdoption
    case walks
    case volunteering
    case foster
    case donations
    case lostAndFound
}
