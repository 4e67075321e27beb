import Documents
import Messages
import Records

extension AuditReport {
    /// Returns the report as text: a line for each thing to do, below the name of its institution.
    ///
    ///     Przytulisko „Cichy Kąt” (cichy-kat): 2
    ///       content/institutions/cichy-kat/animals/rex.md:7: the record was last confirmed 120 days ago; ...
    /// - Parameter folder: what stands before the files' names, so that an editor can open them.
    public func text(folder: String, in language: MessageLanguage = .english) -> String {
        var lines: [Message] = []
        for section in sections where !section.items.isEmpty {
            let name = self.name(of: section, in: language)
            lines.append(
                section.institution.map { "\(name) (\($0)): \(section.items.count)" }
                    ?? "\(name), the site itself: \(section.items.count)")
            for item in section.items {
                lines.append("  \(place(of: item, in: folder)): \(item.message); \(item.suggestion)")
            }
            lines.append(Message(verbatim: ""))
        }
        lines.append(summary)
        return lines.map { $0.text(in: language).printable + "\n" }.joined()
    }

    /// The number of things to do, in one sentence.
    public var summary: Message {
        let lacking = sections.count { !$0.items.isEmpty && $0.institution != nil }
        let institutions = sections.count { $0.institution != nil }
        return count == 0
            ? "Nothing is missing. Thank you for the care."
            : "To do: \(count), in \(lacking) of \(institutions, one: "institution", many: "institutions")."
    }

    /// An institution's name, or the site's, in the reader's language as far as there is one.
    func name(of section: Section, in language: MessageLanguage) -> String {
        let code = Language(language.rawValue)
        return (code.flatMap { section.name[$0] }) ?? languages.lazy.compactMap { section.name[$0] }.first ?? ""
    }

    /// The file, with the line where it is known, as it can be opened from where the program runs. An animal is named
    /// where its file may hold many.
    func place(of item: Item, in folder: String) -> String {
        let path = DiagnosticReport.path(of: item.file, in: folder)
        let line = item.line.map { ":\($0)" } ?? ""
        let animal = item.animal.flatMap { item.file.hasSuffix("/\($0).md") ? nil : " (\($0))" } ?? ""
        return path + line + animal
    }
}
