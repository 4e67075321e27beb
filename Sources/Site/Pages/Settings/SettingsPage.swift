import Templates

/// Theme and language, chosen by the visitor.
struct SettingsPage: Sendable {
    let frame: PageFrame

    static let model = Model<SettingsPage>("settings page", "Theme and language, chosen by the visitor") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
    }
}
