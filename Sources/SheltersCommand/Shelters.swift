import ArgumentParser

/// The command line: `shelters build`, `shelters check`, `shelters names`.
public struct Shelters: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "shelters",
        abstract: "Makes a public, bilingual website from records of animal shelters and their animals.",
        discussion: """
            Records lie in the content folder as Markdown or JSON, pages take their form from the templates folder, and the \
            site is written to the output folder, which any web server can publish.

            Exit status: 0 when all is well; 1 when something in the content or the templates is wrong (every problem is \
            listed with its place, and the site of before stays as it is); 64 for wrong usage; 66 when a folder to read is \
            missing; 73 and 74 when the site cannot be written; 75 when another build is writing it.
            """,
        version: "0.1.0",
        subcommands: [BuildCommand.self, CheckCommand.self, NamesCommand.self],
        defaultSubcommand: nil)

    public init() {}
}
