import Documents

extension RecordDraft {
    /// The title of the record, where it is a plain text: its name, its number, its title.
    public var title: String? {
        for name in ["name", "number", "title"] {
            guard let field = fields.first(where: { $0.name == name }) else { continue }
            switch field.value {
            case .text(let text), .word(let text): return text
            case .group(let members):
                if case .text(let text)? = members.first?.value { return text }
            case .verbatim, .list: continue
            }
        }
        return nil
    }
}

extension StartedKind {
    /// The name of a file where nothing of a record's name can be kept.
    public var plainName: String {
        switch self {
        case .animal: "animal"
        case .institution: "institution"
        case .site: "site"
        }
    }
}
