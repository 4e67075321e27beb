import Files
import Output

/// What esbuild made of scripts in an earlier build, by their bytes, what it was told and its version.
struct KnownScripts {
    private let folder: CacheFolder
    private let key: [UInt8]
    private let names: [String]

    /// Nil where esbuild is missing.
    /// - Parameters:
    ///   - sources: by path below the assets folder.
    ///   - arguments: all else that decides what becomes of them.
    init?(_ sources: [String: [UInt8]], _ arguments: [String], in folder: CacheFolder) {
        guard let version = ExternalProgram.version(of: ScriptMinifier.program) else { return nil }
        self.folder = folder
        names = sources.keys.sorted()
        // No path and no argument holds a NUL.
        var terms = Array(([version] + arguments).joined(separator: "\0").utf8)
        for name in names {
            let source = sources[name] ?? []
            terms += Array("\0\(name)\0\(source.count)\0".utf8) + source
        }
        key = Fingerprint.sha256(terms)
    }

    /// The small scripts, by path below the assets folder; nil where they are not known.
    var scripts: [String: [UInt8]]? {
        guard let entry = folder.entry(key), let end = entry.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let lengths = entry[..<end].split(separator: UInt8(ascii: " ")).compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        var rest = entry[(end + 1)...]
        guard lengths.count == names.count, lengths.reduce(0, +) == rest.count else { return nil }
        var scripts: [String: [UInt8]] = [:]
        for (name, length) in zip(names, lengths) {
            scripts[name] = Array(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return scripts
    }

    /// Keeps them for other builds.
    func keep(_ scripts: [String: [UInt8]]) {
        let files = names.map { scripts[$0] ?? [] }
        let lengths = files.map { String($0.count) }.joined(separator: " ")
        folder.keep(Array("\(lengths)\n".utf8) + files.joined(), key)
    }
}
