import Documents
import Records

/// The records of a kind that has a folder in the content folder: how they are read, and where the catalogue keeps
/// them.
struct RecordCollection<Record: CollectedRecord>: Sendable {
    /// Reports what is wrong with a record by itself.
    typealias Rules = @Sendable (Record, SourceNode?, inout DecodingContext) -> Void

    /// Changes or removes records by rules that need the other ones, or institutions.
    typealias Check = @Sendable (inout [Entry], inout LoadedContent) -> Void

    /// A record with its fields as they are written.
    typealias Entry = (record: Record, root: SourceNode?)

    let decoding: RecordDecoding<Record>
    let path: WritableKeyPath<Catalogue, [Record]> & Sendable
    let rules: Rules
    let check: Check

    init(
        _ path: WritableKeyPath<Catalogue, [Record]> & Sendable, _ decoding: RecordDecoding<Record>,
        check: @escaping Check = { _, _ in }, rules: @escaping Rules = { _, _, _ in }
    ) {
        self.decoding = decoding
        self.path = path
        self.rules = rules
        self.check = check
    }

    /// Reads the records of a folder into the catalogue.
    func load(_ folder: ContentFolder, with loading: RecordLoading, into content: inout LoadedContent) {
        let groups = content.groups(of: folder.records, in: folder, loading.languages)
        let loaded = loading.parallel.map(count: groups.count, grain: 8) { index in
            loading.load(groups[index], as: decoding, in: folder) {
                Record(id: groups[index].id, source: $0)
            } check: {
                rules($0, $1, &$2)
            }
        }
        var entries: [Entry] = []
        for outcome in loaded {
            content.add(outcome, decoding)
            if let record = outcome.record { entries.append((record, outcome.root)) }
        }
        check(&entries, &content)
        content.catalogue[keyPath: path] = content.published(entries).map(\.record)
    }
}

extension LoadedContent {
    /// The entries that become part of the catalogue.
    func published<Record: CollectedRecord>(
        _ entries: [RecordCollection<Record>.Entry]
    ) -> [RecordCollection<Record>.Entry] {
        includesDrafts ? entries : entries.filter { !$0.record.isDraft }
    }
}
