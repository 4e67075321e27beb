import ArgumentParser
import Content
import Documents
import EditorSupport
import Messages

struct CMSCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "cms", "Writes the configuration of a program for editing records in a browser (Sveltia CMS, Decap CMS).",
        """
        Documentation/editing.md tells how to set it up. Run it again when institutions come or go.

        Examples:
          shelters cms --repository owner/name --lang pl
          shelters cms --repository owner/name --institution na-skraju --output admin/na-skraju
        """)

    @OptionGroup var folder: ContentOptions

    @Option(
        help: .localized("Only this institution: the name of its folder.", value: "id"), completion: .institutions)
    var institution: String?

    @Option(help: .localized("The folder that the files are written to.", value: "folder"))
    var output = "admin"

    @Option(
        name: .customLong("for"),
        help: .localized("The program that reads the configuration: sveltia or decap.", value: "program"))
    var system = ContentSystem.sveltia

    @Option(help: .localized("Where the repository is kept: github, gitlab, gitea, git-gateway, ...", value: "service"))
    var backend = "github"

    @Option(help: .localized("The repository, as owner/name.", value: "repository"))
    var repository: String?

    @Option(help: .localized("The branch that is edited.", value: "branch"))
    var branch = "main"

    @Option(help: .localized("The server by which editors sign in, if it is not the service's own.", value: "url"))
    var authentication: String?

    @Flag(help: .localized("Allow editing of files on the same machine (Decap's local backend)."))
    var local = false

    @OptionGroup var messages: MessageOptions

    @Flag(help: .localized("Replace files that somebody changed, too."))
    var force = false

    func validate() throws {
        if repository == nil, !["git-gateway", "test-repo"].contains(backend) {
            throw ValidationError(localized("--backend \(backend) needs --repository, as owner/name."))
        }
    }

    func run() throws {
        let language = messages.language
        let console = Console()
        let records = try WrittenRecords(DiskContent(root: folder.content))
        if let institution, !records.institutions.contains(institution) {
            throw Refusal(
                NearMiss.of(institution, among: records.institutions).map {
                    "there is no institution \"\(institution)\"; did you mean \"\($0)\"?"
                } ?? "there is no institution \"\(institution)\"", .noInput)
        }
        let forms = FormConfiguration(
            records,
            FormSettings(
                content: folder.content, system: system, backend: backend, repository: repository, branch: branch,
                authentication: authentication, isLocal: local, language: language,
                institution: institution))
        for problem in forms.problems { console.say(problem.message) }
        for file in forms.omitted {
            console.say("\(file): this file holds many animals, so there is no form for it")
        }
        try GeneratedFiles(console: console, isForced: force).write(forms.files, to: output)
    }
}

extension ContentSystem: ExpressibleByArgument {}
