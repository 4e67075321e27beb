import ArgumentParser
import Content
import Documents
import Messages
import Records
import Site

struct DrawCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "draw", "Draws the institution that gets the food of a month's patron.",
        """
        It is drawn among the institutions whose records say acceptsFood, by the month and their list alone, so that \
        anyone can repeat it: Documentation/patrons.md tells the rule. The last two lines are for the patron's record.

        Example:
          shelters draw 2026-12
        """)

    @Argument(help: .localized("The month, as YYYY-MM.", value: "month"))
    var month: String

    @OptionGroup var folder: ContentOptions

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        guard firstDay == nil else { return }
        throw ValidationError(localized("\"\(month)\" is no month; write it as YYYY-MM, like 2026-12."))
    }

    private var firstDay: CalendarDate? { month.utf8.count == 7 ? CalendarDate("\(month)-01") : nil }

    func run() throws {
        // A record that cannot be read would be missing from the list, and another institution would be drawn.
        let catalogue = try CheckedCatalogue(of: folder.content).catalogue
        let candidates = catalogue.institutions.map(\.record).filter(\.acceptsFood).map(\.id)
        guard let firstDay, let draw = FoodDraw(of: firstDay, among: candidates) else {
            throw Refusal(
                "no institution accepts food; write \"acceptsFood: true\" in the records of those that do",
                .validationFailure)
        }
        let ids = draw.candidates.map(\.text)
        let kind = RecordKind.patron
        let lines: [(name: Message, value: String)] = [
            ("month", month), ("list", ids.joined(separator: " ")), ("digest", draw.digest), ("seed", draw.seed),
            ("place", "\(draw.place + 1) / \(ids.count)"), ("institution", draw.winner.text),
            (kind.word("candidates"), "[" + ids.joined(separator: ", ") + "]"),
        ]
        for (name, value) in lines { Console().emit("\(localized(name)): \(value)\n") }
        let winner = catalogue.institutions.first { $0.record.id == draw.winner }
        guard let name = winner?.record.name[catalogue.settings.languages[0]] else { return }
        var yaml = YAMLWriter()
        yaml.field(localized(kind.word("recipientName")), .text(name))
        Console().emit(yaml.text)
    }
}
