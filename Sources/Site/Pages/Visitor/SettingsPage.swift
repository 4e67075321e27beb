extension PageType {
    static let settings = PageType("settings", .word("the settings"), below: .home, indexing: .hidden)
}

extension Page {
    static let settings = Page(.settings)
}

extension PageTemplate {
    /// Theme and language, chosen by the visitor.
    static let settings = PageTemplate(
        .settings, frameAlone: "settings page", "Theme and language, chosen by the visitor")
}
