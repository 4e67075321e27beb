import ArgumentParser
import Content
import Messages
import Records

/// What building and checking have in common.
struct SiteOptions: ParsableArguments {
    @Option(
        help: .told("The folder with site.yml, home.md, pages/ and institutions/.", value: "folder"),
        completion: .directory)
    var content = "content"

    @Option(
        help: .told("The folder with the templates, interface texts and assets.", value: "folder"),
        completion: .directory)
    var templates = "templates"

    @Option(
        name: .customLong("base-url"),
        help: .told("Where the site will live, instead of site.yml's baseURL.", value: "url"))
    var baseURL: String?

    @Option(
        help: .told(
            "The day for which ages and waiting times are told (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            value: "day"))
    var date: String?

    @Option(help: .told("How problems are reported: text, json or github.", value: "form"))
    var format = DiagnosticFormat.text

    @OptionGroup
    var messages: MessageOptions

    @Flag(help: .told("Say nothing but what is wrong."))
    var quiet = false

    @Flag(help: .told("Say what is being done, and list missing translations."))
    var verbose = false

    @Option(help: .told("How many cores to use; all without it. The site is the same.", value: "number"))
    var jobs: Int?

    func validate() throws {
        if quiet, verbose { throw ValidationError(told("--quiet and --verbose contradict each other.")) }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError(told("--jobs needs a number from 1 to 1024.")) }
        if let date, CalendarDate(date) == nil {
            throw ValidationError(told("--date needs a day that exists, as YYYY-MM-DD, not \"\(date)\"."))
        }
        if let baseURL, SiteOptions.readBaseURL(baseURL) == nil {
            throw ValidationError(
                told("--base-url needs an address with https:// or http:// and without ? and #, not \"\(baseURL)\"."))
        }
    }

    var language: MessageLanguage { messages.language }

    /// The day for which the site is made.
    func day(_ content: DiskContent) throws(BuildDate.InvalidEpoch) -> CalendarDate {
        try BuildDate.day(date, of: content)
    }

    static func readBaseURL(_ text: String) -> BaseURL? {
        guard let address = try? WebAddress(text) else { return nil }
        return try? BaseURL(address)
    }
}

/// How problems are reported.
enum DiagnosticFormat: String, CaseIterable, ExpressibleByArgument {
    /// For people, with excerpts, on standard error.
    case text
    /// One array for machines, on standard output.
    case json
    /// Annotations for GitHub's workflows, on standard output.
    case github
}
