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
            \(AuditPage.style)
            </style>
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

    private static let style = """
        body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
        main { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
        h1 { line-height: 1.2; }
        h2 { margin: 2rem 0 0; border-bottom: 2px solid; }
        h3 { margin: 1rem 0 0; font: 0.9rem/1.4 ui-monospace, monospace; }
        ul { margin: 0.25rem 0; padding: 0; list-style: none; }
        li { margin: 0.5rem 0; padding-left: 1.75rem; position: relative; }
        li::before { content: ""; position: absolute; top: 0.3rem; left: 0.2rem; width: 0.85rem; height: 0.85rem; border: 2px solid; }
        li b, li span { display: block; }
        @media print {
          main { max-width: none; padding: 0; }
          h2, h3 { break-after: avoid; }
          li { break-inside: avoid; }
        }
        """
}
