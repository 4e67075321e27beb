import ArgumentParser
import Site

struct NamesCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "names",
            abstract: told("Lists the names that templates can use, page by page, as Markdown."),
            discussion: told(
                """
                Example:
                  shelters names > Documentation/template-names.md
                """))
    }

    func run() throws {
        Console(isQuiet: false).emit(Array(TemplateNames.reference.utf8))
    }
}
