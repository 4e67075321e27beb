import ArgumentParser

struct NewSiteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "site", "Writes the settings of a new site, and its home page if there is none.",
        """
        Examples:
          shelters new site
          shelters new site --title "Shelters around us" --base-url https://example.org/
        """)

    @Option(help: .localized("What the site is called.", value: "title"))
    var title: String?

    @Option(help: .localized("The site's languages, with commas between them; without it pl, en.", value: "codes"))
    var languages: String?

    @Option(name: .customLong("base-url"), help: .localized("The address where the site will live.", value: "url"))
    var baseURL: String?

    @Option(help: .localized("The e-mail address to which visitors write.", value: "address"))
    var email: String?

    @OptionGroup var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .site, options: options,
            answers: ["title": title, "languages": languages, "base-url": baseURL, "email": email], id: nil
        ).write()
    }
}
