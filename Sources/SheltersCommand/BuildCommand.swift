import ArgumentParser

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "build", "Checks everything and writes the site.",
        """
        The new site is written beside the old one and takes its place at once, only when nothing is wrong. Files that \
        did not change keep their modification time; files that this program did not write are kept.

        Examples:
          shelters build
          shelters build --output /var/www/shelters --base-url https://example.org/shelters/
        """)

    @OptionGroup var site: SiteOptions

    @Option(help: .localized("The folder that the site is written to.", value: "folder"), completion: .directory)
    var output = "public"

    @OptionGroup var pictures: PictureOptions

    @Option(
        name: .customLong("build-cache"),
        help: .localized(
            """
            A folder that keeps what the last build was made of, so that a build with nothing to do ends at once. It may be \
            deleted at any moment.
            """, value: "folder"), completion: .directory)
    var buildCache = ".cache/builds"

    @Flag(help: .localized("Make everything again, even where no file was touched since the last build."))
    var anew = false

    @Flag(
        name: .customLong("replace-foreign"),
        help: .localized("Let pages take the place of files in the output folder that this program did not write."))
    var replacesForeign = false

    @Flag(
        help: .localized("Put compressed twins (.gz, .br) beside pages, scripts and data, for servers that serve them.")
    )
    var precompress = false

    func run() throws {
        try SiteRun(options: site, pictureCache: pictures.pictureCache).build(
            into: output, replacesForeign: replacesForeign, precompresses: precompress,
            cache: anew ? nil : buildCache)
    }
}
