import Messages

/// What kind of record is written.
public enum StartedKind: Sendable, Hashable, CaseIterable {
    case animal
    case institution
    /// The settings of a site.
    case site

    /// Every field that such a record may have, but the text below.
    public var guides: [FieldGuide] {
        switch self {
        case .animal: FieldGuide.animal
        case .institution: FieldGuide.institution
        case .site: FieldGuide.site
        }
    }

    var isAnimal: Bool { self == .animal }

    /// What stands above the fields, for those who open the file later.
    var heading: Message {
        switch self {
        case .animal: "The record of an animal."
        case .institution: "The record of an institution."
        case .site: "The settings of the whole site."
        }
    }
}
