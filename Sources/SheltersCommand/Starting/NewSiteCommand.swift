import ArgumentParser
import Scaffolding

struct NewSiteCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "site", abstract: told("Writes the settings of a new site, and its intro if there is none."),
            discussion: told(
                """
                Examples:
                  shelters new site
                  shelters new site --title "Shelters around us" --base-url https://example.org/
                """))
    }

    @Option(help: .told("What the site is called.", value: "title"))
    var title: String?

    @Option(help: .told("The site's languages, with commas between them; without it pl, en.", value: "codes"))
    var languages: String?

    @Option(name: .customLong("base-url"), help: .told("The address where the site will live.", value: "url"))
    var baseURL: String?

    @Option(help: .told("The e-mail address to which visitors write.", value: "address"))
    var email: String?

    @OptionGroup
    var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .site, options: options,
            answers: ["title": title, "languages": languages, "base-url": baseURL, "email": email], id: nil
        ).write()
    }
}
