import ArgumentParser

struct NewInstitutionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "institution", "Writes the record of a new institution, in a folder of its own.",
        """
        Examples:
          shelters new institution
          shelters new institution --name "Na Skraju" --type shelter --postal-code 90-001 --town Łódź --email a@example.org
        """)

    @Option(help: .localized("What the institution is called.", value: "name"))
    var name: String?

    @Option(
        help: .localized("What kind of institution it is: shelter, refuge, foundation ...", value: "type"),
        completion: .words(of: "type", ofAnimal: false))
    var type: String?

    @Option(help: .localized("The street, without the number.", value: "street"))
    var street: String?

    @Option(help: .localized("The number of the house.", value: "number"))
    var number: String?

    @Option(name: .customLong("postal-code"), help: .localized("The postal code.", value: "code"))
    var postalCode: String?

    @Option(help: .localized("The town or village.", value: "town"))
    var town: String?

    @Option(help: .localized("The country, as two capital letters; without it PL.", value: "country"))
    var country: String?

    @Option(help: .localized("Telephone numbers, with commas between them.", value: "number"))
    var phone: String?

    @Option(help: .localized("The e-mail address.", value: "address"))
    var email: String?

    @Option(help: .localized("The address of its own website.", value: "url"))
    var website: String?

    @Option(help: .localized("Some sentences about it.", value: "text"))
    var description: String?

    @Option(help: .localized("The name of the new folder; without it made from the institution's name.", value: "id"))
    var id: String?

    @OptionGroup var options: NewOptions

    func run() throws {
        try NewRecord(
            kind: .institution, options: options,
            answers: [
                "name": name, "type": type, "street": street, "number": number, "postal-code": postalCode,
                "town": town, "country": country, "phone": phone, "email": email, "website": website,
                "description": description,
            ], id: id
        ).write()
    }
}
