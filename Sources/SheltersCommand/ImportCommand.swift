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
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: told("Brings animals of another system or a spreadsheet into an institution's folder."),
            discussion: told(
                """
                Reads a table (CSV, TSV) or the JSON of ASM3, Petfinder or Shelterluv. What an earlier import wrote is brought \
                up to date; what people have changed since stays. Only fields that visitors may see are taken over.

                Examples:
                  shelters import animals.csv --institution na-skraju --dry-run
                  shelters import feed.json --institution na-skraju
                """))
    }

    @Argument(
        help: .told(
            "The file with the animals, or its address with https://; - reads them from standard input.", value: "file")
    )
    var source: String

    @Option(help: .told("The id of the institution that has the animals: the name of its folder.", value: "id"))
    var institution: String

    @Option(help: .told("The folder with site.yml, home.md, pages/ and institutions/.", value: "folder"))
    var content = "content"

    @Option(
        help: .told(
            "The kind of source: csv, asm3, petfinder or shelterluv. Without it that is seen from the file.",
            value: "form"))
    var from: ImportFormat?

    @Option(help: .told("A file that says which column is which field, and what its words mean.", value: "file"))
    var mapping: String?

    @Option(
        help: .told(
            "What becomes of animals that the source has no more: report tells them, adopted sets their status.",
            value: "deed"))
    var missing = ImportPlan.Missing.report

    @Flag(name: .customLong("dry-run"), help: .told("Say what would be written, and write nothing."))
    var isDryRun = false

    @Option(
        help: .told(
            "The day after which dates are in the future (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            value: "day"))
    var date: String?

    @OptionGroup
    var messages: MessageOptions

    func validate() throws {
        if let date, CalendarDate(date) == nil {
            throw ValidationError(told("--date needs a day that exists, as YYYY-MM-DD, not \"\(date)\"."))
        }
        guard (try? RecordID(institution)) != nil else {
            throw ValidationError(
                told("--institution needs the name of a folder in institutions/, not \"\(institution)\"."))
        }
        if isAddress, (try? WebAddress(source)) == nil {
            // The address is not repeated: those of ASM3 hold a password.
            throw ValidationError(told("An address of a feed starts with https:// and has no blanks."))
        }
    }

    private var isAddress: Bool { source.contains("://") }

    func run() throws {
        let console = Console(isQuiet: false, language: messages.language)
        let content = DiskContent(root: content)
        do {
            let plan = try plan(for: content, console)
            let telling = ImportTelling(plan: plan, language: messages.language)
            console.emit(Array(telling.report.utf8))
            show(plan.diagnostics, console)
            if !isDryRun { try plan.write() }
            console.say(telling.summary(isDryRun: isDryRun))
            if !plan.isComplete { throw ExitStatus.content }
        } catch let refusal as ImportRefusal {
            show(refusal.diagnostics, console)
            console.refuse("nothing was written")
            throw ExitStatus.content
        } catch let error as FileError {
            console.refuse(error.message)
            throw ExitCode(error.exitStatus)
        } catch let error as BuildDate.InvalidEpoch {
            console.refuse(error.message)
            throw ExitCode.validationFailure
        }
    }

    private func plan(for content: DiskContent, _ console: Console) throws -> ImportPlan {
        let id = try requireInstitution(in: content, console)
        let today = try BuildDate.day(date, of: content)
        var columns = ColumnMapping()
        if let mapping {
            var diagnostics: [Diagnostic] = []
            columns = ColumnMapping(
                name: mapping, bytes: try read(mapping, console), diagnostics: &diagnostics)
            guard diagnostics.isEmpty else { throw ImportRefusal(diagnostics: diagnostics) }
        }
        return try ImportPlan(
            name: source == "-" ? "stdin" : isAddress ? "feed" : source, source: try read(source, console),
            format: from, mapping: columns,
            missing: missing, into: id, of: content, language: messages.language, today: today)
    }

    /// The institution's id, after making sure that it has a record.
    private func requireInstitution(in content: DiskContent, _ console: Console) throws -> RecordID {
        let root: ContentFolder
        do {
            root = try content.list()
        } catch {
            console.refuse(error.message)
            throw ExitStatus.noInput
        }
        let folders = root.folder("institutions")?.folders ?? []
        if let folder = folders.first(where: { $0.name == institution }),
            folder.files.contains("institution.md") || folder.files.contains("institution.json")
        {
            return try RecordID(institution)
        }
        let names = folders.map(\.name)
        if let near = NearMiss.of(institution, among: names) {
            console.refuse(
                "there is no institution \"\(institution)\" in \(content.root)/institutions/; did you mean \"\(near)\"?"
            )
        } else {
            console.refuse(
                "there is no institution \"\(institution)\" in \(content.root)/institutions/; there are: \(names.joined(separator: ", "))"
            )
        }
        throw ExitStatus.noInput
    }

    private func read(_ path: String, _ console: Console) throws -> [UInt8] {
        if path == source, isAddress {
            do throws(Download.Failure) {
                return try Download.bytes(at: path)
            } catch {
                console.refuse(error.message)
                throw ExitStatus.noInput
            }
        }
        do throws(FileReadError) {
            return try WholeFile.read(path)
        } catch {
            console.refuse("\(path): \(error.reason)")
            throw ExitStatus.noInput
        }
    }

    /// Without excerpts: lines of the source may hold what is nobody's business, and logs are often public.
    private func show(_ diagnostics: [Diagnostic], _ console: Console) {
        guard !diagnostics.isEmpty else { return }
        let report = DiagnosticReport(diagnostics)
        console.show(
            report.text(folder: "", in: messages.language, colours: console.usesColours) { _, _ in nil })
    }
}
