import Documents
import Records

/// A record of before, put together with what the source says now.
///
/// A field is the source's as long as nobody has touched it: where the record has what the last import wrote, it gets what
/// the source says now. Where it has something else, that stays.
struct MergedRecord {
    private(set) var bytes: [UInt8]
    private(set) var changes: [AnimalReport.Change] = []
    private(set) var kept: [AnimalReport.Change] = []
    /// The values that the import wrote last, after this one.
    private(set) var written: [AnimalField: RecordValue]
    /// True if the record names pictures.
    let hasPictures: Bool

    /// - Parameters:
    ///   - last: what the import wrote last; empty where it never did.
    ///   - accepts: whether a record is free of errors.
    init(
        _ record: ExistingRecord, _ fields: [ImportedAnimal.Entry], last: [AnimalField: RecordValue],
        language: Language,
        accepts: ([UInt8]) -> Bool
    ) {
        bytes = record.bytes
        written = last
        hasPictures = record.node("pictures") != nil
        var current = record
        for field in AnimalField.allCases {
            guard let entry = fields.first(where: { $0.field == field }) else { continue }
            let old = record.value(field, language: language)
            let change = AnimalReport.Change(field: field, old: old, new: entry.value)
            if MergedRecord.same(old, entry.value) {
                written[field] = entry.value
            } else if MergedRecord.same(old, last[field]) {
                let isFemale = current.value("sex", language: language) == .text("female")
                if let edited = RecordEdit(current, isFemale: isFemale).setting(field, to: entry.value),
                    let next = MergedRecord.read(edited, like: record),
                    MergedRecord.same(next.value(field, language: language), entry.value)
                {
                    current = next
                    changes.append(change)
                    written[field] = entry.value
                } else {
                    kept.append(change)
                }
            } else {
                kept.append(change)
            }
        }
        guard !changes.isEmpty else { return }
        // A record that was right stays right: what would spoil it is not written.
        if accepts(current.bytes) || !accepts(record.bytes) {
            bytes = current.bytes
        } else {
            kept += changes
            for change in changes { written[change.field] = last[change.field] }
            changes = []
        }
    }

    private static func same(_ one: RecordValue?, _ other: RecordValue?) -> Bool {
        if one == nil && other == nil { return true }
        return one?.says(theSameAs: other) ?? false
    }

    private static func read(_ bytes: [UInt8], like record: ExistingRecord) -> ExistingRecord? {
        var diagnostics: [Diagnostic] = []
        return ExistingRecord(name: record.source.name, bytes: bytes, diagnostics: &diagnostics)
    }
}
