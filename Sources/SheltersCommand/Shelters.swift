import ArgumentParser
import Documents
import Files
import Messages
import Scaffolding

/// The command line of the program: `shelters build`, `shelters check` and the other commands.
public struct Shelters: ParsableCommand {
    public static let configuration = CommandConfiguration(
        "shelters", "Makes a public, bilingual website from records of animal shelters and their animals.",
        """
        Records lie in the content folder as Markdown or JSON, pages take their form from the templates folder, and the \
        site is written to the output folder, which any web server can publish.

        Exit status: 0 when all is well; 1 when something in the content or the templates is wrong (every problem is \
        listed with its place, and the site of before stays as it is); 64 for wrong usage; 66 when a folder to read is \
        missing; 69 when a preview cannot have its port; 73 and 74 when the site cannot be written; 75 when another build is writing it.
        """,
        version: Release.version,
        subcommands: [
            BuildCommand.self, CheckCommand.self, ExplainCommand.self, FieldsCommand.self, NamesCommand.self,
            ServeCommand.self, InitCommand.self, NewCommand.self, AcceptCommand.self, DrawCommand.self,
            TemplatesCommand.self, ImportCommand.self, ReportCommand.self, SchemaCommand.self, CMSCommand.self,
            CompletionCommand.self, ManualCommand.self,
        ])

    public init() {}

    /// Runs the command that the arguments ask for, and ends the process.
    public static func main() {
        Termination.handleSignals()
        let console = Console()
        do {
            try refuseUnknownCommand()
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as any RunFailure {
            console.refuse(failure.message)
            exit(withError: failure.exitCode)
        } catch {
            guard console.language == .polish else { exit(withError: error) }
            let code = exitCode(for: error)
            let text = ParserTexts.printed(fullMessage(for: error))
            if code == .success {
                console.emit(text + "\n")
            } else if !text.isEmpty {
                console.show(text + "\n")
            }
            exit(withError: code)
        }
    }

    /// Refuses a word in the place of a command that is none, and names the nearest: the parser would call it unexpected.
    private static func refuseUnknownCommand() throws {
        var known = configuration.subcommands
        for word in CommandLine.arguments.dropFirst() {
            guard !known.isEmpty, !word.hasPrefix("-"), word != "help" else { return }
            if let command = known.first(where: { $0.configuration.commandName == word }) {
                known = command.configuration.subcommands
                continue
            }
            let names = known.compactMap { $0.configuration.commandName }
            throw ValidationError(
                localized(
                    NearMiss.of(word, among: names).map { "there is no command \"\(word)\"; did you mean \"\($0)\"?" }
                        ?? "there is no command \"\(word)\""))
        }
    }
}
