import Files
import ArgumentParser
import ContentAudit
import Content
import Documents
import Messages
import Records

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "report", "Lists what the records still lack, institution by institution.",
        """
        Translations, pictures and descriptions, accounts and opening hours, and what nobody has confirmed for long. \
        Nothing of it is wrong, so the exit status is 0.

        Examples:
          shelters report
          shelters report --institution na-skraju --format html --output report.html
        """)

    @OptionGroup var folder: ContentOptions

    @Option(
        help: .localized("Only this institution: the name of its folder.", value: "id"),
        completion: .institutions)
    var institution: String?

    @Option(
        help: .localized("What to write: text, json for programs, or html for a page to print.", value: "form"))
    var format = ReportFormat.text

    @Option(
        help: .localized("The file to write to, instead of showing the report.", value: "file"), completion: .file())
    var output: String?

    @Option(
        help: .localized(
            "The day for which it is told what is old (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            value: "day"))
    var date: String?

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        try BuildDate.validate(option: date)
    }

    func run() throws {
        let console = Console()
        let checked = try CheckedCatalogue(of: folder.content, date: date)
        let report = AuditReport(
            of: checked.catalogue, diagnostics: checked.diagnostics, today: checked.today,
            only: try chosen(from: checked.catalogue), location: checked.federation.location)
        let bytes =
            switch format {
            case .text: Array(report.text(folder: folder.content, in: messages.language).utf8)
            case .json: report.json(in: messages.language)
            case .html: Array(report.page(folder: folder.content, in: messages.language).utf8)
            }
        guard let output else { return console.emit(bytes) }
        try SingleFile.write(bytes, to: output, .replacing)
        console.say("Wrote \(output).")
    }

    /// Returns the institution that `--institution` names; nil for all.
    private func chosen(from catalogue: Catalogue) throws -> RecordID? {
        guard let institution else { return nil }
        let ids = catalogue.institutions.map(\.record.id)
        if let id = ids.first(where: { $0.text == institution }) { return id }
        throw ValidationError(
            NearMiss.of(institution, among: ids.map(\.text)).map {
                localized("There is no institution \"\(institution)\". Did you mean \"\($0)\"?")
            } ?? localized("There is no institution \"\(institution)\"."))
    }
}

/// The format of a report.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, html
}
