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

    @OptionGroup var tolerance: ToleranceOptions

    @OptionGroup var writing: WritingOptions

    func run() throws {
        try SiteRun(options: site, tolerance: tolerance, pictureCache: writing.pictures.pictureCache).build(
            into: writing.output, replacesForeign: writing.replacesForeign, precompresses: writing.precompress,
            cache: writing.anew ? nil : writing.buildCache)
    }
}
