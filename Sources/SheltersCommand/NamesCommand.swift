import ArgumentParser
import Site

struct NamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "names", "Lists the names that templates can use, page by page, as Markdown.",
        """
        Example:
          shelters names > Documentation/template-names.md
        """)

    func run() throws {
        Console().emit(TemplateNames.reference)
    }
}
