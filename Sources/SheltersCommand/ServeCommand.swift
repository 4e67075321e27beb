import ArgumentParser

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "serve", "Shows the site in a browser on this machine, and every change as soon as it is saved.",
        """
        Nothing is written to the output folder, and nobody else can see what is shown. Drafts (draft: true) are shown, \
        too. While something is wrong, the browser tells what and where, over the last pages that were right. Ctrl+C \
        ends it.

        Examples:
          shelters serve
          shelters serve --port 9000 --no-open
        """)

    @OptionGroup var site: SiteOptions

    @Option(help: .localized("The port on this machine that browsers ask.", value: "count"))
    var port: UInt16 = 8080

    @OptionGroup var pictures: PictureOptions

    @Flag(
        inversion: .prefixedNo, help: .localized("Open the site in the browser."))
    var open = true

    func validate() throws {
        guard port > 0 else { throw ValidationError(localized("--port needs a number from 1 to 65535.")) }
    }

    func run() throws {
        var run = PreviewRun(options: site, port: port, pictureCache: pictures.pictureCache)
        try run.run(opensBrowser: open)
    }
}
