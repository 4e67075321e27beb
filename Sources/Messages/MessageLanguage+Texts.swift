extension MessageLanguage {
    /// Returns the text of what another program says, by its English template; nil where there is none.
    /// - Parameter context: the `msgctxt` of the text in the catalogue.
    public func text(of template: String, _ values: [String] = [], context: String) -> String? {
        guard self == .polish, let pattern = MessageCatalogue.polish[template, context: context] else { return nil }
        return MessagePattern(pattern).filled(with: values.map { .text($0) })
    }

    /// Returns the text of a template with `{1}` for its first value and so on, for programs that fill it in themselves.
    public func pattern(of template: String) -> String {
        if self == .polish, let pattern = MessageCatalogue.polish[template] { return pattern }
        var pattern = ""
        for (number, piece) in template.split(separator: "{}", omittingEmptySubsequences: false).enumerated() {
            pattern += number == 0 ? String(piece) : "{\(number)}\(piece)"
        }
        return pattern
    }
}
