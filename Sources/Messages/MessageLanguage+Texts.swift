extension MessageLanguage {
    /// Returns the text of what another program says, by its English template; nil where there is none.
    /// - Parameter context: the `msgctxt` of the text in the catalogue.
    public func text(of template: String, _ values: [String] = [], context: String) -> String? {
        guard self == .polish, let pattern = MessageCatalogue.polish[template, context: context] else { return nil }
        return MessagePattern(pattern).filled(with: values.map { .text($0) })
    }
}
