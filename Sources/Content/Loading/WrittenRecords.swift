import Documents
import Records

/// A record, or a translation of one, as it lies in its folder: read, but not decoded.
public struct WrittenRecord: Sendable {
    public let kind: RecordKind
    /// From the content folder.
    public let path: String
    /// The name before the first dot, with the animal's before it for what belongs to an animal.
    public let name: String
    /// The language of a translation; nil for the record itself.
    public let translation: String?
    /// The folder of the institution that it belongs to.
    public let institution: String?
    /// The fields; nil where there are none.
    public let root: SourceNode?

    public var isJSON: Bool { path.hasSuffix(".json") }

    /// True if the file lies among an institution's animals.
    public var isOfAnimal: Bool {
        switch kind.place {
        case .institutionFolder, .animalFolder, .animalFile: true
        case .settings, .file, .folder, .institutionFile: false
        }
    }

    /// True if the file is an array of records.
    public var holdsSeveral: Bool { root?.kind == .sequence }
}

/// All records of a content folder as they are written. Files that cannot be read are passed over; the check reports
/// them.
public struct WrittenRecords: Sendable {
    public private(set) var records: [WrittenRecord] = []
    /// The ids of institutions, in order.
    public private(set) var institutions: [String] = []
    /// The ids of institutions that have a folder for animals.
    public private(set) var institutionsWithAnimals: [String] = []
    /// The site's languages, the default first.
    public private(set) var languages = ["pl", "en"]
    /// The address of the site, as it is written.
    public private(set) var baseURL: String?

    private let reader: ContentReader

    public init(_ source: any ContentSource) throws(ContentSourceError) {
        reader = ContentReader(source: source)
        let root = try source.list()
        readSite(root)
        for kind in RecordKind.ofSite {
            switch kind.place {
            case .file(let name): add(kind, root.files.filter { $0.hasPrefix("\(name).") }, in: root)
            case .folder(let name): if let folder = root.folder(name) { add(kind, folder.files, in: folder) }
            case .settings, .institutionFile, .institutionFolder, .animalFolder, .animalFile: break
            }
        }
        for folder in root.folder("institutions")?.folders ?? [] where (try? RecordID(folder.name)) != nil {
            institutions.append(folder.name)
            for kind in RecordKind.ofInstitution { add(kind, ofInstitution: folder) }
        }
    }

    /// Returns the guides of an institution and the stories of its animals that went home which nobody has written yet.
    public func unwritten(of institution: String) -> [WrittenRecord] {
        let paths = Set(records.map(\.path))
        func missing(_ kind: RecordKind, _ name: String, _ path: String) -> WrittenRecord? {
            if paths.contains(path) { return nil }
            return WrittenRecord(
                kind: kind, path: path, name: name, translation: nil, institution: institution, root: nil)
        }
        let guides = RecordKind.institutionFiles.filter { $0.kind != .institution }.compactMap { stem, kind in
            missing(kind, stem, "institutions/\(institution)/\(stem).md")
        }
        let homes = records.filter { record in
            record.kind == .animal && record.institution == institution && record.translation == nil
                && (record.root?["status"]?.text).map { ["adopted", "adoptowany", "adoptowana"].contains($0) } == true
        }
        return guides
            + homes.compactMap { animal in
                missing(.story, animal.name, "\(animal.path.prefix { $0 != "." }).story.md")
            }
    }

    /// Returns true for an animal that visitors meet on walks or have reviewed already.
    public func isReviewed(_ animal: WrittenRecord) -> Bool {
        let folder = "\(animal.path.prefix { $0 != "." }).reviews/"
        return animal.root?["walks"].map { ["true", "tak"].contains($0.text) } == true
            || records.contains { $0.kind == .review && $0.path.hasPrefix(folder) }
    }

    private mutating func readSite(_ root: ContentFolder) {
        var diagnostics: [Diagnostic] = []
        guard root.files.contains("site.yml"), let tree = reader.settingsTree(diagnostics: &diagnostics) else { return }
        let codes = (tree.root["languages"]?.elements ?? []).compactMap { Language($0.text)?.code }
        if !codes.isEmpty { languages = codes }
        baseURL = tree.root["baseURL"]?.text
        records.append(
            WrittenRecord(
                kind: .site, path: "site.yml", name: "site", translation: nil, institution: nil, root: tree.root))
    }

    private mutating func add(_ kind: RecordKind, ofInstitution folder: ContentFolder) {
        switch kind.place {
        case .institutionFile(let name):
            add(kind, folder.files.filter { $0.hasPrefix("\(name).") }, in: folder, of: folder.name)
        case .institutionFolder(let name):
            guard let inner = folder.folder(name) else { return }
            if kind == .animal { institutionsWithAnimals.append(folder.name) }
            add(kind, inner.files, in: inner, of: folder.name)
        case .animalFolder:
            for (animal, inner) in folder.folder("animals")?.reviewFolders ?? [] {
                add(kind, inner.files, in: inner, of: folder.name, beginning: "\(animal)-")
            }
        case .animalFile:
            guard let inner = folder.folder("animals") else { return }
            add(kind, inner.files, in: inner, of: folder.name)
        case .settings, .file, .folder: break
        }
    }

    private mutating func add(
        _ kind: RecordKind, _ files: [String], in folder: ContentFolder, of institution: String? = nil,
        beginning: String = ""
    ) {
        for file in files {
            guard let name = RecordFileName(file).flatMap(kind.name(of:)) else { continue }
            var diagnostics: [Diagnostic] = []
            guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &diagnostics) else {
                continue
            }
            let code = name.languageCode
            records.append(
                WrittenRecord(
                    kind: kind, path: document.file, name: beginning + name.stem,
                    translation: code == languages[0] ? nil : code,
                    institution: institution, root: document.root))
        }
    }
}
