/// The blocks that can be overridden where a template is used as a parent.
enum BlockNames {
    /// Returns the blocks of a template, of all that it includes, and of the arguments given to it.
    static func reachable(from parent: ParsedTemplate, _ arguments: [Block], in sources: TemplateSources) -> Set<String>
    {
        var blocks: Set<String> = []
        var included = [parent.name]
        func add(_ nodes: [Node]) {
            for node in nodes {
                switch node {
                case .lineStart, .text, .variable: break
                case .section(_, _, let body): add(body)
                case .partial(let partial): included.append(partial.name.text)
                case .parent(let parent, let arguments):
                    included.append(parent.name.text)
                    for argument in arguments { add(argument.body) }
                case .block(let block):
                    blocks.insert(block.name.text)
                    add(block.body)
                }
            }
        }
        for argument in arguments { add(argument.body) }
        var seen: Set<String> = []
        while let name = included.popLast() {
            if seen.insert(name).inserted, let template = sources.templates[name] { add(template.nodes) }
        }
        return blocks
    }
}
