import Messages

/// The page that loads a program for editing from beside itself: its file comes from whoever runs the site, and from
/// nobody else.
enum FormPage {
    static func text(_ language: MessageLanguage) -> String {
        let title = FormConfiguration.title.text(in: language)
        let needed = FormConfiguration.needed.text(in: language)
        return """
            <!DOCTYPE html>
            <html lang="\(language == .polish ? "pl" : "en")">
            <!-- \(GeneratedFile.placeholder) -->
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="robots" content="noindex">
            <meta name="referrer" content="same-origin">
            <title>\(title)</title>
            </head>
            <body>
            <noscript>\(needed)</noscript>
            <script src="cms.js"></script>
            </body>
            </html>

            """
    }
}
