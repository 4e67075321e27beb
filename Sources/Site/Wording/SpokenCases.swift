import Records

/// Yes or no, where it is said in words.
enum Answer: String, CaseIterable, Sendable {
    case yes, no

    init(_ value: Bool) { self = value ? .yes : .no }
}

/// How an animal gets on with others.
enum Company: String, CaseIterable, Sendable {
    case yes, no, selective

    init(_ tolerance: Tolerance) {
        switch tolerance {
        case .yes: self = .yes
        case .no: self = .no
        case .selective: self = .selective
        }
    }
}

/// The kinds of animals that have words of their own for their sexes: `suczka`, `kotka`.
enum SexedKind: String, CaseIterable, Sendable {
    case dog, cat, other

    init(_ type: AnimalType) {
        switch type {
        case .dog: self = .dog
        case .cat: self = .cat
        default: self = .other
        }
    }
}
