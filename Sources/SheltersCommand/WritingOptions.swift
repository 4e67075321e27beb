import ArgumentParser

/// The options that say how `build` writes a site.
struct WritingOptions: ParsableArguments {
    @Option(help: .localized("The folder that the site is written to.", value: "folder"), completion: .directory)
    var output = "public"

    @OptionGroup var pictures: PictureOptions

    @Option(
        name: .customLong("build-cache"),
        help: .localized(
            """
            A folder that keeps what the last build was made of, so that a build makes only what changed since. It may be \
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
}
