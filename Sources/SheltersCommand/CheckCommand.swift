import ArgumentParser

struct CheckCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check",
            abstract: told("Checks everything that build checks, and writes nothing."),
            discussion: told(
                """
                Examples:
                  shelters check
                  shelters check --format json > problems.json
                """))
    }

    @OptionGroup var site: SiteOptions

    func run() throws {
        try SiteRun(options: site).check()
    }
}
