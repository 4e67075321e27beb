import Content
import Messages
import Records

/// The path of a new record in the content folder, made from its name.
public enum RecordPlace {
    /// An animal's file in an institution's folder.
    public static func animal(_ id: RecordID, of institution: String) -> String {
        "institutions/\(institution)/animals/\(id).md"
    }

    /// A review's file in the folder beside the animal's file.
    public static func review(_ id: RecordID, of animal: String, _ institution: String) -> String {
        "institutions/\(institution)/animals/\(animal).reviews/\(id).md"
    }

    /// The file of an animal's story, beside the animal's.
    public static func story(of animal: String, _ institution: String) -> String {
        "institutions/\(institution)/animals/\(animal).story.md"
    }

    /// The rules of an institution's walks.
    public static func walks(of institution: String) -> String { "institutions/\(institution)/walks.md" }

    public static func institution(_ id: RecordID) -> String { "institutions/\(id)/institution.md" }

    /// Returns an id that is made from a name and not taken yet, with a number at its end if the plain one is taken.
    public static func freeID(for name: String, isTaken: (RecordID) -> Bool) -> RecordID? {
        guard let plain = RecordID.suggestion(for: name) else { return nil }
        for number in 1...9999 {
            let suffix = number == 1 ? "" : "-\(number)"
            var stem = String(plain.prefix(RecordID.maximumLength - suffix.count))
            while stem.hasSuffix("-") { stem.removeLast() }
            if let id = try? RecordID(stem + suffix), !isTaken(id) { return id }
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
            let pattern: String
            switch kind.place {
            case .settings: return false
            case .file(let name): pattern = "\(name).md"
            case .folder(let name): pattern = "\(name)/*.md"
            case .institutionFile(let name): pattern = "institutions/*/\(name).md"
            case .institutionFolder(let name): pattern = "institutions/*/\(name)/*.md"
            case .animalFile(let name): pattern = "institutions/*/animals/*.\(name).md"
            case .animalFolder(let name): pattern = "institutions/*/animals/*.\(name)/*.md"
            }
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            let expected = pattern.split(separator: "/")
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
