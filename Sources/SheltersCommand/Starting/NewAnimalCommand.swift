import ArgumentParser
import Scaffolding

struct NewAnimalCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "animal", abstract: told("Writes the record of a new animal."),
            discussion: told(
                """
                Examples:
                  shelters new animal
                  shelters new animal --institution na-skraju --name Rex --type dog
                """))
    }

    @Option(
        help: .told("The institution where it lives: the name of its folder.", value: "id"),
        completion: .custom { arguments, _, _ in Completions.institutions(arguments) })
    var institution: String?

    @Option(help: .told("What the animal is called.", value: "name"))
    var name: String?

    @Option(help: .told("Your own number of the animal.", value: "number"))
    var number: String?

    @Option(
        help: .told("What kind of animal it is: dog, cat, rabbit ...", value: "type"),
        completion: .custom { _, _, _ in Completions.words(of: "type", ofAnimal: true) })
    var type: String?

    @Option(
        help: .told("Male or female.", value: "sex"),
        completion: .custom { _, _, _ in Completions.words(of: "sex", ofAnimal: true) })
    var sex: String?

    @Option(help: .told("The date, month or year of birth.", value: "date"))
    var born: String?

    @Option(
        help: .told("How big it is: small, medium, large or xlarge.", value: "size"),
        completion: .custom { _, _, _ in Completions.words(of: "size", ofAnimal: true) })
    var size: String?

    @Option(help: .told("Some sentences about it.", value: "text"))
    var description: String?

    @Option(help: .told("The name of the new file, without .md; without it made from the animal's name.", value: "id"))
    var id: String?

    @OptionGroup
    var options: NewOptions

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
