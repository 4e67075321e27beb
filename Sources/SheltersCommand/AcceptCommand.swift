import ArgumentParser
import Content
import Documents
import Files
import Messages
import Platform
import Scaffolding

struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "accept",
        "Checks a record or an institution's folder that somebody sent, shows it, and puts it into its place.",
        """
        The site's forms make such files. In a single record the field "file" says where it belongs; an archive holds \
        the folder of an institution. What the check would refuse is not written, and nothing is overwritten but by \
        --update, which shows what changes.

        Examples:
          shelters accept ania.md --dry-run
          shelters accept ania.md
          shelters accept kot.md --picture IMG_2041.jpg
          shelters accept na-skraju.zip
          shelters accept na-skraju.zip --update
        """)

    @Argument(help: .localized("The file; - reads it from standard input.", value: "file"), completion: .file())
    var file: String

    @OptionGroup var folder: ContentOptions

    @Option(
        help: .localized(
            "Another name for the new file, without .md, or for the folder, where the one in it is taken.", value: "id")
    )
    var id: String?

    @Option(
        name: .customLong("picture"),
        help: .localized("A picture that came with a record, put beside it; may be repeated.", value: "file"),
        completion: .file())
    var pictures: [String] = []

    @Flag(
        name: .customLong("update"),
        help: .localized("Change the institution of this id, which is there already. What was not sent stays."))
    var isUpdate = false

    @Flag(
        name: .customLong("another"),
        help: .localized("Add another place of an organisation that is there already."))
    var isAnother = false

    @Option(
        help: .localized(
            "The folder with the templates with which an institution's folder is checked.", value: "folder"),
        completion: .directory)
    var templates = "templates"

    @OptionGroup var trial: TrialOptions

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        if let id, let problem = RecordPlace.problem(of: id) { throw ValidationError(localized(problem)) }
    }

    func run() throws {
        let console = Console()
        let bytes = try WholeFile.demand(file)
        if SubmittedFolder.isArchive(bytes) {
            guard pictures.isEmpty else {
                throw ValidationError(localized("--picture is for a single record; an archive holds its own pictures."))
            }
            return try acceptFolder(bytes)
        }
        guard !isUpdate, !isAnother else {
            throw ValidationError(localized("--update and --another are for an institution's folder, as an archive."))
        }
        let record: SubmittedRecord
        do throws(SubmittedRecord.Problem) {
            record = try SubmittedRecord(bytes, id: id, pictures: pictures)
        } catch {
            throw Refusal("\(file): \(error.message)", .content)
        }
        let content = DiskContent(root: folder.content)
        try checkPlace(of: record, in: content)
        let sent = Dictionary(uniqueKeysWithValues: zip(record.pictures, try pictures.map(WholeFile.demand)))
        let problems = RecordTrial(
            record.path, in: content, today: try trial.day(of: content), pictures: sent
        ).diagnostics(of: record.text)
        if !problems.isEmpty {
            console.show(problems, in: record.text, at: record.path, of: folder.content, messages.language)
        }
        guard !problems.contains(where: { $0.severity == .error }) else {
            throw Refusal("the record has mistakes; nothing was written", .content)
        }
        console.emit("\(folder.content)/\(record.path)\n\n\(record.text)\(record.text.hasSuffix("\n") ? "" : "\n")")
        guard !trial.isDryRun else { return }
        try FileCreation.whole { creation throws(FileError) in
            try creation.write(Array(record.text.utf8), to: "\(folder.content)/\(record.path)")
            for (name, bytes) in sent { try creation.write(bytes, to: place(of: name, beside: record)) }
        }
        for written in ["\(folder.content)/\(record.path)"] + record.pictures.map({ place(of: $0, beside: record) }) {
            console.say("Wrote \(written).")
        }
    }

    private func acceptFolder(_ bytes: [UInt8]) throws {
        do {
            try FolderAcceptance(options: self, sent: SubmittedFolder(archive: bytes, id: id)).run()
        } catch let problem as SubmissionProblem {
            throw Refusal("\(file): \(problem.message)", .content)
        }
    }

    private func place(of picture: String, beside record: SubmittedRecord) -> String {
        "\(folder.content)/\(record.path.split(separator: "/").dropLast().joined(separator: "/"))/\(picture)"
    }

    /// Refuses a place that is taken, or that links lead to.
    private func checkPlace(of record: SubmittedRecord, in content: DiskContent) throws {
        try ContentOptions.requireSite(in: folder.content)
        let stem = "\(folder.content)/\(record.path.dropLast(".md".count))"
        if ["md", "json"].contains(where: { access("\(stem).\($0)", F_OK) == 0 }) {
            throw Refusal(
                "\(folder.content)/\(record.path) is there already, and nothing is overwritten; if this is another one, add: --id",
                .cannotCreate)
        }
        for place in record.pictures.map({ place(of: $0, beside: record) }) where access(place, F_OK) == 0 {
            throw Refusal("\(place) is there already, and nothing is overwritten", .cannotCreate)
        }
        var path = folder.content
        for part in record.path.split(separator: "/") {
            path += "/\(part)"
            try ContentOptions.refuseLink(path)
        }
    }
}

extension Console {
    /// Prints what is wrong with a record that is not written yet.
    func show(
        _ problems: [Diagnostic], in text: String, at path: String, of folder: String, _ language: MessageLanguage
    ) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        show(
            DiagnosticReport(problems).text(folder: folder, in: language, colours: usesColours) { file, number in
                file == path && number <= lines.count ? String(lines[number - 1]) : nil
            })
    }
}
