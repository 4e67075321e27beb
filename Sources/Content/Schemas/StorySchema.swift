import Documents
import Records

extension RecordKind {
    public static let story = RecordKind(
        "story", at: .animalFile("story"), .story, title: "A happy ending",
        translation: "A translation of a happy ending", form: .each("A happy ending"),
        ofInstitution: { entry in
            entry.animals.compactMap { animal in animal.story.map { ($0, $0.source, nil) } }
        })
}

extension RecordDecoding where Record == AdoptionStory {
    fileprivate static let story = RecordDecoding(schema: .story, body: \.text)
}

extension RecordSchema where Record == AdoptionStory {
    /// Every field of a story, in the order of the documentation.
    package static let story = RecordSchema([
        .required(
            "teller", \.teller, .text(maximum: 60).withoutPersonalData(.name),
            "the first name of who tells it, without a surname",
            polish: ["opowiada", "kto opowiada"], example: "Ania", uses: [.api]),
        .required(
            "date", \.date, .date(.notInFuture), "the day on which it was told", polish: ["data", "dzień"],
            example: "2026-03-21", uses: [.api]),
        .pictures(
            \.pictures, "photographs from the new home; the first stands beside that of the animal's record",
            each: .visitorsPicture),
        .draft(\.isDraft),
    ])
}

extension RecordLoading {
    /// Reads the story of the animal whose id a group has.
    func story(_ group: RecordGroup, in folder: ContentFolder) -> LoadedPiece {
        let loaded = load(group, as: .story, in: folder) {
            AdoptionStory(date: today, source: $0)
        } check: { story, _, context in
            for entry in story.text.entries { context.refusePersonalData(in: entry.value) }
            // A text that was refused has been told already.
            guard story.text.isEmpty, context.diagnostics.isEmpty else { return }
            context.diagnostics.report(
                "missing-text", in: story.source, "the story itself is missing",
                suggestion: "write it below the fields, or delete the file")
        }
        var piece = LoadedPiece(diagnostics: loaded.diagnostics, referencedFiles: loaded.referencedFiles)
        if let story = loaded.record { piece.story = (group.id, story) }
        return piece
    }
}
