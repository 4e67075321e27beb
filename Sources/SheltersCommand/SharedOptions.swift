import ArgumentParser
import Messages

/// The option `--content`.
struct ContentOptions: ParsableArguments {
    @Option(
        help: .localized("The folder with site.yml, home.md, pages/ and institutions/.", value: "folder"),
        completion: .directory)
    var content = "content"
}

/// The option `--picture-cache`.
struct PictureOptions: ParsableArguments {
    @Option(
        name: .customLong("picture-cache"),
        help: .localized(
            """
            A folder that keeps what was made of pictures, so that each is only made once. It may be shared and deleted at \
            any moment.
            """, value: "folder"), completion: .directory)
    var pictureCache = ".cache/pictures"
}

/// The option `--lang`.
struct MessageOptions: ParsableArguments {
    @Option(
        help: .localized(
            "The language of messages: pl or en. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG).",
            value: "language"))
    var lang: MessageLanguage?

    var language: MessageLanguage { lang ?? .ofEnvironment }
}
