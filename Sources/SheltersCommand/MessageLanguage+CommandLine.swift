import ArgumentParser
import Messages
import Platform

extension MessageLanguage: ExpressibleByArgument {}

extension MessageLanguage {
    /// The language of whoever runs the program.
    static var ofEnvironment: MessageLanguage {
        MessageLanguage { name in getenv(name).map { String(cString: $0) } }
    }

    /// The language of help and of what is said before the options are read: that of `--lang`, else that of the
    /// environment.
    static let ofProcess = chosen(by: CommandLine.arguments) ?? .ofEnvironment

    /// The language that the last `--lang` among arguments names.
    static func chosen(by arguments: [String]) -> MessageLanguage? {
        var language: MessageLanguage?
        for (index, argument) in arguments.enumerated() {
            if argument == "--lang", index + 1 < arguments.count {
                language = MessageLanguage(rawValue: arguments[index + 1]) ?? language
            } else if argument.hasPrefix("--lang=") {
                language = MessageLanguage(rawValue: String(argument.dropFirst("--lang=".count))) ?? language
            }
        }
        return language
    }
}

/// Returns a text of the command line in the language of the process.
func localized(_ message: Message) -> String { message.text(in: .ofProcess) }

extension CommandConfiguration {
    /// A command that is described in the language of the process.
    init(
        _ name: String, _ abstract: Message, _ discussion: Message, version: String = "",
        subcommands: [any ParsableCommand.Type] = []
    ) {
        self.init(
            commandName: name, abstract: localized(abstract), discussion: localized(discussion), version: version,
            subcommands: subcommands)
    }
}

extension ArgumentHelp {
    /// The help for an option in the language of the process; `value` names its value.
    static func localized(_ message: Message, value: Message? = nil) -> ArgumentHelp {
        ArgumentHelp(message.text(in: .ofProcess), valueName: value?.text(in: .ofProcess))
    }
}
