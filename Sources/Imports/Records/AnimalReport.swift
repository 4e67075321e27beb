import Messages
import Records

/// The outcome for one animal of the source.
public struct AnimalReport: Sendable {
    public enum Outcome: Sendable {
        case new, updated, unchanged
        /// Its record was deleted, and is not brought back.
        case deleted
        /// Its record lies in a JSON file, which imports do not edit.
        case elsewhere
    }

    public struct Change: Sendable {
        public let field: AnimalField
        /// In the record.
        public let old: RecordValue?
        /// In the source.
        public let new: RecordValue?

        /// The record's value, for people.
        public var shownOld: Message { Change.shown(old, field) }
        /// The source's value, for people.
        public var shownNew: Message { Change.shown(new, field) }

        private static func shown(_ value: RecordValue?, _ field: AnimalField) -> Message {
            let text = CleanText.line(value?.shown ?? "–")
            let short = text.count > 40 ? "\(text.prefix(40))…" : text
            return "\(short, polish: SourceWords.polish(short, for: field) ?? short)"
        }
    }

    public let reference: String
    /// Relative to the content folder.
    public let file: String
    public internal(set) var outcome: Outcome
    /// The changes that are written.
    public internal(set) var changes: [Change] = []
    /// The fields in which people have written something else than the import did, which stays.
    public internal(set) var kept: [Change] = []
}

/// An animal that an earlier import brought, and that the source has no more.
public struct MissingAnimal: Sendable {
    public let reference: String
    /// Relative to the content folder.
    public let file: String
    /// The status in its record.
    public let status: String
    /// True if its record says from now on that it is adopted.
    public internal(set) var isMarked = false
}
