import Documents
import Messages
import Records

/// Puts an institution and its animals together: what can be told only when all of them are known.
struct InstitutionAssembly {
    private let loading: RecordLoading
    private let folder: InstitutionFolder
    /// The digest of the names of files that are no records.
    private let names: UInt64
    /// Returns the digest of what was read while it was put together.
    private let digest: () -> UInt64
    private var result = InstitutionWork.Outcome()
    private var drafts: [RecordID: AnimalDraft] = [:]
    private var failed: Set<RecordID> = []
    private var bound = Diagnostic.bound

    init(loading: RecordLoading, folder: InstitutionFolder, names: UInt64, digest: @escaping () -> UInt64) {
        self.loading = loading
        self.folder = folder
        self.names = names
        self.digest = digest
    }

    /// Returns the outcome of the folder, from those of all its pieces.
    mutating func outcome(_ pieces: [LoadedPiece]) -> InstitutionWork.Outcome {
        result.diagnostics = folder.diagnostics
        for piece in pieces {
            result.diagnostics += piece.diagnostics
            result.referencedFiles += piece.referencedFiles
            result.failedRecords += piece.failedRecords
            failed.formUnion(piece.failedAnimals)
            for var draft in piece.animals {
                draft.digest = piece.digest
                add(draft)
            }
        }
        if let animals = folder.animals {
            lazy var known = NearMiss(among: drafts.keys.map(\.text).sorted())
            for (id, translation) in pieces.flatMap(\.orphans)
            where !translate(id, translation, in: animals) && !failed.contains(id) {
                result.diagnostics.append(
                    translation.withoutRecord(id, in: animals, nearest: known.next(to: id.text)))
            }
            result.failedRecords += failed.map { animals.path(of: $0.text) }
        }
        for piece in pieces {
            guard let (id, folder, reviews) = piece.reviews else { continue }
            if drafts[id] != nil {
                drafts[id]?.digest &+= piece.digest
                drafts[id]?.animal.reviews = reviews.sorted { ($1.date, $0.id) < ($0.date, $1.id) }
            } else if !failed.contains(id) {
                result.diagnostics.report(
                    "reviews-without-animal", in: folder, "there is no animal \"\(id)\" whose reviews these could be",
                    suggestion: "give the folder the name of the animal's file, with .reviews behind it")
            }
        }
        for piece in pieces {
            guard let (id, story) = piece.story else { continue }
            drafts[id]?.digest &+= piece.digest
            add(story, to: id)
        }
        bond()
        if let institution = pieces.lazy.compactMap(\.institution).first {
            // Ids are sorted, because drafts are large.
            let late = digest()
            let animals = drafts.keys.sorted().compactMap { id in
                drafts[id].map {
                    AnimalEntry(record: $0.animal, origin: $0.origin, story: $0.story, digest: $0.digest &+ late)
                }
            }
            var digests = InstitutionEntry.Digests()
            digests.record = pieces.first { $0.institution != nil }?.digest ?? 0
            digests.all = pieces.reduce(names &+ late) { $0 &+ $1.digest }
            result.institutions = [
                InstitutionEntry(
                    record: institution.record, source: institution.source, animals: animals, digests: digests)
            ]
        } else if folder.hasInstitution {
            result.failedRecords.append(folder.folder.path(of: "institution"))
        }
        return result
    }

    private mutating func add(_ draft: AnimalDraft) {
        let id = draft.animal.id
        guard let other = drafts[id] else {
            drafts[id] = draft
            return
        }
        // Of a file of its own and an element of an array, the element is the one to be told.
        let (kept, second) = draft.root.isWholeDocument && !other.root.isWholeDocument ? (draft, other) : (other, draft)
        drafts[id] = kept
        let node = second.root["id"] ?? second.root
        let place: Message =
            kept.root.isWholeDocument
            ? Message(verbatim: kept.file) : "\(kept.file), line \((kept.root["id"] ?? kept.root).position.line)"
        result.diagnostics.append(
            node.diagnostic(
                "duplicate-id", "the id \"\(id)\" is already used: \(place)",
                suggestion: "give one of the two animals another id"))
        result.diagnostics.limit(past: &bound)
    }

    /// Gives an animal its story.
    private mutating func add(_ story: AdoptionStory, to id: RecordID) {
        guard let animal = drafts[id]?.animal else {
            if !failed.contains(id) {
                result.diagnostics.report(
                    "story-without-animal", in: story.source, "there is no animal \"\(id)\" of which this could tell",
                    suggestion: "name the file like the animal's record: \(id).story.md beside \(id).md")
            }
            return
        }
        guard animal.status.hasHome else {
            result.diagnostics.report(
                "story-without-home", in: story.source,
                "the story is not shown: by its record the animal has not gone home", severity: .warning,
                suggestion: "write \"status: adopted\" in the animal's record, and the day as \"left\"")
            return
        }
        drafts[id]?.story = story
    }

    /// Returns false if there is no such animal.
    private mutating func translate(
        _ id: RecordID, _ translation: RecordGroup.Translation, in animals: ContentFolder
    ) -> Bool {
        guard var draft = drafts[id] else { return false }
        var outcome = LoadedPiece()
        loading.translate(&draft, [translation], in: animals, into: &outcome)
        result.diagnostics += outcome.diagnostics
        result.referencedFiles += outcome.referencedFiles
        drafts[id] = draft
        return true
    }

    /// Checks that bonded animals exist, and makes every bond mutual.
    private mutating func bond() {
        var bonds: [RecordID: Set<RecordID>] = [:]
        let bonded = drafts.lazy.filter { !$0.value.animal.bondedWith.isEmpty }.map(\.key).sorted()
        lazy var known = NearMiss(among: drafts.keys.map(\.text).sorted())
        for id in bonded {
            guard let draft = drafts[id] else { continue }
            let list = draft.root["bondedWith"]
            let elements = list?.elements ?? []
            func report(_ id: String, _ index: Int, _ message: Message, suggestion: Message) {
                let node = index < elements.count ? elements[index] : list ?? draft.root
                result.diagnostics.append(node.diagnostic(id, message, suggestion: suggestion))
                result.diagnostics.limit(past: &bound)
            }
            func renamed(_ id: RecordID) -> String? {
                drafts.values.filter { $0.animal.formerly.contains { $0.id == id } }.map(\.animal.id.text).min()
            }
            for (index, other) in draft.animal.bondedWith.enumerated() {
                if other == id {
                    report(
                        "bonded-with-itself", index, "an animal cannot be bonded with itself",
                        suggestion: "delete it")
                } else if drafts[other] != nil {
                    bonds[id, default: []].insert(other)
                    bonds[other, default: []].insert(id)
                } else if !failed.contains(other) {
                    report(
                        "unknown-animal", index, "there is no animal \"\(other)\" in this institution",
                        suggestion: (renamed(other) ?? known.next(to: other.text)).map { "did you mean \"\($0)\"?" }
                            ?? "write the id (the file's name) of an animal beside it")
                }
            }
        }
        for id in Set(bonded).union(bonds.keys) {
            drafts[id]?.animal.bondedWith = (bonds[id] ?? []).sorted()
        }
    }
}
