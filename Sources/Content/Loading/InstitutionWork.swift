import Documents
import Parallel
import Records

/// All institutions' folders, read by many hands at once: every record is a piece of work of its own, so that one
/// institution with tens of thousands of animals is no slower than many small ones.
struct InstitutionWork: Sendable {
    private let places: [Place]
    private let institutionLoading: InstitutionLoading
    private let animalLoading: AnimalLoading
    private var diagnostics: [Diagnostic] = []

    /// One institution's folder.
    private struct Place: Sendable {
        let id: RecordID
        let folder: ContentFolder
        let institution: RecordGroup?
        let adoption: RecordGroup?
        let animals: ContentFolder?
        let groups: RecordGroups?
    }

    struct Outcome: Sendable {
        var institutions: [InstitutionEntry] = []
        var diagnostics: [Diagnostic] = []
        var referencedFiles: [String] = []
        /// Paths of all files that are records or translations.
        var recordFiles: [String] = []
        /// Paths of records that could not be used.
        var failedRecords: [String] = []
    }

    init(
        folders: [ContentFolder], reader: ContentReader, languages: [Language], today: CalendarDate, staleAfterDays: Int
    ) {
        institutionLoading = InstitutionLoading(
            reader: reader, languages: languages, today: today, staleAfterDays: staleAfterDays)
        animalLoading = AnimalLoading(
            reader: reader, languages: languages, today: today, staleAfterDays: staleAfterDays)
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
                continue
            }
            let names = folder.files.compactMap { RecordFileName($0) }.filter(InstitutionWork.isOwn)
            let own = RecordGroups(names, in: folder, languages: languages, allowsArrays: false)
            diagnostics += own.diagnostics
            let animals = folder.folder("animals")
            let groups = animals.map { animals in
                RecordGroups(
                    animals.files.compactMap { RecordFileName($0) }, in: animals, languages: languages,
                    allowsArrays: true)
            }
            diagnostics += groups?.diagnostics ?? []
            let group = own.groups.first { $0.id.text == "institution" && $0.record != nil }
            if group == nil {
                diagnostics.append(
                    Diagnostic(
                        id: "missing-institution", file: folder.path,
                        message: "this folder has no institution\(animals == nil ? "" : ", only animals")",
                        suggestion: "add institution.md with at least name, type, address and contact"))
            }
            places.append(
                Place(
                    id: id, folder: folder, institution: group,
                    adoption: own.groups.first { $0.id.text == "adoption" }, animals: animals, groups: groups))
        }
        self.places = places
    }

    /// Whether a file of an institution's folder is its record, or tells how to adopt, or translates one of them.
    private static func isOwn(_ name: RecordFileName) -> Bool {
        name.stem == "institution" || name.stem == "adoption" && name.notation == .markdown
    }

    private enum Piece: Sendable {
        case institution(place: Int)
        case group(place: Int, Int)
        case other(place: Int, Int)
    }

    private enum PieceOutcome: Sendable {
        case institution(place: Int, InstitutionLoading.Outcome)
        case animals(place: Int, AnimalLoading.Outcome)
    }

    func load(_ parallel: Parallel) -> Outcome {
        var pieces: [Piece] = []
        for (index, place) in places.enumerated() {
            if place.institution != nil { pieces.append(.institution(place: index)) }
            for group in (place.groups?.groups ?? []).indices { pieces.append(.group(place: index, group)) }
            for other in (place.groups?.others ?? []).indices { pieces.append(.other(place: index, other)) }
        }
        let all = pieces
        let outcomes = parallel.map(count: all.count, grain: 16) { load(all[$0]) }

        var institutions: [Int: InstitutionLoading.Outcome] = [:]
        var animals = [[AnimalLoading.Outcome]](repeating: [], count: places.count)
        for outcome in outcomes {
            switch outcome {
            case .institution(let place, let outcome): institutions[place] = outcome
            case .animals(let place, let outcome): animals[place].append(outcome)
            }
        }
        var result = Outcome(diagnostics: diagnostics)
        for (index, place) in places.enumerated() {
            assemble(place, institutions[index], animals[index], into: &result)
        }
        return result
    }

    private func load(_ piece: Piece) -> PieceOutcome {
        switch piece {
        case .institution(let index):
            let place = places[index]
            let group = place.institution ?? RecordGroup(id: place.id)
            return .institution(
                place: index,
                institutionLoading.load(group, id: place.id, adoption: place.adoption, in: place.folder))
        case .group(let index, let group):
            let place = places[index]
            guard let folder = place.animals, let groups = place.groups else {
                return .animals(place: index, AnimalLoading.Outcome())
            }
            return .animals(place: index, animalLoading.load(groups.groups[group], in: folder))
        case .other(let index, let other):
            let place = places[index]
            guard let folder = place.animals, let groups = place.groups else {
                return .animals(place: index, AnimalLoading.Outcome())
            }
            return .animals(place: index, animalLoading.load(groups.others[other], in: folder))
        }
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
            result.recordFiles += folder.files.filter(ContentFolder.isRecord).map(folder.path(of:))
        }
        result.recordFiles += place.folder.files.filter { RecordFileName($0).map(InstitutionWork.isOwn) == true }
            .map(place.folder.path(of:))
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
