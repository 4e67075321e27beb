import Documents
import Messages
import Records

/// The rules that bind several fields of an animal's record.
struct AnimalRules {
    let today: CalendarDate
    let staleAfterDays: Int

    func check(_ animal: Animal, _ root: SourceNode, file: String, context: inout DecodingContext) {
        checkName(animal, root, file: file, context: &context)
        checkAge(animal, root, context: &context)
        checkStay(animal, root, context: &context)
        checkFilm(animal, root, context: &context)
        checkFreshness(animal, root, context: &context)
        checkNumber(animal, root, context: &context)
    }

    private func checkName(_ animal: Animal, _ root: SourceNode, file: String, context: inout DecodingContext) {
        guard isLeftOut("name", in: root), isLeftOut("number", in: root) else { return }
        let message: Message = "an animal needs a name or a number"
        let suggestion: Message = "add \"name\" or \"number\""
        if root.isTyped {
            context.report("missing-field", at: root, message, suggestion: suggestion)
        } else {
            context.diagnostics.report("missing-field", in: file, message, suggestion: suggestion)
        }
    }

    private func checkAge(_ animal: Animal, _ root: SourceNode, context: inout DecodingContext) {
        guard !isLeftOut("born", in: root), !isLeftOut("age", in: root) else { return }
        let key = root.entry("age")?.key ?? root
        context.report(
            "born-and-age", at: key, "\"born\" and \"age\" cannot stand together",
            suggestion: "keep \"born\"; the age is worked out from it")
    }

    private func checkStay(_ animal: Animal, _ root: SourceNode, context: inout DecodingContext) {
        if let arrived = animal.arrived, let left = animal.left, left < arrived, let node = root["left"] {
            context.report(
                "left-before-arrived", at: node, "the animal left (\(left)) before it arrived (\(arrived))",
                suggestion: "check both dates")
        }
        if let arrived = animal.arrived, let born = animal.born, arrived < born.earliest, let node = root["arrived"] {
            context.report(
                "arrived-before-born", at: node, "the animal arrived (\(arrived)) before it was born (\(born))",
                severity: .warning, suggestion: "check both dates")
        }
    }

    private func checkFilm(_ animal: Animal, _ root: SourceNode, context: inout DecodingContext) {
        guard !animal.captions.isEmpty, let key = root.entry("captions")?.key else { return }
        switch animal.video {
        case .file: break
        case .address:
            context.report(
                "captions-without-film", at: key, "captions cannot be shown over a film that stands elsewhere",
                suggestion: "add them where the film stands, and delete \"captions\"")
        // A film that cannot be used has been told.
        case nil where !isLeftOut("video", in: root): break
        case nil:
            context.report(
                "captions-without-film", at: key, "there is no film for these captions",
                suggestion: "add \"video\" with the film's file, or delete \"captions\"")
        }
    }

    private func checkFreshness(_ animal: Animal, _ root: SourceNode, context: inout DecodingContext) {
        guard animal.needsConfirmation, let checked = animal.checked, let node = root["checked"] else { return }
        context.warnIfStale(checked, at: node, staleAfterDays: staleAfterDays)
    }

    private func isLeftOut(_ field: String, in root: SourceNode) -> Bool { root[field]?.isLeftOut ?? true }
}

extension DecodingContext {
    /// Warns of a record that nobody has confirmed for long.
    mutating func warnIfStale(_ checked: CalendarDate, at node: SourceNode, staleAfterDays: Int) {
        guard checked.isStale(on: today, after: staleAfterDays) else { return }
        let days = today.days(since: checked)
        report(
            "stale-record", at: node, "the record was last confirmed \(days, one: "day", many: "days") ago",
            severity: .warning, suggestion: "check it and write today's date, \(today)")
    }
}
