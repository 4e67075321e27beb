import Records
import Templates

/// A link to a site elsewhere.
struct WebLink: Sendable {
    let address: WebAddress

    static let model = Model<WebLink>("web", "A link to a site elsewhere") {
        $0.text("link", "The absolute address") { $0.address.text }
        $0.text("label", "Its host, without www.") { $0.address.host }
    }
}
