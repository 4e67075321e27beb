import ArgumentParser
import Content

struct FieldsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "fields", "Lists the names of records' fields and values in Polish and English, as Markdown.",
        """
        Example:
          shelters fields > Documentation/fields.md
        """)

    func run() throws {
        Console().emit(FieldReference.markdown)
    }
}
