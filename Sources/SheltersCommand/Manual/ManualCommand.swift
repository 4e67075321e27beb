import ArgumentParser
import Messages

struct ManualCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "manual",
            abstract: told("Prints the manual page of the program, for man."),
            discussion: told(
                """
                Examples:
                  shelters manual --lang en > Documentation/man/shelters.1
                  shelters manual --lang pl > Documentation/man/pl/shelters.1
                """))
    }

    @OptionGroup
    var messages: MessageOptions

    func run() throws {
        let console = Console(isQuiet: false, language: messages.language)
        guard let program = CommandDescription.ofProgram() else {
            console.refuse("the parser of arguments does not describe the commands")
            throw ExitCode(70)
        }
        console.emit(Array(ManualPage.text(of: program, in: messages.language).utf8))
    }
}
