import Content
import Messages
import Records

/// The path of a new record in the content folder, made from its name.
public enum RecordPlace {
    /// Returns the path of a record's file in the content folder.
    /// - Parameters:
    ///   - id: that of the record, where its kind has several in one place.
    ///   - institution: the one that it belongs to.
    ///   - animal: the one that it stands beside.
    public static func path(of kind: RecordKind, _ id: String, institution: String, animal: String) -> String {
        switch kind.place {
        case .settings: "site.yml"
        case .file(let name): "\(name).md"
        case .folder(let name): "\(name)/\(id).md"
        case .institutionFile("institution"): "institutions/\(id)/institution.md"
        case .institutionFile(let name): "institutions/\(institution)/\(name).md"
        case .institutionFolder(let name): "institutions/\(institution)/\(name)/\(id).md"
        case .animalFile(let name): "institutions/\(institution)/animals/\(animal).\(name).md"
        case .animalFolder(let name): "institutions/\(institution)/animals/\(animal).\(name)/\(id).md"
        }
    }

    /// True for kinds of which there is one record at most in a place, so that it needs no id.
    public static func isOnly(_ kind: RecordKind) -> Bool {
        switch kind.place {
        case .settings, .file, .animalFile: true
        case .institutionFile(let name): name != "institution"
        case .folder, .institutionFolder, .animalFolder: false
        }
    }

    /// Returns an id that is made from a name and not taken yet, with a number at its end if the plain one is taken.
    public static func freeID(for name: String, isTaken: (RecordID) -> Bool) -> RecordID? {
        guard let plain = RecordID.suggestion(for: name) else { return nil }
        for number in 1...9999 {
            let name = number == 1 ? plain : RecordID.numbered(plain, number)
            if let id = try? RecordID(name), !isTaken(id) { return id }
        }
        return nil
    }

    /// Returns the reason why a text is no id; nil if it is one.
    public static func problem(of id: String) -> Message? {
        (try? RecordID(id)) == nil
            ? "\"\(id)\" cannot be a name of a file here: small letters a to z, digits and single hyphens between them"
            : nil
    }
}

extension RecordPlace {
    /// True if a Markdown file at a path of the content folder is a record of its own: every part between the folders'
    /// names is an id, so that no path leads out of the folder.
    public static func isRecord(_ path: String) -> Bool {
        RecordKind.all.contains { kind in
            guard kind != .site else { return false }
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            let expected = RecordPlace.path(of: kind, "*", institution: "*", animal: "*").split(separator: "/")
            return parts.count == expected.count && zip(parts, expected).allSatisfy(matches)
        }
    }

    /// True if a part of a path is that of a pattern, in which `*` stands for an id.
    private static func matches(_ part: Substring, _ pattern: Substring) -> Bool {
        guard pattern.hasPrefix("*") else { return part == pattern }
        let ending = pattern.dropFirst()
        return part.hasSuffix(ending) && (try? RecordID(String(part.dropLast(ending.count)))) != nil
    }
}
