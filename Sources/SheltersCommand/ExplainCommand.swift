import ArgumentParser
import Documents
import Messages

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "explain", "Explains what a mistake means and how to put it right.",
        """
        Without a name all are listed.

        Examples:
          shelters explain shares-sum
          shelters explain --markdown --lang pl > mistakes.md
        """)

    @Argument(
        help: .localized("What stands in square brackets after a message.", value: "name"),
        completion: .diagnostics)
    var id: String?

    @OptionGroup var messages: MessageOptions

    @Flag(help: .localized("Explain all of them as a page of the documentation."))
    var markdown = false

    func validate() throws {
        guard let id else { return }
        if markdown { throw ValidationError(localized("--markdown explains all, so no name goes with it.")) }
        let ids = Explanations(in: messages.language).ids
        guard !ids.contains(id) else { return }
        throw ValidationError(
            NearMiss.of(id, among: ids).map {
                localized("There is no mistake called \"\(id)\". Did you mean \"\($0)\"?")
            }
                ?? localized("There is no mistake called \"\(id)\"; shelters explain lists all."))
    }

    func run() throws {
        let explanations = Explanations(in: messages.language)
        let text = id.flatMap(explanations.text) ?? (markdown ? explanations.markdown : explanations.list)
        Console().emit(text)
    }
}
