import ArgumentParser
import Messages

/// The options that all new records share.
struct NewOptions: ParsableArguments {
    @Option(help: .localized("The folder with the site's records.", value: "folder"), completion: .directory)
    var content = "content"

    @Option(
        name: .customLong("set"),
        help: .localized(
            "Another field and its value, as often as you like: walks=true, health.vaccinated=true, marks=[one, two].",
            value: "field=value"))
    var fields: [String] = []

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        for field in fields where field.first == "=" || !field.contains("=") {
            throw ValidationError(localized("--set needs a field and its value, like walks=true, not \"\(field)\"."))
        }
    }
}
