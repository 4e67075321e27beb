import ArgumentParser
import Records

/// What building and checking have in common.
struct SiteOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder with site.yml, home.md, pages/ and institutions/.", valueName: "folder"))
    var content = "content"

    @Option(help: ArgumentHelp("The folder with the templates, interface texts and assets.", valueName: "folder"))
    var templates = "templates"

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp("Where the site will live, instead of site.yml's baseURL.", valueName: "url"))
    var baseURL: String?

    @Option(
        help: ArgumentHelp(
            "The day for which ages and waiting times are told (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            valueName: "day"))
    var date: String?

    @Option(help: ArgumentHelp("How problems are reported: text, json or github.", valueName: "form"))
    var format = DiagnosticFormat.text

    @Flag(help: "Say nothing but what is wrong.")
    var quiet = false

    @Flag(help: "Say what is being done, and list missing translations.")
    var verbose = false

    @Option(help: ArgumentHelp("How many cores to use; all without it. The site is the same.", valueName: "number"))
    var jobs: Int?

    func validate() throws {
        if quiet, verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs needs a number from 1 to 1024.") }
        if let date, CalendarDate(date) == nil {
            throw ValidationError("--date needs a day that exists, as YYYY-MM-DD, not \"\(date)\".")
        }
        if let baseURL, SiteOptions.readBaseURL(baseURL) == nil {
            throw ValidationError(
                "--base-url needs an address with https:// or http:// and without ? and #, not \"\(baseURL)\".")
        }
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
