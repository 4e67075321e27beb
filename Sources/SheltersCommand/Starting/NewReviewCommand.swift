import ArgumentParser

struct NewReviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "review", "Writes a review of an animal by somebody who met it.",
        """
        A file that the site's form made is put into its place by: shelters accept

        Example:
          shelters new review --institution na-skraju --animal rex --name Ania
        """)

    @Option(
        help: .localized("The institution: the name of its folder.", value: "id"), completion: .institutions)
    var institution: String?

    @Option(help: .localized("The animal: the name of its file without the ending.", value: "id"))
    var animal: String

    @Option(help: .localized("A first name or nickname, never a surname.", value: "name"))
    var name: String?

    @Option(help: .localized("The day of the meeting.", value: "day"))
    var date: String?

    @Option(help: .localized("From 1 (difficult) to 5 (gentle).", value: "count"))
    var temperament: String?

    @Option(help: .localized("How excitable it was, from 1 (calm) to 5.", value: "count"))
    var excitability: String?

    @Option(help: .localized("The experience that it takes, from 1 (none) to 5.", value: "count"))
    var experience: String?

    @Option(help: .localized("What the meeting was like, at most 1,000 characters.", value: "text"))
    var description: String?

    @Option(
        help: .localized("The name of the new file, without .md; without it made from the writer's name.", value: "id"))
    var id: String?

    @OptionGroup var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .review, options: options,
            answers: [
                "name": name, "date": date, "temperament": temperament, "excitability": excitability,
                "experience": experience, "description": description,
            ], id: id, institution: institution, animal: animal
        ).write()
    }
}
