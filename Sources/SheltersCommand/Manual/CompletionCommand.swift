import ArgumentParser
import Messages

struct CompletionCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "completion",
            abstract: told("Prints what makes a shell complete commands, options and values of this program."),
            discussion: told(
                """
                Examples:
                  shelters completion bash > ~/.local/share/bash-completion/completions/shelters
                  shelters completion zsh > ~/.zfunc/_shelters
                  shelters completion fish > ~/.config/fish/completions/shelters.fish
                """))
    }

    @Argument(help: .told("The shell: bash, zsh or fish.", value: "shell"))
    var shell: Shell

    @OptionGroup
    var messages: MessageOptions

    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    func run() throws {
        guard let shell = CompletionShell(rawValue: shell.rawValue) else { throw ExitCode(70) }
        let script = ParserWords.script(Shelters.completionScript(for: shell), in: .ofProcess)
        Console(isQuiet: false).emit(Array(script.utf8))
    }
}
