import Documents
import Parallel
import Records

/// All institutions' folders, read by many hands at once: every record is a piece of work of its own, so that one
/// institution with tens of thousands of animals is no slower than many small ones.
struct InstitutionWork: Sendable {
    private let places: [Place]
    private let institutionLoading: InstitutionLoading
    private let animalLoading: AnimalLoading
    private let memory: RecordMemory?
    /// The outcomes of folders of which nothing has to be read.
    private var known: [Outcome] = []
    private var diagnostics: [Diagnostic] = []
    /// Files of folders that cannot be an institution's.
    private var unusedFiles: [String] = []

    /// One institution's folder.
    fileprivate struct Place: Sendable {
        let id: RecordID
        let folder: ContentFolder
        /// Names of its files and of its animals' files.
        let files: [String]
        /// The mistakes that the names alone show.
        let diagnostics: [Diagnostic]
        let institution: RecordGroup?
        let adoption: RecordGroup?
        let animals: ContentFolder?
        let groups: RecordGroups?
    }

    struct Outcome: Sendable {
        var institutions: [InstitutionEntry] = []
        var diagnostics: [Diagnostic] = []
        var referencedFiles: [FileReference] = []
        /// Paths of files that no record of their institution refers to.
        var unusedFiles: [String] = []
        /// Paths of records that could not be used.
        var failedRecords: [String] = []

        mutating func add(_ other: Outcome) {
            institutions += other.institutions
            diagnostics += other.diagnostics
            referencedFiles += other.referencedFiles
            unusedFiles += other.unusedFiles
            failedRecords += other.failedRecords
        }
    }

    /// - Parameter memory: what was read before.
    init(
        folders: [ContentFolder], reader: ContentReader, languages: [Language], today: CalendarDate,
        staleAfterDays: Int, memory: RecordMemory? = nil
    ) {
        institutionLoading = InstitutionLoading(
            reader: reader, languages: languages, today: today, staleAfterDays: staleAfterDays)
        animalLoading = AnimalLoading(
            reader: reader, languages: languages, today: today, staleAfterDays: staleAfterDays)
        self.memory = memory
        memory?.begin(
            RecordMemory.Terms(languages: languages, today: today, staleAfterDays: staleAfterDays),
            folders: folders.map(\.path))
        var places: [Place] = []
        for folder in folders {
            let id: RecordID
            do throws(RecordID.Problem) {
                id = try RecordID(folder.name)
            } catch {
                diagnostics.append(
                    Diagnostic(
                        id: "invalid-id", file: folder.path, message: error.message(for: folder.name),
                        suggestion: RecordID.suggestion(for: folder.name).map { "rename the folder: \($0)" }))
                unusedFiles += FolderCheck.allFiles(in: folder)
                continue
            }
            let animals = folder.folder("animals")
            let files = folder.files + [""] + (animals?.files ?? [])
            if let outcome = memory?.outcome(of: folder.path, files) {
                known.append(outcome)
                continue
            }
            places.append(Place(id: id, folder: folder, files: files, animals: animals, languages))
        }
        self.places = places
    }

    /// True if a file of an institution's folder is its record, or tells how to adopt, or translates one of them.
    fileprivate static func isOwn(_ name: RecordFileName) -> Bool {
        name.stem == "institution" || name.stem == "adoption" && name.notation == .markdown
    }

    private enum Piece: Sendable {
        case institution(place: Int)
        case group(place: Int, Int)
        case other(place: Int, Int)

        var place: Int {
            switch self {
            case .institution(let place), .group(let place, _), .other(let place, _): place
            }
        }
    }

    enum PieceOutcome: Sendable {
        case institution(InstitutionLoading.Outcome)
        case animals(AnimalLoading.Outcome)
    }

    /// So many records, and the rest of a folder, are read before they are put together: what was read of a file takes more
    /// memory than what comes of it.
    private static let recordsAtOnce = 1024

    func load(_ parallel: Parallel) -> Outcome {
        var result = Outcome(diagnostics: diagnostics, unusedFiles: unusedFiles)
        for outcome in known { result.add(outcome) }
        var next = 0
        while next < places.count {
            let first = next
            var pieces: [Piece] = []
            while next < places.count, pieces.count < InstitutionWork.recordsAtOnce {
                pieces += self.pieces(of: next)
                next += 1
            }
            let read = read(pieces, parallel)
            let outcomes = parallel.map(count: next - first) { assembled(places[first + $0], read[first + $0] ?? []) }
            for outcome in outcomes { result.add(outcome) }
        }
        // Those that were known stand among those that were read.
        if !known.isEmpty { result.institutions.sort { $0.record.id < $1.record.id } }
        return result
    }

    private func pieces(of place: Int) -> [Piece] {
        let groups = places[place].groups
        return (places[place].institution == nil ? [] : [.institution(place: place)])
            + (groups?.groups ?? []).indices.map { .group(place: place, $0) }
            + (groups?.others ?? []).indices.map { .other(place: place, $0) }
    }

    /// Returns the outcomes of the pieces of each place, in their order.
    private func read(_ pieces: [Piece], _ parallel: Parallel) -> [Int: [RecordMemory.Piece]] {
        var remembered: [Int: [String: RecordMemory.Piece]] = [:]
        if let memory {
            for place in Set(pieces.map(\.place)) { remembered[place] = memory.pieces(of: places[place].folder.path) }
        }
        let known = remembered
        let outcomes = parallel.map(count: pieces.count, grain: 16) { index -> RecordMemory.Piece in
            let piece = pieces[index]
            guard memory != nil else { return RecordMemory.Piece(files: [], outcome: load(piece)) }
            let files = files(of: piece)
            if let read = files.first.flatMap({ known[piece.place]?[$0] }), read.files == files { return read }
            return RecordMemory.Piece(files: files, outcome: load(piece))
        }
        return Dictionary(grouping: zip(pieces, outcomes), by: \.0.place).mapValues { $0.map(\.1) }
    }

    /// The files that a piece is read from, as paths from the content folder.
    private func files(of piece: Piece) -> [String] {
        func names(_ group: RecordGroup?) -> [String] {
            group.map { ($0.record.map { [$0.file] } ?? []) + $0.translations.map(\.name.file) } ?? []
        }
        let place = places[piece.place]
        return switch piece {
        case .institution: (names(place.institution) + names(place.adoption)).map(place.folder.path(of:))
        case .group(_, let group): names(place.groups?.groups[group]).map { place.animals?.path(of: $0) ?? $0 }
        case .other(_, let other):
            [place.groups?.others[other].file].compactMap { $0 }.map { place.animals?.path(of: $0) ?? $0 }
        }
    }

    private func load(_ piece: Piece) -> PieceOutcome {
        let place = places[piece.place]
        switch piece {
        case .institution:
            let group = place.institution ?? RecordGroup(id: place.id)
            return .institution(
                institutionLoading.load(group, id: place.id, adoption: place.adoption, in: place.folder))
        case .group(_, let group):
            guard let folder = place.animals, let groups = place.groups else {
                return .animals(AnimalLoading.Outcome())
            }
            return .animals(animalLoading.load(groups.groups[group], in: folder))
        case .other(_, let other):
            guard let folder = place.animals, let groups = place.groups else {
                return .animals(AnimalLoading.Outcome())
            }
            return .animals(animalLoading.load(groups.others[other], in: folder))
        }
    }

    /// Returns the outcome of a folder.
    private func assembled(_ place: Place, _ pieces: [RecordMemory.Piece]) -> Outcome {
        var institution: InstitutionLoading.Outcome?
        var animals: [AnimalLoading.Outcome] = []
        for piece in pieces {
            switch piece.outcome {
            case .institution(let outcome): institution = outcome
            case .animals(let outcome): animals.append(outcome)
            }
        }
        var outcome = Outcome(diagnostics: place.diagnostics)
        assemble(place, institution, animals, into: &outcome)
        let named = Set(outcome.referencedFiles.map(\.path))
        outcome.unusedFiles = FileReferences.unused(
            place.attachments.filter { !named.contains($0) }, in: outcome.institutions.lazy.flatMap(\.texts))
        // Translations of elements of arrays are read while an institution is put together.
        let isWhole = animals.allSatisfy(\.orphans.isEmpty)
        memory?.keep(place.folder.path, pieces, place.files, isWhole ? outcome : nil)
        return outcome
    }

    private func assemble(
        _ place: Place, _ institution: InstitutionLoading.Outcome?, _ animals: [AnimalLoading.Outcome],
        into result: inout Outcome
    ) {
        var entries: [AnimalEntry] = []
        if let folder = place.animals {
            var assembly = InstitutionAssembly(loading: animalLoading, folder: folder)
            entries = assembly.animals(animals)
            result.diagnostics += assembly.diagnostics
            result.referencedFiles += assembly.referencedFiles
            result.failedRecords += animals.flatMap(\.failed).map { "\(folder.path)/\($0)" }
        }
        guard let institution else { return }
        result.diagnostics += institution.diagnostics
        result.referencedFiles += institution.referencedFiles
        if institution.failedAdoption { result.failedRecords.append("\(place.folder.path)/adoption") }
        if let record = institution.institution {
            result.institutions.append(InstitutionEntry(record: record, source: institution.file, animals: entries))
        } else {
            result.failedRecords.append("\(place.folder.path)/institution")
        }
    }
}

extension InstitutionWork.Place {
    /// The paths of all files but records and their translations.
    fileprivate var attachments: [String] {
        let own = folder.files.filter { RecordFileName($0).map(InstitutionWork.isOwn) != true }
        return own.map(folder.path(of:))
            + folder.folders.flatMap { inner in
                guard inner.path == animals?.path else { return FolderCheck.allFiles(in: inner) }
                return inner.attachmentNames.map(inner.path(of:)) + inner.folders.flatMap(FolderCheck.allFiles)
            }
    }

    fileprivate init(
        id: RecordID, folder: ContentFolder, files: [String], animals: ContentFolder?, _ languages: [Language]
    ) {
        let names = folder.files.compactMap { RecordFileName($0) }.filter(InstitutionWork.isOwn)
        let own = RecordGroups(names, in: folder, languages: languages, allowsArrays: false)
        let groups = animals.map { animals in
            RecordGroups(
                animals.files.compactMap { RecordFileName($0) }, in: animals, languages: languages, allowsArrays: true)
        }
        var diagnostics = own.diagnostics + (groups?.diagnostics ?? [])
        let institution = own.groups.first { $0.id.text == "institution" && $0.record != nil }
        if institution == nil {
            diagnostics.append(
                Diagnostic(
                    id: "missing-institution", file: folder.path,
                    message: animals == nil
                        ? "this folder has no institution" : "this folder has no institution, only animals",
                    suggestion: "add institution.md with at least name, type, address and contact"))
        }
        self.init(
            id: id, folder: folder, files: files, diagnostics: diagnostics, institution: institution,
            adoption: own.groups.first { $0.id.text == "adoption" }, animals: animals, groups: groups)
    }
}

extension InstitutionEntry {
    /// All texts that may link to files.
    fileprivate var texts: [Prose] {
        ([record.description, record.adoption?.body].compactMap { $0 } + animals.map(\.record.description))
            .flatMap(\.entries).map(\.value)
    }
}
