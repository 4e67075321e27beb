/// The fields of a record, or of a group of fields inside one, as they are written.
public struct GroupShape: Sendable {
    public let fields: [FieldShape]
    /// What fields say of each other.
    public let rules: [GroupRule]
}

/// One field, as it is written.
public struct FieldShape: Sendable {
    /// The name in English, written exactly so.
    public let name: String
    /// Names in Polish, the one to recommend first; letter case and diacritics make no difference.
    public let polish: [String]
    public let isRequired: Bool
    /// Whether a translation may say it in another language.
    public let isTranslatable: Bool
    public let shape: ValueShape
}

/// What the fields of a group say of each other.
public enum GroupRule: Sendable {
    /// At least one of these must be written.
    case atLeastOne([String])
    /// At most one of these may be written.
    case atMostOne([String])
}
