import ArgumentParser

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "check", "Checks everything that build checks, and writes nothing.",
        """
        Examples:
          shelters check
          shelters check --format json > problems.json
        """)

    @OptionGroup var site: SiteOptions

    func run() throws {
        try SiteRun(options: site).check()
    }
}
