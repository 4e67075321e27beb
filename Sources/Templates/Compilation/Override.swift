/// What replaces a block of a parent, with the template in which it stands.
struct Override {
    struct Identity: Hashable {
        let template: String
        let name: Name
    }

    let template: ParsedTemplate
    let block: Block

    var identity: Identity { Identity(template: template.name, name: block.name) }
}
