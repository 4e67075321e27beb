import ArgumentParser
import Content
import Messages
import Scaffolding

struct NewPlainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "record", "Writes a new record that has a folder of its kind: a page, a patron, a notice.",
        """
        What the kind needs is asked for, or given with --set.

        Examples:
          shelters new record patron
          shelters new record notice --set status=lost --set type=cat --set town=Łódź --set date=2026-01-15 --set until=2026-03-15
        """)

    @Argument(help: .localized("The kind: page, patron, notice.", value: "kind"))
    var kind: String

    @Option(help: .localized("The name of the new file; without it made from the record's name.", value: "id"))
    var id: String?

    @OptionGroup var options: NewOptions

    private var known: [RecordKind] { RecordKind.startedInFolders }

    func validate() throws {
        guard !known.contains(where: { $0.name == kind }) else { return }
        let kinds = known.map(\.name).joined(separator: ", ")
        throw ValidationError(localized("There is no kind \"\(kind)\" to start; there are: \(kinds)."))
    }

    func run() throws {
        guard let kind = known.first(where: { $0.name == kind }) else { return }
        try NewRecord(kind: kind, options: options, answers: [:], id: id).write()
    }
}
