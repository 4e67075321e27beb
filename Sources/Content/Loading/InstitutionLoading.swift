import Records

extension RecordLoading {
    /// Reads an institution's record and the guides beside it.
    func institution(_ group: RecordGroup, id: RecordID, guides: [RecordGroup], in folder: ContentFolder) -> LoadedPiece
    {
        var failedGuides: [String] = []
        let loaded = load(group, as: .institution, in: folder) { _ in
            Institution(id: id)
        } check: { institution, root, context in
            if let checked = institution.checked, let node = root?["checked"] {
                context.warnIfStale(checked, at: node, staleAfterDays: staleAfterDays)
            }
            AccountRules().check(institution, root, context: &context)
            PlaceRules().check(institution, root, context: &context)
            for (stem, kind) in RecordKind.institutionFiles {
                guard let loadGuide = kind.loadGuide, let group = guides.first(where: { $0.id.text == stem }),
                    !loadGuide(group, folder, self, &institution, &context)
                else { continue }
                failedGuides.append(folder.path(of: stem))
            }
        }
        var piece = LoadedPiece(diagnostics: loaded.diagnostics, referencedFiles: loaded.referencedFiles)
        piece.institution = loaded.record.map { ($0, loaded.file) }
        piece.failedRecords = failedGuides
        return piece
    }
}
