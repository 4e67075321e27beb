import Files
import ArgumentParser
import Content
import Documents
import Imports
import Messages
import Records

extension ImportFormat: ExpressibleByArgument {}
extension ImportPlan.Missing: ExpressibleByArgument {}

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "import", "Brings animals of another system or a spreadsheet into an institution's folder.",
        """
        Reads a table (CSV, TSV) or the JSON of ASM3, Petfinder or Shelterluv. What an earlier import wrote is brought \
        up to date; what people have changed since stays. Only fields that visitors may see are taken over.

        Examples:
          shelters import animals.csv --institution na-skraju --dry-run
          shelters import feed.json --institution na-skraju
        """)

    @Argument(
        help: .localized(
            "The file with the animals, or its address with https://; - reads them from standard input.", value: "file")
    )
    var source: String

    @Option(help: .localized("The id of the institution that has the animals: the name of its folder.", value: "id"))
    var institution: String

    @OptionGroup var folder: ContentOptions

    @Option(
        help: .localized(
            "The kind of source: csv, asm3, petfinder or shelterluv. Without it that is seen from the file.",
            value: "form"))
    var from: ImportFormat?

    @Option(help: .localized("A file that says which column is which field, and what its words mean.", value: "file"))
    var mapping: String?

    @Option(
        help: .localized(
            "What becomes of animals that the source has no more: report tells them, adopted sets their status.",
            value: "deed"))
    var missing = ImportPlan.Missing.report

    @Option(
        help: .localized(
            "A folder with the animals' pictures, or fetch, to get those at the addresses in the source (https:// alone).",
            value: "folder"), completion: .directory)
    var pictures: String?

    @OptionGroup var trial: TrialOptions

    @OptionGroup var messages: MessageOptions

    @OptionGroup var reporting: ReportingOptions

    func validate() throws {
        guard (try? RecordID(institution)) != nil else {
            throw ValidationError(
                localized("--institution needs the name of a folder in institutions/, not \"\(institution)\"."))
        }
        if isAddress, (try? WebAddress(source)) == nil {
            // The address is not repeated: those of ASM3 hold a password.
            throw ValidationError(localized("An address of a feed starts with https:// and has no blanks."))
        }
    }

    private var isAddress: Bool { source.contains("://") }

    func run() throws {
        let console = Console(isQuiet: reporting.quiet)
        do {
            let plan = try plan(for: DiskContent(root: folder.content))
            let summary = ImportSummary(plan: plan, language: messages.language)
            // Programs read nothing but the problems.
            if reporting.format == .text, !reporting.quiet { console.emit(summary.report) }
            show(plan.diagnostics, console)
            if !trial.isDryRun { try plan.write() }
            console.say(summary.counts(isDryRun: trial.isDryRun))
            if !plan.isComplete { throw ExitCode.content }
        } catch let refusal as ImportRefusal {
            show(refusal.diagnostics, console)
            throw Refusal("nothing was written", .content)
        }
    }

    private func plan(for content: DiskContent) throws -> ImportPlan {
        let id = try requireInstitution(in: content)
        let today = try trial.day(of: content)
        var columns = ColumnMapping()
        if let mapping {
            var diagnostics: [Diagnostic] = []
            columns = ColumnMapping(name: mapping, bytes: try WholeFile.demand(mapping), diagnostics: &diagnostics)
            guard diagnostics.isEmpty else { throw ImportRefusal(diagnostics: diagnostics) }
        }
        return try ImportPlan(
            name: source == "-" ? "stdin" : isAddress ? "feed" : source,
            source: isAddress ? try Download.bytes(at: source) : try WholeFile.demand(source), format: from,
            mapping: columns,
            missing: missing, pictures: try pictureSource(), into: id, of: content, language: messages.language,
            today: today)
    }

    /// Returns the source of pictures that the command line asks for. A dry run fetches nothing.
    private func pictureSource() throws -> PictureSource {
        guard let pictures else { return PictureSource() }
        if pictures == "fetch" {
            guard !trial.isDryRun else { return PictureSource() }
            return PictureSource(fetch: { address in
                do throws(Download.Failure) {
                    return .success(try Download.bytes(at: address, limit: Download.pictureLimit, isSecure: true))
                } catch {
                    return .failure(PictureSource.Failure(error.message))
                }
            })
        }
        let folder = DiskContent(root: pictures)
        let list = try folder.list()
        let names = list.files + list.folders.flatMap { inner in inner.files.map(inner.path(of:)) }
        return PictureSource(names: names) { try? folder.read($0, limit: Download.pictureLimit) }
    }

    /// Returns the institution's id where it has a record.
    private func requireInstitution(in content: DiskContent) throws -> RecordID {
        let folders = try content.list().folder("institutions")?.folders ?? []
        if let folder = folders.first(where: { $0.name == institution }),
            folder.files.contains("institution.md") || folder.files.contains("institution.json")
        {
            return try RecordID(institution)
        }
        let names = folders.map(\.name)
        throw Refusal(
            NearMiss.of(institution, among: names).map {
                "there is no institution \"\(institution)\" in \(content.root)/institutions/; did you mean \"\($0)\"?"
            }
                ?? "there is no institution \"\(institution)\" in \(content.root)/institutions/; there are: \(names.joined(separator: ", "))",
            .noInput)
    }

    /// Prints diagnostics without excerpts: lines of the source may be private, and logs are often public.
    private func show(_ diagnostics: [Diagnostic], _ console: Console) {
        reporting.show(DiagnosticReport(diagnostics), of: "", in: messages.language, on: console) { _, _ in nil }
    }
}
