import Records

/// The Polish names of fields and values as a page of documentation.
public enum FieldReference {
    /// Markdown, in both languages; ends with a line feed.
    public static var markdown: String {
        var text = """
            # Pola po polsku · Fields in Polish

            W rekordach można pisać po polsku: `imię: Rex`, `typ: pies`, `płeć: samica`. Wielkość liter, polskie znaki i to, czy słowa łączy
            spacja, łącznik czy podkreślenie, nie mają znaczenia. Można mieszać oba języki; tego samego pola nie można napisać dwa razy.

            Records can be written in Polish, too. Letter case, diacritics and what joins words make no difference. Both languages may be mixed; the same
            field twice is a mistake. (This page is printed by `shelters fields`.)

            ## Pola · Fields

            | po polsku | in English |
            | --- | --- |

            """
        for (field, polish) in PolishFields.names {
            text += "| \(polish.map { "`\($0)`" }.joined(separator: ", ")) | `\(field)` |\n"
        }
        text += "\n## Wartości · Values\n"
        add("typ · type (zwierzę · animal)", AnimalType.self, to: &text)
        add("sierść · coat", Coat.self, to: &text)
        add("płeć · sex", Sex.self, to: &text)
        add("wiek · age", LifeStage.self, to: &text)
        add("wielkość · size", Size.self, to: &text)
        add("energia · energy", Energy.self, to: &text)
        add("status", AnimalStatus.self, to: &text)
        add("miejsce · place", Animal.Place.Kind.self, to: &text)
        add("typ · type (instytucja · institution)", InstitutionType.self, to: &text)
        add("usługi · services", Service.self, to: &text)
        add("dni · days", Weekday.self, to: &text)
        add("w menu · menu", FurtherPage.Menu.self, to: &text)
        add("zgodność · conformance", AccessibilityStatement.Conformance.self, to: &text)
        add("ocena · assessment", AccessibilityStatement.Assessment.self, to: &text)
        text += "\n### tak, nie · true, false\n\n| po polsku | in English |\n| --- | --- |\n"
        text += "| `tak`, `prawda` | `true` |\n| `nie`, `fałsz` | `false` |\n"
        text += "| \(Tolerance.polishSelective.map { "`\($0)`" }.joined(separator: ", ")) | `selective` |\n"
        return text
    }

    private static func add<Word: PolishWord>(_ title: String, _: Word.Type, to text: inout String) {
        text += "\n### \(title)\n\n| po polsku | in English |\n| --- | --- |\n"
        for value in Word.allCases {
            let words = Word.polish[value, default: []].map { "`\($0)`" }.joined(separator: ", ")
            text += "| \(words) | `\(value.rawValue)` |\n"
        }
    }
}
