import Languages
import Templates

extension PageType {
    static let settings = PageType("settings", .word("the settings"), below: .home, indexing: .hidden)
}

extension Page {
    static let settings = Page(.settings)
}

extension PageTemplate {
    static let settings = PageTemplate(
        .settings, of: SettingsPage.model
    ) { site, _ in site.settings() }
}

/// Theme and language, chosen by the visitor.
struct SettingsPage: Sendable {
    let frame: PageFrame

    static let model = Model<SettingsPage>("settings page", "Theme and language, chosen by the visitor") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
    }
}

extension LocalizedSite {
    func settings() -> SettingsPage {
        SettingsPage(frame: builder.frame(of: .settings))
    }
}
