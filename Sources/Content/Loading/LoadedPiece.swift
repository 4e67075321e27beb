import Documents
import Records

/// The outcome of reading one file of an institution's folder with its translations.
struct LoadedPiece: Sendable {
    /// Nil where it cannot be used, and for files of animals.
    var institution: (record: Institution, source: String)?
    var animals: [AnimalDraft] = []
    /// The story of the animal with that id.
    var story: (animal: RecordID, story: AdoptionStory)?
    /// Ids of animals that exist and cannot be used; links to them are not broken.
    var failedAnimals: [RecordID] = []
    /// The paths of guides that exist and cannot be used.
    var failedRecords: [String] = []
    /// The reviews of an animal that a folder beside its file holds.
    var reviews: (animal: RecordID, folder: String, reviews: [Review])?
    /// Translations whose record is not a file of its own; it may be an element of an array.
    var orphans: [(id: RecordID, translation: RecordGroup.Translation)] = []
    var diagnostics: [Diagnostic] = []
    var referencedFiles: [FileReference] = []
    /// Of all files that were read for it; 0 where nobody asked for digests.
    var digest: UInt64 = 0

    mutating func take(_ context: DecodingContext) {
        diagnostics += context.diagnostics
        referencedFiles += context.referencedFiles
    }
}

/// An animal while its institution is being put together.
struct AnimalDraft: Sendable {
    var animal: Animal
    var story: AdoptionStory?
    /// Of the files that tell of it.
    var digest: UInt64 = 0
    let file: String
    /// The record's own fields.
    let root: SourceNode

    /// The place that says which animal it is.
    var origin: Origin { root.isWholeDocument ? Origin(file: file) : Origin(of: root["id"] ?? root) }
}
