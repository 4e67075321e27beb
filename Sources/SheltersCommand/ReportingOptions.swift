import ArgumentParser
import Documents
import Messages

/// The options that say what is told of problems.
struct ReportingOptions: ParsableArguments {
    @Option(help: .localized("How problems are reported: text, json or github.", value: "form"))
    var format = DiagnosticFormat.text

    @Flag(help: .localized("Say nothing but errors: no warnings, and not what is being done."))
    var quiet = false

    @Flag(help: .localized("Say what is being done, and list every warning and missing translation."))
    var verbose = false

    func validate() throws {
        if quiet, verbose { throw ValidationError(localized("--quiet and --verbose contradict each other.")) }
    }

    /// Prints a report in the format that is asked for.
    /// - Parameters:
    ///   - folder: what stands before the names of files.
    ///   - line: the text of a line of a file; nil where it is not to be shown.
    func show(
        _ report: DiagnosticReport, of folder: String, in language: MessageLanguage, on console: Console,
        line: (_ file: String, _ number: Int) -> String?
    ) {
        let report = quiet ? report.errors : report
        switch format {
        case .json: console.emit(report.json(in: language))
        case .github: console.emit(report.gitHub(folder: folder, in: language))
        case .text:
            guard !report.diagnostics.isEmpty else { return }
            console.show(
                report.text(
                    folder: folder, in: language, colours: console.usesColours, listsAll: verbose, line: line))
        }
    }
}

/// The format in which diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, ExpressibleByArgument {
    /// Text with excerpts for people, on standard error.
    case text
    /// One array for machines, on standard output.
    case json
    /// Annotations for GitHub's workflows, on standard output.
    case github
}
