import ArgumentParser

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "check", "Checks everything that build checks, and writes nothing.",
        """
        A line with build becomes one with check by this word alone: options that say how a site is written change nothing.

        Examples:
          shelters check
          shelters check --format json > problems.json
        """)

    @OptionGroup var site: SiteOptions

    @OptionGroup var tolerance: ToleranceOptions

    @OptionGroup(visibility: .hidden) var writing: WritingOptions

    func run() throws {
        try SiteRun(options: site, tolerance: tolerance).check()
    }
}
