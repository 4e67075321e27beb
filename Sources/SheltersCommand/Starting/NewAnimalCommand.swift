import ArgumentParser

struct NewAnimalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "animal", "Writes the record of a new animal.",
        """
        Examples:
          shelters new animal
          shelters new animal --institution na-skraju --name Rex --type dog
        """)

    @Option(
        help: .localized("The institution where it lives: the name of its folder.", value: "id"),
        completion: .institutions)
    var institution: String?

    @Option(help: .localized("What the animal is called.", value: "name"))
    var name: String?

    @Option(help: .localized("Your own number of the animal.", value: "number"))
    var number: String?

    @Option(
        help: .localized("What kind of animal it is: dog, cat, rabbit ...", value: "type"),
        completion: .words(of: "type", ofAnimal: true))
    var type: String?

    @Option(
        help: .localized("Male or female.", value: "sex"),
        completion: .words(of: "sex", ofAnimal: true))
    var sex: String?

    @Option(help: .localized("The date, month or year of birth.", value: "date"))
    var born: String?

    @Option(
        help: .localized("How big it is: small, medium, large or xlarge.", value: "size"),
        completion: .words(of: "size", ofAnimal: true))
    var size: String?

    @Option(help: .localized("Some sentences about it.", value: "text"))
    var description: String?

    @Option(
        help: .localized("The name of the new file, without .md; without it made from the animal's name.", value: "id"))
    var id: String?

    @OptionGroup var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .animal, options: options,
            answers: [
                "name": name, "number": number, "type": type, "sex": sex, "born": born, "size": size,
                "description": description,
            ], id: id, institution: institution
        ).write()
    }
}
