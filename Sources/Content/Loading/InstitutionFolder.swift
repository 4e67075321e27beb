import Documents
import Records

/// An institution's folder: its files by the records that they belong to.
struct InstitutionFolder: Sendable {
    let id: RecordID
    let folder: ContentFolder
    let animals: ContentFolder?
    /// The mistakes that the names alone show.
    private(set) var diagnostics: [Diagnostic]
    private let institution: RecordGroup?
    private let guides: [RecordGroup]
    private let groups: RecordGroups?
    private let reviews: [(animal: RecordID, folder: ContentFolder, groups: RecordGroups)]
    private let stories: RecordGroups?

    /// A record with its translations, or a file with several: what is read as one piece of work.
    struct Piece: Sendable {
        /// The paths of its files, its own first.
        let files: [String]
        let load: @Sendable (RecordLoading) -> LoadedPiece
    }

    init(_ folder: ContentFolder, id: RecordID, languages: [Language]) {
        let names = folder.records.filter(\.isOfInstitution)
        let own = RecordGroups(names, in: folder, languages: languages, allowsArrays: false)
        let animals = folder.folder("animals")
        func files(of kind: RecordKind) -> RecordGroups? {
            animals.map { animals in
                RecordGroups(
                    animals.records.compactMap(kind.name(of:)), in: animals, languages: languages,
                    allowsArrays: kind == .animal)
            }
        }
        reviews = (animals?.reviewFolders ?? []).map { animal, folder in
            (animal, folder, RecordGroups(folder.records, in: folder, languages: languages, allowsArrays: false))
        }
        groups = files(of: .animal)
        stories = files(of: .story)
        self.id = id
        self.folder = folder
        self.animals = animals
        institution = own.groups.first { $0.id.text == "institution" && $0.record != nil }
        guides = own.groups.filter { $0.id.text != "institution" }
        diagnostics =
            own.diagnostics + [groups, stories].flatMap { $0?.diagnostics ?? [] }
            + reviews.flatMap(\.groups.diagnostics)
        if institution == nil {
            diagnostics.report(
                "missing-institution", in: folder.path,
                animals == nil
                    ? "this folder has no institution" : "this folder has no institution, only animals",
                suggestion: "add institution.md with at least name, type, address and contact")
        }
    }

    /// True if there is a record of the institution, right or wrong.
    var hasInstitution: Bool { institution != nil }

    /// The names of a folder's entries and of its animals' entries.
    static func names(of folder: ContentFolder) -> [String] {
        let animals = folder.folder("animals")
        let folders: [ContentFolder?] = [folder, animals] + (animals?.reviewFolders.map(\.folder) ?? [])
        return folders.flatMap { folder in
            [""] + (folder.map { $0.files + $0.others.map(\.name) + $0.folders.map(\.name) } ?? [])
        }
    }

    /// The institution first.
    var pieces: [Piece] {
        var pieces: [Piece] = []
        if let institution {
            pieces.append(
                Piece(files: ([institution] + guides).flatMap(\.files).map(folder.path(of:))) { [id, guides, folder] in
                    $0.institution(institution, id: id, guides: guides, in: folder)
                })
        }
        guard let animals, let groups else { return pieces }
        for group in groups.groups {
            pieces.append(Piece(files: group.files.map(animals.path(of:))) { $0.animals(group, in: animals) })
        }
        for (id, folder, reviews) in self.reviews {
            let files = reviews.groups.flatMap(\.files).map(folder.path(of:))
            pieces.append(Piece(files: [folder.path] + files) { $0.reviews(reviews.groups, of: id, in: folder) })
        }
        for group in stories?.groups ?? [] {
            pieces.append(Piece(files: group.files.map(animals.path(of:))) { $0.story(group, in: animals) })
        }
        for name in groups.others {
            pieces.append(Piece(files: [animals.path(of: name.file)]) { $0.animals(name, in: animals) })
        }
        return pieces
    }

    /// The paths of all files but records and their translations.
    var attachments: [String] {
        let own = folder.files.filter { RecordFileName($0)?.isOfInstitution != true }
        return own.map(folder.path(of:))
            + folder.folders.flatMap { inner in
                guard inner.path == animals?.path else { return inner.allFiles }
                let reviews = Set(inner.reviewFolders.map(\.folder.path))
                return inner.attachmentNames.map(inner.path(of:))
                    + inner.folders.flatMap { folder in
                        reviews.contains(folder.path)
                            ? folder.attachmentNames.map(folder.path(of:)) + folder.folders.flatMap(\.allFiles)
                            : folder.allFiles
                    }
            }
    }
}

extension ContentFolder {
    /// The folders of reviews in a folder of animals, with the ids of the animals.
    var reviewFolders: [(animal: RecordID, folder: ContentFolder)] {
        folders.compactMap { folder in
            guard folder.name.hasSuffix(".reviews") else { return nil }
            return (try? RecordID(String(folder.name.dropLast(".reviews".count)))).map { ($0, folder) }
        }
    }
}

extension RecordFileName {
    /// True if a file of an institution's folder is its record, a guide beside it or a translation of one of them.
    fileprivate var isOfInstitution: Bool {
        RecordKind.institutionFiles.contains { stem, kind in
            self.stem == stem && (kind == .institution || notation == .markdown)
        }
    }
}

extension RecordGroup {
    /// The names of the files, the record's own first.
    fileprivate var files: [String] { (record.map { [$0.file] } ?? []) + translations.map(\.name.file) }
}
