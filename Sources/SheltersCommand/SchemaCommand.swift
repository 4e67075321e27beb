import ArgumentParser
import EditorSupport
import Messages

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "schema", "Writes JSON Schema files, by which editors complete the fields of records and mark mistakes.",
        """
        Documentation/editing.md tells how an editor comes to use them.

        Example:
          shelters schema --output schemas --lang pl
        """)

    @Option(help: .localized("The folder that the files are written to.", value: "folder"))
    var output = "schemas"

    @OptionGroup var messages: MessageOptions

    @Flag(help: .localized("Replace files that somebody changed, too."))
    var force = false

    func run() throws {
        try GeneratedFiles(console: Console(), isForced: force)
            .write(RecordSchemas.files(in: messages.language), to: output)
    }
}
