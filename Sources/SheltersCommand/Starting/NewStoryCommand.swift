import ArgumentParser

struct NewStoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "story", "Writes how an animal found its home.",
        """
        The animal's record says that it went home: status: adopted

        Example:
          shelters new story --institution na-skraju --animal rex --teller Ania
        """)

    @Option(
        help: .localized("The institution: the name of its folder.", value: "id"), completion: .institutions)
    var institution: String?

    @Option(help: .localized("The animal: the name of its file without the ending.", value: "id"))
    var animal: String

    @Option(help: .localized("The first name of who tells it, never a surname.", value: "name"))
    var teller: String?

    @Option(help: .localized("The day on which it was told.", value: "day"))
    var date: String?

    @Option(help: .localized("The story.", value: "text"))
    var description: String?

    @OptionGroup var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .story, options: options,
            answers: ["teller": teller, "date": date, "description": description], id: nil, institution: institution,
            animal: animal
        ).write()
    }
}
