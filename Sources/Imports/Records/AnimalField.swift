import Content
import Messages

/// A field of an animal's record that an import may write; there are no others. Owners, chip numbers, addresses of private
/// persons and notes for staff have no field here, so that they cannot be taken over.
///
/// The order is the one in which records have them.
public enum AnimalField: String, CaseIterable, Hashable, Sendable {
    case name, type, breed, colour, coat, sex, number, born, bornEstimated, age, size, weight, marks, status, arrived,
        left
    case pictures, video
    case vaccinated = "health.vaccinated"
    case neutered = "health.neutered"
    case chipped = "health.chipped"
    case specialNeeds = "health.specialNeeds"
    case healthNotes = "health.notes"
    case children = "goodWith.children"
    case dogs = "goodWith.dogs"
    case cats = "goodWith.cats"
    case houseTrained, onLead, bondedWith, place, fee, checked, energy, walks, virtualAdoption, urgent, reference
    /// The text below the fields.
    case description

    /// The group of fields that it belongs to: `health`.
    var group: String? {
        rawValue.firstIndex(of: ".").map { String(rawValue[..<$0]) }
    }

    /// Its name, within its group.
    var key: String {
        rawValue.firstIndex(of: ".").map { String(rawValue[rawValue.index(after: $0)...]) } ?? rawValue
    }

    /// What a field holds.
    enum Kind: Sendable {
        case text, choice, boolean, tolerance, childTolerance, date, partialDate, decimal, integer, list, prose
    }

    var kind: Kind {
        switch self {
        case .name, .breed, .colour, .number, .video, .healthNotes, .reference: .text
        case .type, .coat, .sex, .age, .size, .status, .place, .energy: .choice
        case .bornEstimated, .vaccinated, .neutered, .chipped, .specialNeeds, .houseTrained, .onLead, .walks,
            .virtualAdoption, .urgent:
            .boolean
        case .dogs, .cats: .tolerance
        case .children: .childTolerance
        case .born: .partialDate
        case .arrived, .left, .checked: .date
        case .weight: .decimal
        case .fee: .integer
        case .marks, .pictures, .bondedWith: .list
        case .description: .prose
        }
    }

    /// Fields without which an animal would be shown as what it is not: one whose status is not understood would seem to
    /// look for a home.
    var isDecisive: Bool { self == .type || self == .status }

    /// What records call it, for messages: `goodWith.dogs`.
    public var word: Message {
        let polish = [group, key].compactMap { $0.map { FieldNames.polish(of: $0).first ?? $0 } }.joined(
            separator: ": ")
        return "\(rawValue, polish: polish)"
    }
}
