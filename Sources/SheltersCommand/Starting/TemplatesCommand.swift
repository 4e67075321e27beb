import ArgumentParser
import Messages
import Scaffolding

struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "templates", "Copies the templates of the program, so that you can change how the site looks.",
        """
        A site that has no folder templates/ is made with those of the program, and follows every update. Copy them only to change them.

        Examples:
          shelters templates
          shelters templates --diff
        """)

    @Argument(
        help: .localized("The folder of your own templates; without it templates.", value: "folder"),
        completion: .directory)
    var folder = "templates"

    @Flag(help: .localized("Say what the program changed since you copied them, and write nothing."))
    var diff = false

    @OptionGroup var messages: MessageOptions

    func run() throws {
        let templates = TemplatesFolder(folder, program: try ProgramTemplates.find())
        let console = Console()
        guard diff else {
            try templates.create()
            console.say("The templates are in \(folder)/; shelters build now uses them.")
            return
        }
        let updates = try templates.updates()
        for update in updates {
            console.emit("\(update.message.text(in: console.language))\n\(update.difference)")
        }
        console.say(
            updates.isEmpty
                ? "Nothing changed beneath your templates."
                : "\(updates.count, one: "template", many: "templates") changed beneath yours.")
    }
}
