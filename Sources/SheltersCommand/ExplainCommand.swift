import ArgumentParser
import Documents
import Messages

struct ExplainCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "explain",
            abstract: told("Explains what a mistake means and how to put it right."),
            discussion: told(
                """
                Without a name all are listed.

                Examples:
                  shelters explain shares-sum
                  shelters explain --markdown --lang pl > Documentation/diagnostics/pl.md
                """))
    }

    @Argument(
        help: .told("What stands in square brackets after a message.", value: "name"),
        completion: .custom { _, _, _ in Completions.diagnostics() })
    var id: String?

    @OptionGroup
    var messages: MessageOptions

    @Flag(help: .told("Explain all of them as a page of the documentation."))
    var markdown = false

    func validate() throws {
        guard let id else { return }
        if markdown { throw ValidationError(told("--markdown explains all, so no name goes with it.")) }
        guard Explanation.of(id) == nil else { return }
        let near = NearMiss.of(id, among: Explanation.ids)
        throw ValidationError(
            near.map { told("There is no mistake called \"\(id)\". Did you mean \"\($0)\"?") }
                ?? told("There is no mistake called \"\(id)\"; shelters explain lists all."))
    }

    func run() throws {
        let language = messages.language
        let text =
            if let id, let explanation = Explanation.of(id) {
                explanation.page(of: id, in: language)
            } else if markdown {
                Explanation.markdown(in: language)
            } else {
                Explanation.list(in: language)
            }
        Console(isQuiet: false).emit(Array(text.utf8))
    }
}
