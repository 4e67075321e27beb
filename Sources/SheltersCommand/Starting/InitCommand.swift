import ArgumentParser
import Messages
import Records
import Scaffolding

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "init", "Makes a fresh folder for a site, with an example, that can be built at once.",
        """
        Nothing is overwritten: the folder must be new or empty.

        Examples:
          shelters init my-shelter
          shelters init my-shelter --lang pl --host github
        """)

    @Argument(
        help: .localized("The new folder; without it the one that you are in.", value: "folder"), completion: .directory
    )
    var folder = "."

    @Option(
        help: .localized(
            "Where the site will be published: github, gitlab, netlify, cloudflare or server. Without it you are asked.",
            value: "host"))
    var host: SiteHost?

    @OptionGroup var messages: MessageOptions

    func run() throws {
        try SiteFolder(folder, language: messages.language, host: try host ?? chosenHost()).create()
        Console().say(
            folder == "."
                ? "The folder is ready. README.md explains it; now write: shelters build"
                : "The folder \(folder) is ready. README.md in it explains it; now write: cd \(folder) && shelters build"
        )
    }

    /// Asks where the site will be published; a server of one's own where nobody can answer.
    private func chosenHost() throws -> SiteHost {
        guard Interview.isPossible else { return .server }
        let words = SiteHost.allCases.map(\.rawValue)
        let answer = try Interview().ask(
            "Where will the site be published?", example: "github", words: words, usual: SiteHost.server.rawValue
        ) { SiteHost(rawValue: $0) == nil ? "one of these words is needed: \(words.joined(separator: ", "))" : nil }
        return SiteHost(rawValue: answer) ?? .server
    }
}

extension SiteHost: ExpressibleByArgument {}
