import ArgumentParser
import EditorSupport
import Messages

struct SchemaCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "schema",
            abstract: told(
                "Writes JSON Schema files, by which editors complete the fields of records and mark mistakes."),
            discussion: told(
                """
                Documentation/editing.md tells how an editor comes to use them.

                Example:
                  shelters schema --output schemas --lang pl
                """))
    }

    @Option(help: .told("The folder that the files are written to.", value: "folder"))
    var output = "schemas"

    @OptionGroup
    var messages: MessageOptions

    @Flag(help: .told("Replace files that somebody changed, too."))
    var force = false

    func run() throws {
        let console = Console(isQuiet: false, language: messages.language)
        try GeneratedFiles(console: console, isForced: force)
            .write(RecordSchemas.files(in: messages.language), to: output)
    }
}
