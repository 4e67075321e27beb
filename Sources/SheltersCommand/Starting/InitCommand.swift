import ArgumentParser
import Messages
import Scaffolding

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "init", "Makes a fresh folder for a site, with an example, that can be built at once.",
        """
        Nothing is overwritten: the folder must be new or empty.

        Examples:
          shelters init my-shelter
          shelters init my-shelter --lang pl
        """)

    @Argument(
        help: .localized("The new folder; without it the one that you are in.", value: "folder"), completion: .directory
    )
    var folder = "."

    @Option(
        help: .localized(
            "The folder with the templates to copy. Without it those that come with the program.", value: "folder"),
        completion: .directory)
    var templates: String?

    @OptionGroup
    var messages: MessageOptions

    func run() throws {
        let source = if let templates { templates } else { try ProgramTemplates.find() }
        try SiteFolder(folder, templates: source, language: messages.language).create()
        Console().say(
            folder == "."
                ? "The folder is ready. README.md explains it; now write: shelters build"
                : "The folder \(folder) is ready. README.md in it explains it; now write: cd \(folder) && shelters build"
        )
    }
}
