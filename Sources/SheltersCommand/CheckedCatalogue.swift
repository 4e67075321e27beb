import ArgumentParser
import Content
import Documents
import Parallel
import Records

/// The catalogue of a content folder in which nothing is wrong.
struct CheckedCatalogue {
    let catalogue: Catalogue
    let federation: Federation
    let today: CalendarDate
    /// The warnings and notes.
    let diagnostics: [Diagnostic]

    /// Reads a content folder. Mistakes are shown, and end the run.
    /// - Parameter date: the value of `--date`.
    init(of folder: String, date: String? = nil) throws {
        federation = Federation(of: DiskContent(root: folder))
        today = try BuildDate.day(date, of: federation.content)
        let loaded = try CatalogueLoader(source: federation.content, today: today, parallel: Parallel()).load()
        diagnostics = loaded.diagnostics
        let problems = DiagnosticReport(federation.located(diagnostics) + federation.diagnostics)
        guard let catalogue = loaded.catalogue, !problems.hasErrors else {
            let console = Console()
            console.show(problems, of: folder)
            console.say("\(problems.summary); correct this first.")
            throw ExitCode.content
        }
        self.catalogue = catalogue
    }
}
