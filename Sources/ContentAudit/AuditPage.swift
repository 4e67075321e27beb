import EmbeddedFiles
import Markup
import Messages

/// Writes a page of HTML, element by element; every text is escaped.
struct AuditPage {
    let language: MessageLanguage
    private(set) var html = ""

    init(language: MessageLanguage) { self.language = language }

    mutating func begin(title: Message) {
        html += """
            <!DOCTYPE html>
            <html lang="\(language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="robots" content="noindex">
            <title>\(escaped(title))</title>
            <style>
            \(AuditPage.style)</style>
            </head>
            <body>
            <main>

            """
    }

    mutating func end() { html += "</main>\n</body>\n</html>\n" }

    mutating func open(_ element: String, of kind: String? = nil) {
        html += "<\(element)\(attribute(kind))>\n"
    }

    mutating func close(_ element: String) { html += "</\(element)>\n" }

    mutating func add(_ element: String, _ text: Message, of kind: String? = nil) {
        html += "<\(element)\(attribute(kind))>\(escaped(text))</\(element)>\n"
    }

    private func attribute(_ kind: String?) -> String { kind.map { " class=\"\($0)\"" } ?? "" }

    private func escaped(_ message: Message) -> String {
        message.text(in: language).escaped(for: .sanitizedHTML)
    }

    private static let style = EmbeddedFile.auditStyle.text
}
