import ArgumentParser

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Checks everything and writes the site.",
        discussion: """
            The new site is written beside the old one and takes its place at once, only when nothing is wrong. Files that \
            did not change keep their modification time; files that this program did not write are kept.

            Examples:
              shelters build
              shelters build --output /var/www/shelters --base-url https://example.org/shelters/
            """)

    @OptionGroup var site: SiteOptions

    @Option(help: ArgumentHelp("The folder that the site is written to.", valueName: "folder"))
    var output = "public"

    @Flag(
        name: .customLong("replace-foreign"),
        help: "Let pages take the place of files in the output folder that this program did not write.")
    var replacesForeign = false

    @Flag(help: "Put compressed twins (.gz, .br) beside pages, scripts and data, for servers that serve them.")
    var precompress = false

    func run() throws {
        try SiteRun(options: site).build(into: output, replacesForeign: replacesForeign, precompresses: precompress)
    }
}
