extension Explanation {
    /// For a terminal: one identifier at length.
    public func page(of id: String, in language: MessageLanguage) -> String {
        let text = text(in: language)
        func told(_ message: Message) -> String { message.text(in: language) }
        func indented(_ example: String) -> String {
            example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        }
        return """
            \(id): \(text.title)

            \(text.meaning)

            \(text.remedy)

            \(told("Wrong:"))
            \(indented(wrong))
            \(told("Right:"))
            \(indented(right))
            """
    }

    /// For a terminal: every identifier with what it means in a few words.
    public static func list(in language: MessageLanguage) -> String {
        areas.map { area in
            "\(area.title.text(in: language))\n"
                + area.explanations.flatMap { explanation in
                    explanation.ids.map { "  \($0): \(explanation.text(in: language).title)\n" }
                }.joined()
        }.joined(separator: "\n")
    }

    /// A page of the documentation with all of them.
    public static func markdown(in language: MessageLanguage) -> String {
        func told(_ message: Message) -> String { message.text(in: language) }
        var page = """
            # \(told("What the program finds wrong"))

            \(told("Each mistake that the program tells has a name in square brackets, like [shares-sum]; here it is explained. This page is printed by `shelters explain --markdown`. Examples use the Polish names of fields; English ones are just as right."))

            """
        for area in areas {
            page += "\n## \(told(area.title))\n"
            for explanation in area.explanations {
                let text = explanation.text(in: language)
                page += """

                    ### \(explanation.ids.map { "`\($0)`" }.joined(separator: ", "))

                    **\(text.title).** \(text.meaning)

                    \(text.remedy)

                    \(told("Wrong:"))

                    ```text
                    \(explanation.wrong)
                    ```

                    \(told("Right:"))

                    ```text
                    \(explanation.right)
                    ```

                    """
            }
        }
        return page
    }
}
