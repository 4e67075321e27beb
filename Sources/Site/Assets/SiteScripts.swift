import Documents
import Files
import Messages
import Output

/// The scripts of the templates folder as they are published: each is small, and names those it imports by their
/// fingerprinted names, so that its own fingerprint covers theirs.
struct SiteScripts {
    /// By path below the assets folder: `scripts/search/engine.js`.
    private(set) var published: [String: [UInt8]] = [:]
    /// The paths under which they are published.
    private(set) var publishedNames: [String: String] = [:]
    /// The scripts that each imports at once, by itself or through others; none comes before one that it imports.
    private(set) var imports: [String: [String]] = [:]
    /// With files by path below the assets folder.
    private(set) var problems: [Diagnostic] = []
    /// Why they could not be made small, where the system refused it.
    private(set) var failure: FileError?

    private let sources: [String: [UInt8]]
    private let isPublished: Bool
    /// What they are without their imports' fingerprints.
    private var small: [String: [UInt8]]
    /// The scripts that are in a bundle, and the imports that stay imports, as they are written.
    private var parts: [String: (scripts: [String], externals: Set<String>)] = [:]
    private let publishedName: (String, [UInt8]) -> String
    /// Scripts whose imports are being followed.
    private var trail: [String] = []

    /// - Parameters:
    ///   - sources: scripts by path below the assets folder.
    ///   - bundles: those that are one file with what they import at once, but for what any of them may import later.
    ///   - isPublished: false where problems alone are looked for.
    ///   - cache: keeps small scripts for other builds.
    ///   - publishedName: the path under which a file with these bytes is published.
    init(
        _ sources: [String: [UInt8]], bundles: [String] = [], isPublished: Bool = true,
        cache: CacheFolder? = nil, publishedName: @escaping (String, [UInt8]) -> String
    ) {
        self.sources = sources
        self.isPublished = isPublished
        self.publishedName = publishedName
        small = sources
        for bundle in bundles where sources[bundle] != nil { parts[bundle] = bundled(bundle) }
        if isPublished, !sources.isEmpty {
            let minifier = ScriptMinifier(
                sources, bundles: parts.keys.sorted(), externals: Set(parts.values.flatMap(\.externals)).sorted(),
                cache: cache)
            small = minifier.scripts
            problems = minifier.problems
            failure = minifier.failure
        }
        for name in sources.keys.sorted() { publish(name) }
    }

    /// Makes a script as it is published, and returns its path.
    @discardableResult
    private mutating func publish(_ name: String) -> String {
        if let done = publishedNames[name] { return done }
        let folder = name.prefix(upToLast: "/")
        let members = parts[name]?.scripts ?? [name]
        var names: [[UInt8]: [UInt8]] = [:]
        var needed: [String] = []
        trail.append(name)
        for member in members {
            let source = sources[member] ?? []
            for place in ScriptImport.all(in: source) {
                guard let target = target(of: place, in: member, source) else { continue }
                let path = publish(target)
                if isPublished {
                    names[Array(source[place.range])] = Array(SiteScripts.relative(path, from: folder).utf8)
                }
                guard !place.isDynamic, !members.contains(target) else { continue }
                for other in (imports[target] ?? []) + [target] where !needed.contains(other) { needed.append(other) }
            }
        }
        trail.removeLast()
        let bytes = names.isEmpty ? small[name] ?? [] : (small[name] ?? []).replacingImports(names)
        let path = publishedName(name, bytes)
        published[name] = bytes
        publishedNames[name] = path
        imports[name] = needed
        return path
    }

    /// Returns the scripts that are in a bundle, itself first, and what they import later, which stays outside.
    private func bundled(_ bundle: String) -> (scripts: [String], externals: Set<String>) {
        var scripts = [bundle]
        var externals: Set<String> = []
        var place = 0
        while place < scripts.count {
            let source = sources[scripts[place]] ?? []
            for found in ScriptImport.all(in: source) {
                let written = String(decoding: source[found.range], as: UTF8.self)
                if found.isDynamic {
                    externals.insert(written)
                } else if let target = SiteScripts.resolve(written, from: scripts[place]), sources[target] != nil,
                    !scripts.contains(target)
                {
                    scripts.append(target)
                }
            }
            place += 1
        }
        return (scripts, externals)
    }

    /// The script that an import names; nil, with a problem reported, where there is none or it cannot be imported.
    private mutating func target(of place: ScriptImport, in name: String, _ source: [UInt8]) -> String? {
        let written = String(decoding: source[place.range], as: UTF8.self)
        guard let target = SiteScripts.resolve(written, from: name) else {
            report(
                "foreign-import", place, in: name, source,
                "a script can import only the site's own scripts, and \"\(written)\" is none",
                suggestion: "name it from this script's folder on: \"./engine.js\" or \"../theme.js\"")
            return nil
        }
        guard sources[target] != nil else {
            let folder = name.prefix(upToLast: "/")
            let known = sources.keys.sorted().map { SiteScripts.relative($0, from: folder) }
            let nearest = NearMiss.of(written, among: known)
            report(
                "unknown-import", place, in: name, source, "there is no script \"\(target)\" to import",
                suggestion: nearest.map { "did you mean \"\($0)\"?" } ?? "create it, or take the import away")
            return nil
        }
        if let start = trail.firstIndex(of: target) {
            let circle = (trail[start...] + [target]).joined(separator: ", ")
            report(
                "circular-import", place, in: name, source,
                "scripts import one another in a circle, so none can have a fingerprint: \(circle)",
                suggestion: "move what both need into a script of its own")
            return nil
        }
        return target
    }

    private mutating func report(
        _ id: String, _ place: ScriptImport, in name: String, _ source: [UInt8], _ message: Message, suggestion: Message
    ) {
        let before = source[..<place.range.lowerBound]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let characters = { (bytes: ArraySlice<UInt8>) in String(decoding: bytes, as: UTF8.self).unicodeScalars.count }
        let problem =
            Diagnostic(
                id: id, file: name, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
                column: characters(before[lineStart...]) + 1, length: max(1, characters(source[place.range])),
                message: message, suggestion: suggestion)
        // A script may stand in bundles, too.
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// `./engine.js` from `scripts/search/page.js` is `scripts/search/engine.js`. Nil for what is not relative, or
    /// leads out of the assets.
    private static func resolve(_ written: String, from name: String) -> String? {
        guard written.hasPrefix("./") || written.hasPrefix("../") else { return nil }
        var folders = name.split(separator: "/").dropLast()
        for part in written.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": continue
            case "..": guard folders.popLast() != nil else { return nil }
            default: folders.append(part)
            }
        }
        return folders.joined(separator: "/")
    }

    /// As an import in a script of that folder would write it.
    private static func relative(_ name: String, from folder: String) -> String {
        var there = name.split(separator: "/")
        var here = folder.split(separator: "/")
        while let first = here.first, there.first == first {
            here.removeFirst()
            there.removeFirst()
        }
        let up = here.isEmpty ? ["."] : here.map { _ in ".." }
        return (up + there.map(String.init)).joined(separator: "/")
    }
}

extension [UInt8] {
    /// Returns a small script whose imports have other names.
    fileprivate func replacingImports(_ names: [[UInt8]: [UInt8]]) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var rest = self[...]
        while let start = rest.firstIndex(of: quote) {
            result += rest[...start]
            let isImport = (["from", "import", "import("] as [StaticString]).contains { word in
                word.withUTF8Buffer { result.dropLast().suffix($0.count).elementsEqual($0) }
            }
            rest = rest[(start + 1)...]
            guard isImport, let end = rest.firstIndex(of: quote), let name = names[Array(rest[..<end])] else {
                continue
            }
            result += name
            rest = rest[end...]
        }
        return result + rest
    }
}

extension String {
    /// The part before the last such character; nothing where there is none.
    fileprivate func prefix(upToLast character: Character) -> String {
        lastIndex(of: character).map { String(self[..<$0]) } ?? ""
    }
}

extension Collection where Self: BidirectionalCollection {
    /// The longest end of elements that all fulfil a condition.
    fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
        self[(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)...]
    }
}
