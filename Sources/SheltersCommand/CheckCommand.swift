import ArgumentParser

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "check", "Checks everything that build checks, and writes nothing.",
        """
        No pictures are made, so that --picture-cache changes nothing; it is there because a line with build has it.

        Examples:
          shelters check
          shelters check --format json > problems.json
        """)

    @OptionGroup var site: SiteOptions

    @OptionGroup var pictures: PictureOptions

    func run() throws {
        try SiteRun(options: site).check()
    }
}
