import Content
import Documents
import Files
import Records

/// The records that an institution's folder holds already, by their references.
struct AnimalFolder {
    /// The institution's folder.
    let institution: ContentFolder
    /// Nil where there are no animals yet.
    let folder: ContentFolder?
    /// The names of records' files by reference.
    private(set) var files: [String: String] = [:]
    /// References of animals in JSON files, and these files' names.
    private(set) var inJSON: [String: String] = [:]
    /// References that several records have, with the names of two of them.
    private(set) var repeated: [String: (String, String)] = [:]
    private(set) var takenIDs: Set<String> = []

    /// Reads the folder, and reports the mistakes of records that cannot be read.
    init(
        _ institution: ContentFolder, in source: any ContentSource, languages: [Language],
        diagnostics: inout [Diagnostic]
    ) {
        self.institution = institution
        folder = institution.folder("animals")
        guard let folder else { return }
        for name in folder.files + folder.others.map(\.name) + folder.folders.map(\.name) + folder.ignored {
            takenIDs.insert(String(name.prefix { $0 != "." }))
        }
        for name in folder.files where ContentFolder.isRecord(name) {
            let isJSON = name.hasSuffix(".json")
            let stem = name.dropLast(isJSON ? 5 : 3)
            if let dot = stem.lastIndex(of: "."),
                languages.dropFirst().contains(where: { $0.code == stem[stem.index(after: dot)...] })
            {
                continue
            }
            let path = folder.path(of: name)
            guard let bytes = AnimalFolder.read(path, in: source, &diagnostics) else { continue }
            if isJSON {
                guard let file = SourceFile(name: path, bytes: bytes, diagnostics: &diagnostics),
                    let root = JSONReader.read(file, keyNames: FieldNames.keys, diagnostics: &diagnostics)?.root
                else { continue }
                for node in root.kind == .sequence ? root.elements : [root] {
                    if let id = node["id"]?.text { takenIDs.insert(id) }
                    if let reference = node["reference"]?.text, !reference.isEmpty { inJSON[reference] = name }
                }
            } else if let record = ExistingRecord(name: path, bytes: bytes, diagnostics: &diagnostics),
                let reference = record.node("reference")?.text
            {
                if let first = files[reference] { repeated[reference] = (first, name) }
                files[reference] = name
            }
        }
    }

    static func read(_ path: String, in source: any ContentSource, _ diagnostics: inout [Diagnostic]) -> [UInt8]? {
        do throws(FileReadError) {
            return try source.read(path, limit: 64 << 20)
        } catch {
            diagnostics.append(.unreadable(path, error))
            return nil
        }
    }
}
