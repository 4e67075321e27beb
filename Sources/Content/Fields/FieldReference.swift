import Messages
import Records

/// The Polish names of fields and values as a page of documentation.
public enum FieldReference {
    /// Markdown, in both languages; ends with a line feed.
    public static var markdown: String {
        var text = """
            # Pola po polsku · Fields in Polish

            We wpisach można pisać po polsku: `imię: Rex`, `typ: pies`, `płeć: samica`. Wielkość liter, polskie znaki i to, czy słowa łączy
            spacja, myślnik czy podkreślenie, nie mają znaczenia. Można mieszać oba języki; tego samego pola nie można napisać dwa razy.

            Records can be written in Polish, too. Letter case, diacritics and what joins words make no difference. Both languages may be mixed; the same
            field twice is a mistake. (This page is printed by `shelters fields`.)

            ## Pola · Fields

            | po polsku | in English |
            | --- | --- |

            """
        for (field, polish) in FieldNames.all { text += row(polish, field) }
        text += "\n## Wartości · Values\n"
        for (title, words) in choices { text += table(title, words.map { ($0.polish, $0.value) }) }
        text += table("dni · days", Weekday.allCases.map { ($0.polish, $0.rawValue) })
        text += table(
            "tak, nie · true, false",
            [(["tak", "prawda"], "true"), (["nie", "fałsz"], "false"), (Tolerance.polishSelective, "selective")])
        return text
    }

    /// The fixed lists of words, each once, under the name of the first field that has them.
    private static var choices: [(title: String, words: [ChoiceWord])] {
        var found: [(title: String, words: [ChoiceWord])] = []
        func add(_ group: GroupShape, of kind: RecordKind) {
            for field in group.fields {
                let words = field.shape.choices
                if words.count > 1, words[0].polish != [], !found.contains(where: { $0.words == words }) {
                    let name = "\(field.name(in: .polish)) · \(field.name)"
                    found.append((field.name == "type" ? "\(name) (\(kind.name))" : name, words))
                }
                for inner in field.shape.groups { add(inner, of: kind) }
            }
        }
        for kind in RecordKind.all { add(kind.shape, of: kind) }
        return found
    }

    private static func table(_ title: String, _ rows: [(polish: [String], english: String)]) -> String {
        "\n### \(title)\n\n| po polsku | in English |\n| --- | --- |\n" + rows.map(row).joined()
    }

    private static func row(_ polish: [String], _ english: String) -> String {
        "| \(polish.map { "`\($0)`" }.joined(separator: ", ")) | `\(english)` |\n"
    }
}
