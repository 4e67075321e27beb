import Files
import ArgumentParser
import ContentAudit
import Content
import Documents
import Messages
import Parallel
import Records

struct ReportCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report",
            abstract: told("Lists what the records still lack, institution by institution."),
            discussion: told(
                """
                Translations, pictures and descriptions, accounts and opening hours, and what nobody has confirmed for long. \
                Nothing of it is wrong, so the exit status is 0.

                Examples:
                  shelters report
                  shelters report --institution na-skraju --format html --output report.html
                """))
    }

    @Option(
        help: .told("The folder with site.yml, home.md, pages/ and institutions/.", value: "folder"),
        completion: .directory)
    var content = "content"

    @Option(
        help: .told("Only this institution: the name of its folder.", value: "id"),
        completion: .custom { arguments, _, _ in Completions.institutions(arguments) })
    var institution: String?

    @Option(
        help: .told("What to write: text, json for programs, or html for a page to print.", value: "form"))
    var format = ReportFormat.text

    @Option(
        help: .told("The file to write to, instead of showing the report.", value: "file"), completion: .file())
    var output: String?

    @Option(
        help: .told(
            "The day for which it is told what is old (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            value: "day"))
    var date: String?

    @OptionGroup
    var messages: MessageOptions

    func validate() throws {
        if let date, CalendarDate(date) == nil {
            throw ValidationError(told("--date needs a day that exists, as YYYY-MM-DD, not \"\(date)\"."))
        }
    }

    func run() throws {
        let console = Console(isQuiet: false, language: messages.language)
        let source = DiskContent(root: content)
        do {
            let today = try BuildDate.day(date, of: source)
            let loaded = try CatalogueLoader(source: source, today: today, parallel: Parallel()).load()
            let report = DiagnosticReport(loaded.diagnostics)
            guard let catalogue = loaded.catalogue, !report.hasErrors else {
                console.show(report, of: content)
                console.say("\(report.summary); correct this first.")
                throw ExitStatus.content
            }
            try write(
                CareReport(
                    of: catalogue, diagnostics: loaded.diagnostics, today: today, only: try chosen(from: catalogue)),
                console)
        } catch let error as ContentSourceError {
            console.refuse(error.message)
            throw ExitStatus.noInput
        } catch let error as BuildDate.InvalidEpoch {
            console.refuse(error.message)
            throw ExitCode.validationFailure
        } catch let error as FileError {
            console.refuse(error.message)
            throw ExitCode(error.exitStatus)
        }
    }

    /// The institution that is asked for; nil for all.
    private func chosen(from catalogue: Catalogue) throws -> RecordID? {
        guard let institution else { return nil }
        let ids = catalogue.institutions.map(\.record.id)
        if let id = ids.first(where: { $0.text == institution }) { return id }
        throw ValidationError(
            NearMiss.of(institution, among: ids.map(\.text)).map {
                told("There is no institution \"\(institution)\". Did you mean \"\($0)\"?")
            } ?? told("There is no institution \"\(institution)\"."))
    }

    private func write(_ report: CareReport, _ console: Console) throws(FileError) {
        let bytes =
            switch format {
            case .text: Array(report.text(folder: content, in: messages.language).utf8)
            case .json: report.json(in: messages.language)
            case .html: Array(report.page(folder: content, in: messages.language).utf8)
            }
        guard let output else { return console.emit(bytes) }
        try SingleFile.write(bytes, to: output, .replacing)
        console.say("Wrote \(output).")
    }
}

/// What a report is written as.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json, html
}
