import ArgumentParser
import Site

struct NamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "names",
        abstract: "Lists the names that templates can use, page by page, as Markdown.",
        discussion: """
            Example:
              shelters names > Documentation/template-names.md
            """)

    func run() throws {
        Console(isQuiet: false).emit(Array(TemplateNames.reference.utf8))
    }
}
