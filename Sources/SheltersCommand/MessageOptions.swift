import ArgumentParser
import Messages

/// In which language a command speaks.
struct MessageOptions: ParsableArguments {
    @Option(
        help: .told(
            "The language of messages: pl or en. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG).",
            value: "language"))
    var lang: MessageLanguage?

    var language: MessageLanguage { lang ?? .ofEnvironment }
}
