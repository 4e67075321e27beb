extension GroupShape {
    /// The fields that a translation may hold.
    public var translatable: GroupShape {
        GroupShape(fields: fields.filter(\.isTranslatable), rules: [])
    }

    /// With the id that a record in JSON may, or must, tell by itself.
    public func withID(isRequired: Bool) -> GroupShape {
        let id = FieldShape(
            name: "id", polish: [], isRequired: isRequired, isTranslatable: false, shape: .recordID)
        return GroupShape(fields: [id] + fields, rules: rules)
    }
}
