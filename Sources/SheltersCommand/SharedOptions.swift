import ArgumentParser
import Content
import Messages
import Platform
import Records

/// The option `--content`.
struct ContentOptions: ParsableArguments {
    @Option(
        help: .localized("The folder with site.yml, home.md, pages/ and institutions/.", value: "folder"),
        completion: .directory)
    var content = "content"

    /// Ends the run where a folder holds no site.
    static func requireSite(in content: String) throws(Refusal) {
        guard access("\(content)/site.yml", F_OK) != 0 else { return }
        throw Refusal("there is no site in \(content)/ yet: site.yml is missing; write first: shelters init", .noInput)
    }

    /// Ends the run where a symbolic link stands at a path that is to be written to.
    static func refuseLink(_ path: String) throws(Refusal) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
        throw Refusal("\(path) is a link, and links are not followed", .cannotCreate)
    }
}

/// The options of commands that check records before they write them.
struct TrialOptions: ParsableArguments {
    @Flag(name: .customLong("dry-run"), help: .localized("Say what would be written, and write nothing."))
    var isDryRun = false

    @Option(
        help: .localized(
            "The day after which dates are in the future (YYYY-MM-DD). Without it the day of SOURCE_DATE_EPOCH, else today.",
            value: "day"))
    var date: String?

    func validate() throws { try BuildDate.validate(option: date) }

    /// Returns the day after which dates are in the future.
    func day(of content: some ContentSource) throws(BuildDate.InvalidEpoch) -> CalendarDate {
        try BuildDate.day(date, of: content)
    }
}

/// The options of how mistakes of further folders are treated.
struct ToleranceOptions: ParsableArguments {
    @Flag(
        name: .customLong("tolerant"),
        help: .localized(
            "Keep the last good state of institutions of further folders that have mistakes, instead of stopping."))
    var isTolerant = false

    @Option(
        name: .customLong("institution-cache"),
        help: .localized(
            "A folder that keeps the last good state of institutions of further folders, for --tolerant.",
            value: "folder"), completion: .directory)
    var institutionCache = ".cache/institutions"
}

/// The option `--picture-cache`.
struct PictureOptions: ParsableArguments {
    @Option(
        name: .customLong("picture-cache"),
        help: .localized(
            """
            A folder that keeps what was made of pictures and scripts, so that each is only made once. It may be shared \
            and deleted at any moment.
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
