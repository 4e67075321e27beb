import Files
import ArgumentParser
import Content
import Documents
import Messages
import Records
import Scaffolding
import Platform

/// Asks for what is missing, checks the new record as `shelters check` would, and writes it.
struct NewRecord {
    let kind: RecordKind
    let options: NewOptions
    /// The answers that options give, by the options' names.
    let answers: [String: String?]
    let id: String?
    var institution: String?
    /// The animal that a review or a story is of.
    var animal = ""

    private var language: MessageLanguage { options.messages.language }
    private var console: Console { Console() }
    private var content: DiskContent { DiskContent(root: options.content) }
    /// True if somebody is there who can answer.
    private var asks: Bool { Interview.isPossible }
    /// True if everything is asked, and not only what must be known.
    private var asksAll: Bool { asks && answers.values.allSatisfy { $0 == nil } && options.fields.isEmpty }

    func write() throws {
        if kind == .review || kind == .story, let problem = RecordPlace.problem(of: animal) {
            throw Refusal(problem, .validationFailure)
        }
        if kind != .site {
            try ContentOptions.requireSite(in: options.content)
        } else if access("\(options.content)/site.yml", F_OK) == 0 {
            throw Refusal("\(options.content)/site.yml is there already, and nothing is overwritten", .cannotCreate)
        }
        var draft = RecordDraft(kind)
        let home = try institutionFolder()
        // No such name can be chosen for what is there.
        try fill(&draft, try trial(at: path(of: "x-0-new-0-x", home)))
        let path = try chosenPath(for: draft, home)
        let text = draft.file(in: language)
        let problems = try trial(at: path).problems(of: text)
        guard problems.isEmpty else {
            console.show(problems, in: text, at: path, of: options.content, language)
            throw Refusal("the record would be wrong like this; nothing was written", .validationFailure)
        }
        try write(text, to: path)
        if kind == .site { try writeHome(of: draft) }
        console.say("Wrote \(options.content)/\(path).")
        console.say("Look at it in an editor, add what you like, and then write: shelters check")
    }

    private func trial(at path: String) throws -> RecordTrial {
        RecordTrial(path, in: content, today: try BuildDate.day(nil, of: content))
    }

    // MARK: Answers

    private func fill(_ draft: inout RecordDraft, _ trial: RecordTrial) throws {
        let interview = Interview()
        for question in kind.questions {
            if let answer = answers[question.option] ?? nil {
                question.answer(answer, to: &draft)
            } else if asksAll || (asks && isNeeded(question, in: draft)) {
                let isRequired = isNeeded(question, in: draft)
                try interview.ask(question, isRequired: isRequired, of: &draft) { trial.problems(ofAnswersIn: $0) }
            } else if let usual = question.usual {
                question.answer(usual, to: &draft)
            }
        }
        for field in options.fields {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            draft.set(String(parts[0]), RecordDraft.value(of: String(parts[1])))
        }
        try requireAll(of: draft)
    }

    /// Returns true if the record would be wrong without an answer.
    private func isNeeded(_ question: Question, in draft: RecordDraft) -> Bool {
        guard !isSet(question.field) else { return false }
        switch (kind, question.field) {
        case (.animal, "number"): return !draft.has("name") && !isSet("name")
        // The last way of contact to be asked for.
        case (.institution, "contact.website"): return !draft.has("contact") && !isSet("contact")
        default: return question.isRequired
        }
    }

    /// Returns true if `--set` gives a field, or its whole group.
    private func isSet(_ field: String) -> Bool {
        options.fields.contains { given in
            let written = given.prefix { $0 != "=" }.split(separator: ".").map { part in
                FieldNames.field(of: String(part)) ?? String(part)
            }
            let parts = field.split(separator: ".").map(String.init)
            return !written.isEmpty && written == Array(parts.prefix(written.count))
        }
    }

    private func requireAll(of draft: RecordDraft) throws {
        var missing = kind.questions.filter { question in
            question.isRequired && question.usual == nil && (answers[question.option] ?? nil) == nil
                && !isSet(question.field) && !asks
        }.map { "--\($0.option)" }
        if kind == .animal, !draft.has("name"), !draft.has("number") { missing.append("--name") }
        if kind == .institution, !draft.has("contact") { missing.append("--email") }
        guard missing.isEmpty else {
            throw ValidationError(
                localized("Nobody can be asked here, so these options are needed: \(missing.joined(separator: ", "))."))
        }
    }

    // MARK: Places

    private func institutions() -> [String] {
        (try? DiskContent(root: "\(options.content)/institutions").list())?.folders.map(\.name) ?? []
    }

    /// Returns the institution that an animal belongs to.
    private func institutionFolder() throws -> String {
        guard [.animal, .review, .story, .walks].contains(kind) else { return "" }
        let known = institutions()
        guard !known.isEmpty else {
            throw Refusal("there is no institution yet; write first: shelters new institution", .noInput)
        }
        func problem(_ name: String) -> Message? {
            if known.contains(name) { return nil }
            return NearMiss.of(name, among: known).map { near in
                "there is no institution \"\(name)\"; did you mean \"\(near)\"?"
            }
                ?? "there is no institution \"\(name)\"; there are: \(known.joined(separator: ", "))"
        }
        if let institution {
            if let problem = problem(institution) { throw Refusal(problem, .validationFailure) }
            return institution
        }
        guard asks else {
            throw ValidationError(
                localized("Nobody can be asked here, so these options are needed: \("--institution")."))
        }
        if known.count == 1 { return known[0] }
        return try Interview().ask(
            kind == .walks ? "Which institution is it?" : "In which institution does it live?", example: "\(known[0])",
            words: known, problem: problem)
    }

    private func chosenPath(for draft: RecordDraft, _ institution: String) throws -> String {
        if RecordPlace.isOnly(kind) {
            let path = path(of: "", institution)
            guard access("\(options.content)/\(path)", F_OK) != 0 else {
                throw Refusal("\(options.content)/\(path) is there already, and nothing is overwritten", .cannotCreate)
            }
            return path
        }
        if let id, let problem = RecordPlace.problem(of: id) { throw Refusal(problem, .validationFailure) }
        let title = draft.title ?? ""
        let plain = id ?? RecordID.suggestion(for: title) ?? ""
        if let free = try? RecordID(plain), !isTaken(free, institution) { return path(of: free.text, institution) }
        guard
            let free = RecordPlace.freeID(
                for: plain.isEmpty ? kind.name : plain, isTaken: { isTaken($0, institution) })
        else {
            throw ValidationError(localized("No name for the file can be made from \"\(title)\"; give one with --id."))
        }
        if plain.isEmpty { return path(of: free.text, institution) }
        guard asks, id == nil else {
            throw Refusal(
                "there is already a record called \"\(plain)\", and nothing is overwritten; if this is another one, add: --id \(free)",
                .cannotCreate)
        }
        let chosen = try Interview().ask(
            "There is already a record called \"\(plain)\". If this is another one, how shall its file be called?",
            example: "\(free)"
        ) { text in
            if let problem = RecordPlace.problem(of: text) { return problem }
            guard let other = try? RecordID(text), !isTaken(other, institution) else {
                return "there is already a record called \"\(text)\""
            }
            return nil
        }
        return path(of: chosen, institution)
    }

    private func path(of id: String, _ institution: String) -> String {
        RecordPlace.path(of: kind, id, institution: institution, animal: animal)
    }

    private func isTaken(_ id: RecordID, _ institution: String) -> Bool {
        guard kind != .institution else { return access("\(options.content)/institutions/\(id)", F_OK) == 0 }
        let stem = "\(options.content)/\(path(of: id.text, institution).dropLast(".md".count))"
        return access("\(stem).md", F_OK) == 0 || access("\(stem).json", F_OK) == 0
    }

    // MARK: Writing

    private func write(_ text: String, to path: String) throws(FileError) {
        try FileCreation.whole { creation throws(FileError) in
            try creation.write(Array(text.utf8), to: "\(options.content)/\(path)")
        }
    }

    /// Writes the home page, without which a site cannot be built.
    private func writeHome(of draft: RecordDraft) throws(FileError) {
        guard access("\(options.content)/home.md", F_OK) != 0, let title = draft.title else { return }
        var yaml = YAMLWriter()
        yaml.field(RecordKind.home.name(of: "title", in: language), .text(title))
        try write(FrontMatterWriter.record(fields: yaml.text), to: "home.md")
        console.say("Wrote \(options.content)/home.md, the first page.")
    }
}
