import ArgumentParser
import Content
import Documents
import Messages
import Records
import Scaffolding

/// The options that `build`, `check` and `serve` share.
struct SiteOptions: ParsableArguments {
    @OptionGroup var folder: ContentOptions

    @Option(
        name: .customLong("templates"),
        help: .localized(
            "The folder with the templates, interface texts and assets. Without it \"templates\", and if there is none, those that come with the program.",
            value: "folder"), completion: .directory)
    var givenTemplates: String?

    @Option(
        name: .customLong("base-url"),
        help: .localized("Where the site will live, instead of site.yml's baseURL.", value: "url"))
    var baseURL: String?

    @Option(
        help: .localized(
            "The day for which ages and waiting times are told (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            value: "day"))
    var date: String?

    @OptionGroup var messages: MessageOptions

    @OptionGroup var reporting: ReportingOptions

    @Option(help: .localized("How many cores to use; all without it. The site is the same.", value: "count"))
    var jobs: Int?

    func validate() throws {
        if let jobs, !(1...1024).contains(jobs) {
            throw ValidationError(localized("--jobs needs a number from 1 to 1024."))
        }
        try BuildDate.validate(option: date)
        if let baseURL, siteAddress == nil {
            throw ValidationError(
                localized(
                    "--base-url needs an address with https:// or http:// and without ? and #, not \"\(baseURL)\"."))
        }
    }

    var content: String { folder.content }

    /// The templates that are asked for, else the site's own, else the program's.
    var templates: String { givenTemplates ?? ProgramTemplates.folder(ofSite: "templates") }

    var language: MessageLanguage { messages.language }

    /// The day for which the site is built.
    func day() throws(BuildDate.InvalidEpoch) -> CalendarDate {
        try BuildDate.day(date, of: DiskContent(root: content))
    }

    /// Prints a report with lines of the content's files.
    func show(_ report: DiagnosticReport, on console: Console) {
        var lines = SourceLines(root: content)
        reporting.show(report, of: content, in: language, on: console) { lines.line($1, of: $0) }
    }

    /// The address that `--base-url` gives.
    var siteAddress: BaseURL? {
        guard let baseURL, let address = try? WebAddress(baseURL) else { return nil }
        return try? BaseURL(address)
    }
}
