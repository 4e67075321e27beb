/// What a search can be narrowed by.
enum FacetName: String, CaseIterable, Sendable {
    case type, sex, size, age, good, urgent, town, region
}

/// With whom an animal gets on, as a value to look for.
enum FacetCompany: String, CaseIterable, Sendable {
    case children, dogs, cats
}

/// The only value of being urgent.
enum FacetUrgency: String, CaseIterable, Sendable {
    case yes
}
