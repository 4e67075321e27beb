import Content
import Documents
import Messages
import Records

/// Works out what becomes of every animal.
struct ImportWork {
    let records: AnimalFolder
    let content: DiskContent
    let check: AnimalRecordCheck
    let writer: RecordWriter
    private(set) var memory: ImportMemory
    let origin: String

    private(set) var reports: [AnimalReport] = []
    private(set) var missing: [MissingAnimal] = []
    private(set) var pictures: [(file: String, addresses: [String])] = []
    private(set) var files: [(name: String, bytes: [UInt8])] = []
    /// Pictures to be written beside the records that name them.
    private(set) var copies: [PictureCopy] = []
    private(set) var diagnostics: [Diagnostic] = []

    private(set) var ids: [String: RecordID] = [:]

    /// Pictures that can be had, by the names that they would have beside the records.
    var found: [String: PictureCopy] = [:]

    /// The folder of animals with the pictures that can be had, also where there is none yet.
    private(set) lazy var folder: ContentFolder = {
        let path = records.institution.path(of: "animals")
        guard let folder = records.folder else { return ContentFolder(path: path, files: Array(found.keys)) }
        return ContentFolder(
            path: path, files: folder.files + found.keys, folders: folder.folders, others: folder.others,
            ignored: folder.ignored)
    }()

    private var language: Language { check.languages[0] }

    mutating func take(
        _ animals: [ImportedAnimal], pictures given: PictureSource, findings: inout SourceFindings
    ) {
        var animals = animals
        var names = AnimalNames(taken: records.takenIDs)
        for animal in animals {
            if let file = records.files[animal.reference] {
                ids[animal.reference] = try? RecordID(file.prefix { $0 != "." })
            } else if records.inJSON[animal.reference] == nil, memory.entries[animal.reference] == nil {
                ids[animal.reference] = names.id(for: animal)
            }
        }
        findPictures(of: &animals, in: given, &findings)
        for animal in animals { take(animal, &findings) }
    }

    private mutating func take(_ animal: ImportedAnimal, _ findings: inout SourceFindings) {
        if let (one, other) = records.repeated[animal.reference] {
            findings.addAnimal(
                at: animal.offset,
                "the records \(one) and \(other) have the same reference \"\(animal.reference)\", so both stay as they are",
                "delete one of them, or its reference")
        } else if let file = records.inJSON[animal.reference] {
            reports.append(AnimalReport(reference: animal.reference, file: folder.path(of: file), outcome: .elsewhere))
        } else if let file = records.files[animal.reference] {
            update(animal, file)
        } else if memory.entries[animal.reference] != nil {
            reports.append(
                AnimalReport(
                    reference: animal.reference, file: records.institution.path(of: ImportMemory.fileName),
                    outcome: .deleted))
        } else if let id = ids[animal.reference] {
            create(animal, id, &findings)
        }
    }

    /// The animal with its bonds as ids of records.
    private func bound(_ animal: ImportedAnimal) -> ImportedAnimal {
        guard !animal.bondedReferences.isEmpty else { return animal }
        var bound = animal
        let others = animal.bondedReferences.compactMap { ids[$0]?.text }
        if !others.isEmpty { bound["bondedWith"] = .list(others) }
        return bound
    }

    private mutating func create(_ animal: ImportedAnimal, _ id: RecordID, _ findings: inout SourceFindings) {
        var fields: [AnimalField: RecordValue] = [:]
        for entry in bound(animal).fields { fields[entry.field] = entry.value }
        // What a record must not hold is left out field by field, and told.
        for _ in AnimalField.allCases {
            let (text, owners) = writer.lines(fields)
            let errors = check.errors(in: text, id: id, folder: folder)
            if errors.isEmpty {
                let report = AnimalReport(
                    reference: animal.reference, file: folder.path(of: "\(id).md"), outcome: .new,
                    changes: AnimalField.allCases.compactMap { field in
                        fields[field].map { AnimalReport.Change(field: field, old: nil, new: $0) }
                    })
                return add(report, animal, id, text, fields)
            }
            var cannotBeUsed = false
            for error in errors {
                let line = error.line - 1
                var found = owners.indices.contains(line) ? owners[line] : ["description"]
                if found.count > 1 { found = wrongFields(among: found, in: fields, id: id) }
                for field in found where fields[field] != nil {
                    findings.addValue(
                        fields[field]?.shown ?? "", of: field.path, at: animal.offset,
                        error.suggestion ?? error.message)
                    fields[field] = nil
                    cannotBeUsed = cannotBeUsed || field.isDecisive || field == "reference"
                }
                cannotBeUsed = cannotBeUsed || found.isEmpty
            }
            if cannotBeUsed || (fields["name"] == nil && fields["number"] == nil) { break }
        }
        findings.addAnimal(
            at: animal.offset, "no right record can be made of the animal \(animal.reference), so it is left out",
            "put the values right that are named here")
    }

    /// Returns the fields of a line that are wrong by themselves.
    private mutating func wrongFields(
        among candidates: [AnimalField], in fields: [AnimalField: RecordValue], id: RecordID
    ) -> [AnimalField] {
        let folder = folder
        return candidates.filter { field in
            var alone: [AnimalField: RecordValue] = ["name": .text("x"), "type": .text("dog")]
            alone[field] = fields[field]
            return !check.errors(in: writer.record(alone), id: id, folder: folder).isEmpty
        }
    }

    private mutating func add(
        _ report: AnimalReport, _ animal: ImportedAnimal, _ id: RecordID, _ text: [UInt8],
        _ fields: [AnimalField: RecordValue]
    ) {
        reports.append(report)
        files.append(("\(id).md", text))
        copyPictures(fields["pictures"])
        memory.entries[animal.reference] = ImportMemory.Entry(origin: origin, fields: fields)
        notePictures(animal, "\(id).md")
    }

    /// Takes the pictures that a record names; others would lie there unused.
    private mutating func copyPictures(_ value: RecordValue?) {
        guard case .list(let names) = value else { return }
        copies += names.compactMap { found[$0] }
    }

    private mutating func notePictures(_ animal: ImportedAnimal, _ file: String) {
        if !animal.pictureAddresses.isEmpty { pictures.append((folder.path(of: file), animal.pictureAddresses)) }
    }

    private mutating func update(_ animal: ImportedAnimal, _ file: String) {
        guard let merged = merge(bound(animal).fields, animal.reference, file) else { return }
        var report = AnimalReport(
            reference: animal.reference, file: folder.path(of: file),
            outcome: merged.changes.isEmpty ? .unchanged : .updated)
        report.changes = merged.changes
        report.kept = merged.kept
        reports.append(report)
        // Where the record has pictures of its own, nobody needs to save further ones.
        if !merged.hasPictures { notePictures(animal, file) }
    }

    private mutating func merge(
        _ fields: [ImportedAnimal.Entry], _ reference: String, _ file: String
    ) -> MergedRecord? {
        let folder = folder
        let path = folder.path(of: file)
        guard let id = ids[reference], let bytes = AnimalFolder.read(path, in: content, &diagnostics),
            let record = ExistingRecord(name: path, bytes: bytes, diagnostics: &diagnostics)
        else { return nil }
        let last = memory.entries[reference]?.fields ?? [:]
        let merged = MergedRecord(record, fields, last: last, language: language) { bytes in
            check.errors(in: bytes, id: id, folder: folder).isEmpty
        }
        memory.entries[reference] = ImportMemory.Entry(origin: origin, fields: merged.written)
        if !merged.changes.isEmpty { files.append((file, merged.bytes)) }
        copyPictures(merged.changes.first { $0.field == "pictures" }?.new)
        return merged
    }

    /// Animals that an earlier import of the same kind of source brought.
    mutating func takeMissing(than animals: [ImportedAnimal], marking: Bool) {
        let present = Set(animals.map(\.reference))
        let gone = memory.entries.filter { $0.value.origin == origin && !present.contains($0.key) }.keys
        for reference in gone.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let file = records.files[reference] else {
                // Nobody has it any more.
                if records.inJSON[reference] == nil { memory.entries[reference] = nil }
                continue
            }
            ids[reference] = try? RecordID(file.prefix { $0 != "." })
            let path = folder.path(of: file)
            guard let bytes = AnimalFolder.read(path, in: content, &diagnostics),
                let record = ExistingRecord(name: path, bytes: bytes, diagnostics: &diagnostics)
            else { continue }
            let status = record.value("status", language: language)?.shown ?? AnimalStatus.available.rawValue
            if AnimalStatus(rawValue: status)?.isDeparted ?? false { continue }
            var animal = MissingAnimal(reference: reference, file: path, status: status)
            if marking {
                let adopted = ImportedAnimal.Entry(field: "status", value: .text(AnimalStatus.adopted.rawValue))
                animal.isMarked = merge([adopted], reference, file)?.changes.isEmpty == false
            }
            missing.append(animal)
        }
    }
}
