import Output

/// What esbuild and minify made of scripts in an earlier build, by their bytes, by what they were told and by their
/// versions.
struct KnownScripts {
    /// Raised when scripts are made otherwise by the same arguments.
    private static let mark = "scripts 2"

    private let folder: CacheFolder
    private let key: [UInt8]
    private let names: [String]

    /// - Parameters:
    ///   - sources: by path below the assets folder.
    ///   - runs: of the programs, with what they are told.
    ///   - version: what the programs say of themselves.
    init(_ sources: [String: [UInt8]], _ runs: [ScriptMinifier.Run], version: [UInt8], in folder: CacheFolder) {
        self.folder = folder
        names = sources.keys.sorted()
        // No path and no argument holds a NUL.
        var terms = Array(KnownScripts.mark.utf8) + [0] + version
        for run in runs {
            let arguments = [run.program, run.folder] + run.arguments
            terms += Array("\0\(arguments.count)\0\(arguments.joined(separator: "\0"))".utf8)
        }
        for name in names {
            let source = sources[name] ?? []
            terms += Array("\0\(name)\0\(source.count)\0".utf8) + source
        }
        key = Fingerprint.sha256(terms)
    }

    /// The small scripts, by path below the assets folder; nil where they are not known.
    var scripts: [String: [UInt8]]? {
        guard let entry = folder.entry(key), let end = entry.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        // Of 32 bits, so that no sum is too large: somebody else may have written the entry.
        let lengths = entry[..<end].split(separator: UInt8(ascii: " ")).compactMap {
            UInt32(String(decoding: $0, as: UTF8.self)).map(Int.init)
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
        let files = names.compactMap { scripts[$0] }
        guard files.count == names.count else { return }
        let lengths = files.map { String($0.count) }.joined(separator: " ")
        folder.keep(Array("\(lengths)\n".utf8) + files.joined(), key)
    }
}
