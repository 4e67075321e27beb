import Documents
import Records

extension RecordLoading {
    /// Reads a file with an animal, or in JSON with a list of them.
    func animals(_ group: RecordGroup, in folder: ContentFolder) -> LoadedPiece {
        var outcome = LoadedPiece()
        guard let name = group.record else {
            outcome.orphans = group.translations.map { (group.id, $0) }
            return outcome
        }
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &outcome.diagnostics) else {
            outcome.failedAnimals = [group.id]
            return outcome
        }
        if let root = document.root, root.kind == .sequence, name.notation == .json {
            loadArray(root, file: document.file, in: folder, into: &outcome)
            outcome.orphans = group.translations.map { (group.id, $0) }
            return outcome
        }
        var context = self.context(in: folder)
        if let root = document.root, root.isTyped, let id = root["id"], id.text != group.id.text {
            context.report(
                "id-mismatch", at: id, "the id is the file's name, \"\(group.id)\"",
                suggestion: "delete the field, or rename the file")
        }
        let draft = decode(document.root, body: document.body, id: group.id, file: document.file, context: &context)
        outcome.take(context)
        guard var draft else {
            outcome.failedAnimals = [group.id]
            return outcome
        }
        translate(&draft, group.translations, in: folder, into: &outcome)
        outcome.animals = [draft]
        return outcome
    }

    /// Reads a JSON file whose name is no id: it must hold a list.
    func animals(_ name: RecordFileName, in folder: ContentFolder) -> LoadedPiece {
        var outcome = LoadedPiece()
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &outcome.diagnostics),
            let root = document.root
        else { return outcome }
        if root.kind == .sequence {
            loadArray(root, file: document.file, in: folder, into: &outcome)
        } else {
            let stem = name.file.dropLast(5)
            outcome.diagnostics.report(
                "invalid-id", in: document.file, RecordID.Problem.form.message(for: String(stem)),
                suggestion: RecordID.suggestion(for: stem).map { "rename the file: \($0).json" })
        }
        return outcome
    }

    private func loadArray(_ root: SourceNode, file: String, in folder: ContentFolder, into outcome: inout LoadedPiece)
    {
        var context = self.context(in: folder)
        for element in root.elements {
            if let id = id(of: element, context: &context) {
                if let draft = decode(element, body: nil, id: id, file: file, context: &context) {
                    outcome.animals.append(draft)
                } else {
                    outcome.failedAnimals.append(id)
                }
            } else if element.kind == .mapping {
                // Without its id the record cannot be used, but what else is wrong with it can be told.
                _ = decode(element, body: nil, id: .example, file: file, context: &context)
            }
        }
        outcome.take(context)
    }

    private func id(of element: SourceNode, context: inout DecodingContext) -> RecordID? {
        guard element.kind == .mapping else {
            return context.refuseWrongType(
                at: element, expected: "an animal", example: "an object: {\"id\": ..., \"type\": ...}")
        }
        guard let id = element["id"], !id.isLeftOut else {
            return context.refuse(
                "missing-field", at: element, "the field \"id\" is missing",
                suggestion: "give every element of an array its own \"id\"")
        }
        return ValueDecoder<RecordID>.recordID.decode(id, &context)
    }

    private func decode(
        _ root: SourceNode?, body: Prose?, id: RecordID, file: String, context: inout DecodingContext
    ) -> AnimalDraft? {
        var animal = Animal(id: id, name: nil, type: .other)
        let isComplete = RecordDecoding.animal.decode(root, body: body, file: file, into: &animal, context: &context)
        guard let root, root.kind == .mapping else { return nil }
        AnimalRules(today: today, staleAfterDays: staleAfterDays).check(animal, root, file: file, context: &context)
        return isComplete ? AnimalDraft(animal: animal, file: file, root: root) : nil
    }

    /// Adds what translation files say.
    func translate(
        _ draft: inout AnimalDraft, _ translations: [RecordGroup.Translation], in folder: ContentFolder,
        into outcome: inout LoadedPiece
    ) {
        var context = self.context(in: folder)
        RecordDecoding.animal.translate(
            translations, in: folder, reader: reader, original: draft.root, into: &draft.animal, context: &context)
        outcome.take(context)
    }
}
