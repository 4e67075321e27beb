/// The replacement of a parent's block, with the template that has it.
struct Override {
    struct Identity: Hashable {
        let template: String
        let name: Name
    }

    let template: ParsedTemplate
    let block: Block

    var identity: Identity { Identity(template: template.name, name: block.name) }
}
