import Content
import Messages
import Records

/// The path of a new record in the content folder, made from its name.
public enum RecordPlace {
    /// An animal's file in an institution's folder.
    public static func animal(_ id: RecordID, of institution: String) -> String {
        "institutions/\(institution)/animals/\(id).md"
    }

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
