import ArgumentParser
import Messages

struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "manual", "Prints the manual page of the program, for man.",
        """
        Examples:
          shelters manual --lang en > Documentation/man/shelters.1
          shelters manual --lang pl > Documentation/man/pl/shelters.1
        """)

    @OptionGroup var messages: MessageOptions

    func run() throws {
        guard let program = CommandDescription.ofProgram() else {
            throw Refusal("the parser of arguments does not describe the commands", .software)
        }
        Console().emit(ManualPage.text(of: program, in: messages.language))
    }
}
