import Records

extension RecordLoading {
    /// Reads the reviews of an animal.
    func reviews(_ groups: [RecordGroup], of animal: RecordID, in folder: ContentFolder) -> LoadedPiece {
        var piece = LoadedPiece()
        var reviews: [Review] = []
        for group in groups {
            var isRight = true
            let loaded = load(group, as: .review, in: folder) {
                Review(id: group.id, source: $0)
            } check: { review, _, context in
                isRight = review.checkText(context: &context)
            }
            piece.diagnostics += loaded.diagnostics
            if isRight, let review = loaded.record { reviews.append(review) }
        }
        piece.reviews = (animal, folder.path, reviews)
        return piece
    }
}
