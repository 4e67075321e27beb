import Documents
import Messages
import Records

extension RecordKind {
    public static let review = RecordKind(
        "review", at: .animalFolder("reviews"), .review, title: "A review of an animal",
        translation: "A translation of a review",
        form: .common(several: "reviews", one: "Review", identifier: "name"),
        ofInstitution: { $0.animals.flatMap { $0.record.reviews.map { ($0, $0.source, nil) } } })
}

extension RecordDecoding where Record == Review {
    static let review = RecordDecoding(schema: .review, body: \.text, bodyIsDescription: true)
}

extension RecordSchema where Record == Review {
    /// Every field of a review, in the order of the documentation.
    package static let review = RecordSchema(
        [
            .required(
                "name", \.name, .text(maximum: 40).withoutPersonalData(.name),
                "a first name or nickname, never a surname",
                polish: ["imię"], example: "Ania", uses: [.api]),
            .required(
                "date", \.date, .date(.notInFuture), "the day of the meeting", polish: ["data", "dzień"],
                example: "2026-01-15", uses: [.api]),
            .required(
                "temperament", \.temperament, .integer(1...5), "from 1 (difficult) to 5 (gentle)",
                polish: ["usposobienie"], example: "5", uses: [.api]),
            .required(
                "excitability", \.excitability, .integer(1...5), "how excitable it was, from 1 (calm) to 5",
                polish: ["pobudliwość"], example: "2", uses: [.api]),
            .required(
                "experience", \.experience, .integer(1...5), "the experience that it takes, from 1 (none) to 5",
                polish: ["doświadczenie"], example: "1", uses: [.api]),
            .draft(\.isDraft), .prose(\.text),
        ],
        aliases: ["author": "name", "text": "description"],
        unknownFieldHints: [
            "file": "delete it; \"shelters accept\" puts the file into its place and deletes it by itself",
            "id": "delete it: the id is the file's name",
        ])
}

extension Review {
    /// Reports what forbids to publish the text; false if the review cannot be used.
    func checkText(context: inout DecodingContext) -> Bool {
        let before = context.diagnostics.count
        if text.isEmpty {
            context.diagnostics.append(
                Diagnostic(
                    id: "missing-text", file: source, line: 1, message: "the text of the review is missing",
                    suggestion: "write it below the fields"))
        }
        for entry in text.entries {
            let text = entry.value.markdown
            let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
            let count = text[..<end].drop(while: \.isWhitespace).count
            if count > Review.maximumLength {
                context.report(
                    "text-too-long", in: entry.value, line: 1, column: 1,
                    "the text has \(count) characters; at most \(Review.maximumLength) are allowed", "shorten it")
            }
            context.refusePersonalData(in: entry.value)
        }
        return context.diagnostics.count == before
    }
}
