import ArgumentParser
import Content

struct FieldsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "fields",
            abstract: told("Lists the names of records' fields and values in Polish and English, as Markdown."),
            discussion: told(
                """
                Example:
                  shelters fields > Documentation/fields.md
                """))
    }

    func run() throws {
        Console(isQuiet: false).emit(Array(FieldReference.markdown.utf8))
    }
}
