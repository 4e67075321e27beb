import Documents

/// The values that imports wrote last, by which they know what people have changed since. It lies with the records, so that everybody
/// who imports has the same, and holds nothing that the records have not held.
struct ImportMemory {
    /// The file's name, which the reader of content passes over because it begins with `_`.
    static let fileName = "_imported.json"

    struct Entry {
        /// The kind of source that it came from.
        var origin: String
        var fields: [AnimalField: RecordValue]
    }

    /// By reference.
    var entries: [String: Entry] = [:]

    init() {}

    /// Nil after reporting why the file cannot be read.
    init?(name: String, bytes: [UInt8], diagnostics: inout [Diagnostic]) {
        let count = diagnostics.count
        guard let source = SourceFile(name: name, bytes: bytes, diagnostics: &diagnostics),
            let root = JSONReader.read(source, diagnostics: &diagnostics)?.root, diagnostics.count == count
        else { return nil }
        for node in root["animals"]?.elements ?? [] {
            guard let reference = node["reference"]?.exactText else { continue }
            var fields: [AnimalField: RecordValue] = [:]
            for (key, value) in node["fields"]?.entries ?? [] {
                guard let field = AnimalField(path: key.text) else { continue }
                fields[field] =
                    value.kind == .sequence ? .list(value.elements.map(\.exactText)) : .text(value.exactText)
            }
            entries[reference] = Entry(origin: node["from"]?.text ?? "", fields: fields)
        }
    }

    /// A line for each animal, by reference.
    var json: [UInt8] {
        let about =
            "What shelters import wrote last, by which it knows what people have changed since. Keep it with the records."
        var bytes = Array("{\"about\": \"\(about)\",\n\"animals\": [".utf8)
        var isFirst = true
        for (reference, entry) in entries.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            bytes += Array((isFirst ? "\n" : ",\n").utf8)
            isFirst = false
            JSONWriter.appendObject(to: &bytes) { json in
                json.member("reference", reference)
                json.member("from", entry.origin)
                json.object("fields") { json in
                    for field in AnimalField.allCases {
                        switch entry.fields[field] {
                        case .text(let text): json.member(field.path, text)
                        case .list(let texts):
                            json.array(field.path, of: texts) { $0.string($1) }
                        case nil: break
                        }
                    }
                }
            }
        }
        return bytes + Array("\n]}\n".utf8)
    }
}
