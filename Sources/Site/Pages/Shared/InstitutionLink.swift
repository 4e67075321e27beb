import Templates

/// The institution to which a page belongs.
struct InstitutionLink: Sendable {
    let id: String
    let name: Wording
    let link: String
    let town: String
    let type: String

    static let model = Model<InstitutionLink>("institution link", "The institution to which the page belongs") {
        $0.text("id", "Its id, as addresses and records write it") { $0.id }
        $0.object("name", "Its name", Wording.model) { $0.name }
        $0.text("link", "Its page") { $0.link }
        $0.text("town", "Where it is") { $0.town }
        $0.text("type", "Its type in words") { $0.type }
    }
}
