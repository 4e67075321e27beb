/// The fields of a record, or of a group of fields inside one, as they are written.
public struct GroupShape: Sendable {
    public let fields: [FieldDescription]
    /// The rules between fields.
    public let rules: [GroupRule]

    /// The fields that a translation may hold.
    public var translatable: GroupShape { GroupShape(fields: fields.filter(\.isTranslatable), rules: []) }

    /// The group with the id that a record in JSON may, or must, say itself.
    public func withID(isRequired: Bool) -> GroupShape {
        let id = FieldDescription(
            "id", "the animal's id, which becomes its address: small letters, digits, hyphens", polish: [],
            isRequired: isRequired
        ) { .recordID }
        return GroupShape(fields: [id] + fields, rules: rules)
    }
}

/// A rule between the fields of a group.
public enum GroupRule: Sendable {
    /// At least one of these must be written.
    case atLeastOne([String])
    /// At most one of these may be written.
    case atMostOne([String])
}
