import ArgumentParser
import Messages

struct CompletionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "completion", "Prints what makes a shell complete commands, options and values of this program.",
        """
        Examples:
          shelters completion bash > ~/.local/share/bash-completion/completions/shelters
          shelters completion zsh > ~/.zfunc/_shelters
          shelters completion fish > ~/.config/fish/completions/shelters.fish
        """)

    @Argument(help: .localized("The shell: bash, zsh or fish.", value: "shell"))
    var shell: Shell

    @OptionGroup var messages: MessageOptions

    enum Shell: String, CaseIterable, ExpressibleByArgument {
        case bash, zsh, fish
    }

    func run() throws {
        guard let shell = CompletionShell(rawValue: shell.rawValue) else { throw ExitCode.software }
        Console().emit(ParserTexts.described(Shelters.completionScript(for: shell), in: messages.language))
    }
}
