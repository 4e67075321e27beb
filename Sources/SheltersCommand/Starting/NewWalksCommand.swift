import ArgumentParser

struct NewWalksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "walks", "Writes the rules of walks with an institution's animals.",
        """
        Examples:
          shelters new walks
          shelters new walks --institution na-skraju --minimum-age 18
        """)

    @Option(
        help: .localized("The institution: the name of its folder.", value: "id"), completion: .institutions)
    var institution: String?

    @Option(help: .localized("Who may take an animal for a walk.", value: "text"))
    var who: String?

    @Option(name: .customLong("minimum-age"), help: .localized("From which age, in years.", value: "count"))
    var minimumAge: String?

    @Option(help: .localized("How to announce oneself.", value: "text"))
    var announce: String?

    @Option(help: .localized("Some sentences about the walks.", value: "text"))
    var description: String?

    @OptionGroup var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .walks, options: options,
            answers: ["who": who, "minimum-age": minimumAge, "announce": announce, "description": description],
            id: nil, institution: institution
        ).write()
    }
}
