import ArgumentParser
import Messages
import Platform

extension MessageLanguage: ExpressibleByArgument {}

extension MessageLanguage {
    /// The language of whoever runs the program.
    static var ofEnvironment: MessageLanguage {
        MessageLanguage { name in getenv(name).map { String(cString: $0) } }
    }

    /// The language of help and of what is said before the options are read: that of `--lang`, else that of the environment.
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

/// A text of the command line in the language of the process.
func told(_ message: Message) -> String { message.text(in: .ofProcess) }

extension ArgumentHelp {
    /// The help for an option in the language of the process; `value` names its value.
    static func told(_ message: Message, value: Message? = nil) -> ArgumentHelp {
        ArgumentHelp(message.text(in: .ofProcess), valueName: value?.text(in: .ofProcess))
    }
}
