/// The names that a module declares for itself alone, and shorter ones for them.
struct ScriptNames {
    private let tokens: [(kind: ScriptToken.Kind, text: String)]
    /// Names that stand where variables are declared.
    private var declared: Set<String> = []
    /// Names that are, or may be, something else too.
    private var kept: Set<String> = []
    private var counts: [String: Int] = [:]
    /// In the order in which they are first met.
    private var order: [String] = []
    /// The brackets around each token: the last of them and the place of that.
    private var brackets: [(bracket: Character, place: Int)?] = []
    /// By place.
    private var uses: [Int: Use] = [:]
    /// The place of the bracket that closes the one at a place.
    private var closings: [Int: Int] = [:]

    private static let keywords: Set<String> = [
        "arguments", "as", "async", "await", "break", "case", "catch", "const", "continue", "debugger", "default",
        "delete", "do", "else", "export", "extends", "false", "finally", "for", "from", "function", "get", "if",
        "import", "in", "instanceof", "let", "new", "null", "of", "return", "set", "static", "super", "switch", "this",
        "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "yield",
    ]
    private static let declarators: Set<String> = ["const", "let", "var", "function"]

    /// Lower-case names that a script may mean as the browser's although it declares the same elsewhere.
    private static let browsers: Set<String> = [
        "addEventListener", "alert", "blur", "caches", "clearTimeout", "close", "closed", "confirm", "console",
        "crypto", "customElements", "dispatchEvent", "document", "event", "external", "fetch", "find", "focus",
        "frames", "globalThis", "history", "indexedDB", "isFinite", "isNaN", "length", "localStorage", "location",
        "matchMedia", "name", "navigator", "open", "opener", "origin", "parent", "parseFloat", "parseInt",
        "performance", "postMessage", "print", "prompt", "queueMicrotask", "removeEventListener",
        "requestAnimationFrame",
        "requestIdleCallback", "screen", "scroll", "scrollBy", "scrollTo", "self", "sessionStorage", "setInterval",
        "setTimeout", "status", "stop", "structuredClone", "top", "window",
    ]

    init(_ tokens: [(kind: ScriptToken.Kind, text: String)]) {
        self.tokens = tokens
        matchBrackets()
        for place in tokens.indices { read(place) }
    }

    private func text(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

    private mutating func matchBrackets() {
        var open: [(bracket: Character, place: Int)] = []
        for (place, token) in tokens.enumerated() {
            switch token.kind {
            case .punctuator where ["(", "[", "{"].contains(token.text):
                brackets.append(open.last)
                open.append((Character(token.text), place))
                continue
            case .punctuator where [")", "]", "}"].contains(token.text):
                if let opened = open.popLast() { closings[opened.place] = place }
            case .template(let opensSubstitution):
                if token.text.hasPrefix("}"), let opened = open.popLast() { closings[opened.place] = place }
                brackets.append(open.last)
                if opensSubstitution { open.append(("$", place)) }
                continue
            default: break
            }
            brackets.append(open.last)
        }
    }

    private mutating func read(_ place: Int) {
        guard case .word = tokens[place].kind else { return }
        let name = tokens[place].text
        guard let first = name.utf8.first, !(first &- 0x30 < 10), first != UInt8(ascii: "#"),
            !ScriptNames.keywords.contains(name)
        else { return }
        if counts[name] == nil { order.append(name) }
        counts[name, default: 0] += 1
        uses[place] = use(place)
        switch uses[place] {
        case .property: return
        case .unknown: kept.insert(name)
        default: break
        }
        if isDeclared(place) { declared.insert(name) }
    }

    /// What a name in a script is.
    private enum Use {
        case variable
        /// Of an object; never the name of a variable.
        case property
        /// A variable and the property that it is taken from or given to: `{ name }`.
        case both
        case unknown
    }

    private func use(_ place: Int) -> Use {
        let (before, after) = (text(place - 1), text(place + 1))
        if before == ".", !isSpread(place) { return .property }
        if before == "as" || after == "as" { return .unknown }
        // Behind a comma of the outermost level it may belong to an export.
        guard let around = brackets[place] else { return before == "," || isExported(place) ? .unknown : .variable }
        guard around.bracket == "{" else {
            return around.bracket == "[" && isExported(around.place) ? .unknown : .variable
        }
        let isMember: Bool
        switch before {
        case "{", ",": isMember = ["}", ",", ":", "(", "="].contains(after)
        case "async", "get", "set", "static", "*": isMember = after == "("
        default: isMember = false
        }
        guard isMember, !isBlock(around.place) || after == ":" else { return .variable }
        guard isObject(around.place), !isExported(around.place) else { return .unknown }
        return after == ":" || after == "(" ? .property : .both
    }

    /// Whether the brace at a place certainly begins a block.
    private func isBlock(_ place: Int) -> Bool {
        let before = text(place - 1)
        return [")", "}", ";", "else", "do", "try", "finally"].contains(before)
            || before == ">" && text(place - 2) == "="
    }

    /// Whether the brace at a place certainly begins an object or a pattern, not a block.
    private func isObject(_ place: Int) -> Bool {
        ["(", "[", ",", "=", "?", "&", "|", "return", "const", "let", "var", "of"].contains(text(place - 1))
    }

    private func isSpread(_ place: Int) -> Bool { text(place - 2) == "." && text(place - 3) == "." }

    private func isExported(_ place: Int) -> Bool {
        var before = place - 1
        while ScriptNames.declarators.contains(text(before)) || ["async", "*", "{", "["].contains(text(before)) {
            before -= 1
        }
        return text(before) == "export"
    }

    private func isDeclared(_ place: Int) -> Bool {
        let (before, after) = (text(place - 1), text(place + 1))
        if ScriptNames.declarators.contains(before) { return true }
        if after == "=", text(place + 2) == ">" { return true }
        let isAssigned = after == "=" && text(place + 2) != "="
        guard let around = brackets[place] else { return false }
        guard around.bracket != "{" else { return before == "," && (isAssigned || after == ",") }
        guard around.bracket != "$", before == "," || before == String(around.bracket) || isSpread(place),
            let closing = closings[around.place]
        else { return false }
        let next = text(closing + 1)
        if around.bracket == "[" {
            return next == "of" || next == "=" && text(closing + 2) != "=" || isParameter(around.place)
        }
        if next == "=" { return text(closing + 2) == ">" }
        // The names of a function's parameters, not those of a condition.
        return next == "{" && !["if", "while", "for", "switch"].contains(text(around.place - 1))
    }

    /// Whether the bracket at a place is itself what a parameter's name could be.
    private func isParameter(_ place: Int) -> Bool {
        guard let around = brackets[place], around.bracket == "(", let closing = closings[around.place],
            ["(", ","].contains(text(place - 1))
        else { return false }
        return text(closing + 1) == "=" && text(closing + 2) == ">"
    }

    /// What to write instead of each token that is to be written otherwise, by place.
    func replacements() -> [Int: [UInt8]] {
        let short = shortened()
        var replacements: [Int: [UInt8]] = [:]
        for (place, use) in uses {
            guard let name = short[tokens[place].text] else { continue }
            switch use {
            case .variable: replacements[place] = name
            case .both: replacements[place] = Array("\(tokens[place].text):".utf8) + name
            case .property, .unknown: break
            }
        }
        return replacements
    }

    /// The most frequent ones get the shortest.
    private func shortened() -> [String: [UInt8]] {
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let names = order.filter { name in
            declared.contains(name) && !kept.contains(name) && !ScriptNames.browsers.contains(name)
                && name.utf8.count > 1
        }.sorted { one, other in
            let (left, right) = (counts[one] ?? 0, counts[other] ?? 0)
            return left == right ? (places[one] ?? 0) < (places[other] ?? 0) : left > right
        }
        var short: [String: [UInt8]] = [:]
        var number = 0
        for name in names {
            var candidate: [UInt8]
            repeat {
                candidate = ScriptNames.name(number)
                number += 1
            } while counts[String(decoding: candidate, as: UTF8.self)] != nil
                || ScriptNames.keywords.contains(String(decoding: candidate, as: UTF8.self))
            guard candidate.count < name.utf8.count else { continue }
            short[name] = candidate
        }
        return short
    }

    /// `a` ... `Z`, `aa` ...
    private static func name(_ number: Int) -> [UInt8] {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
        return number < letters.count
            ? [letters[number]] : name(number / letters.count - 1) + [letters[number % letters.count]]
    }
}
