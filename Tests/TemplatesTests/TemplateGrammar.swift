import SeededRandomness

/// Writes random templates that have no problem.
///
/// It writes what both engines understand alike: no line begins with blanks, since swift-mustache indents partials by what was
/// written before and not by lines, and a section's tags are either both in one line or both alone on theirs.
struct TemplateGrammar {
    private var random: SeededGenerator

    // In an inverted section over a list swift-mustache takes the empty list for the current text: `contexts + [.page]` keeps
    // `{{.}}` out of those.

    /// What a section leads to.
    private enum Context: CaseIterable {
        case page, owner, town, beast, text, language, search
    }

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func sources() -> [String: String] {
        [
            "page": lines([.page], depth: 4), "partial": lines([.page], depth: 1),
            "layout":
                "<html>\n{{$title}}\(inline([.page], depth: 1)){{/title}}\n{{$body}}\n\(lines([.page], depth: 2)){{/body}}\n</html>\n",
        ]
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func lines(_ contexts: [Context], depth: Int) -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in line(contexts, depth: depth) }.joined()
    }

    private mutating func line(_ contexts: [Context], depth: Int) -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3 where depth > 0:
            let (name, inner) = section(contexts)
            return "{{#\(name)}}\n\(lines(contexts + inner, depth: depth - 1)){{/\(name)}}\n"
        case 3 where depth > 0:
            let name = section(contexts).name
            return "{{^\(name)}}\n\(lines(contexts + [.page], depth: depth - 1)){{/\(name)}}\n"
        case 4 where depth > 1:
            return pick(["{{>partial}}\n", "<b>{{> partial }}</b>\n"])
        case 5 where depth > 3:
            return
                "{{<layout}}\n{{$title}}\(inline(contexts, depth: 1)){{/title}}\n{{$body}}\n\(lines(contexts, depth: depth - 2)){{/body}}\n{{/layout}}\n"
        case 6:
            return pick(["{{! a comment }}\n", "\n", "{{=<% %>=}}\n<%={{ }}=%>\n", "\r\n"])
        default:
            return inline(contexts, depth: depth) + "\n"
        }
    }

    private mutating func inline(_ contexts: [Context], depth: Int) -> String {
        "<p>" + (0..<Int.random(in: 0...4, using: &random)).map { _ in piece(contexts, depth: depth) }.joined()
    }

    private mutating func piece(_ contexts: [Context], depth: Int) -> String {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where depth > 0:
            let (name, inner) = section(contexts)
            return "{{#\(name)}}\(inline(contexts + inner, depth: depth - 1)){{/\(name)}}"
        case 1 where depth > 0:
            let name = section(contexts).name
            return "{{^\(name)}}\(inline(contexts + [.page], depth: depth - 1)){{/\(name)}}"
        case 2:
            return pick(["zażółć ", "gęś", " & ", "}} ", "🐕", "\t", " { "])
        case 3:
            return pick(["{{{article}}}", "{{& article }}", "{{{texts.welcome}}}"])
        default:
            return "{{\(variable(contexts))}}"
        }
    }

    private mutating func variable(_ contexts: [Context]) -> String {
        if contexts.last == .text, Bool.random(using: &random) { return "." }
        return switch pick(contexts) {
        case .page:
            pick([
                "title", "note", "language", "path", "year", "owner.name", "owner.home.name", "heir.phone",
                "heir.initial",
            ])
        case .owner:
            pick(
                ["name", "home.name", "title", "initial", "phone"].filter { contexts.contains(.owner) || $0 == "title" }
            )
        case .town, .beast: "name"
        case .text: pick(["title", "texts.search.label"])
        case .language: "code"
        case .search: pick(["label", "hint"])
        }
    }

    private mutating func section(_ contexts: [Context]) -> (name: String, inner: [Context]) {
        switch pick(contexts) {
        case .page, .text:
            pick([
                ("title", [.text]), ("note", [.text]), ("isOpen", []), ("isFull", []), ("owner", [.owner]),
                ("heir", [.owner]),
                ("animals", [.beast]), ("nobody", [.beast]), ("tags", [.text]), ("owner.home", [.town]),
                ("hasSearch", []),
                ("hasShop", []), ("languages", [.language]), ("colours", [.text]), ("texts.search", [.search]),
            ])
        case .owner: pick([("name", [.text]), ("phone", [.text]), ("home", [.town])])
        case .town: ("name", [.text])
        case .beast: pick([("name", [.text]), ("isCat", []), ("nicknames", [.text])])
        case .language: pick([("code", [.text]), ("isCurrent", [])])
        case .search: pick([("label", [.text]), ("hint", [.text])])
        }
    }
}
