import Documents
import Files
import Messages
import Output
import Platform

/// Scripts as esbuild(1) makes them small: without blanks and comments, with short names for what nobody else knows.
struct ScriptMinifier {
    /// What browsers must understand; no newer syntax comes into a script.
    private static let target = "es2022"
    private static let sizeLimit = 1 << 24
    private static let program = "esbuild"
    private static let options = [
        "--outdir=../out", "--outbase=.", "--minify", "--charset=utf8", "--target=\(target)",
        "--log-level=error", "--log-limit=0", "--color=false",
    ]

    /// By path below the assets folder; the sources where there are problems.
    private(set) var scripts: [String: [UInt8]]
    /// With files by path below the assets folder.
    private(set) var problems: [Diagnostic] = []
    /// Why files could not be written or read, if so.
    private(set) var failure: FileError?

    /// - Parameters:
    ///   - sources: by path below the assets folder. Imports stay as they are written, in double quotation marks.
    ///   - bundles: those of them that become one file with what they import at once.
    ///   - externals: the imports of bundles that stay imports, as they are written.
    ///   - cache: keeps small scripts for other builds.
    init(
        _ sources: [String: [UInt8]], bundles: [String] = [], externals: [String] = [], cache: CacheFolder? = nil
    ) {
        let runs = ScriptMinifier.runs(of: sources.keys.sorted(), bundles, externals)
        let known = cache.flatMap { cache in
            ScriptMinifier.version.map { KnownScripts(sources, runs, version: $0, in: cache) }
        }
        if let small = known?.scripts {
            scripts = small
            return
        }
        scripts = sources
        do throws(FileError) {
            try minify(runs)
        } catch {
            failure = error
        }
        if failure == nil, problems.isEmpty { known?.keep(scripts) }
    }

    /// The arguments of each run: for scripts that stay files, and for bundles.
    private static func runs(of names: [String], _ bundles: [String], _ externals: [String]) -> [[String]] {
        let bundling = ["--bundle", "--format=esm"] + externals.map { "--external:\($0)" }
        let runs = [(names.filter { !bundles.contains($0) }, []), (bundles, bundling)]
        return runs.filter { !$0.0.isEmpty }.map { names, more in names.map { "./\($0)" } + more + options }
    }

    /// What esbuild says of itself; nil where it cannot be run.
    private static var version: [UInt8]? {
        let outcome = try? ExternalProgram.run(program, ["--version"], reading: .output, limit: 1 << 10)
        return outcome.flatMap { $0.status == 0 ? $0.text : nil }
    }

    private mutating func minify(_ runs: [[String]]) throws(FileError) {
        let names = scripts.keys.sorted()
        let folder = try TemporaryFolder()
        // What stands in folders above are no settings of these scripts.
        for name in ["tsconfig.json", "package.json"] { try folder.write(Array("{}".utf8), to: "in/\(name)") }
        for name in names { try folder.write(scripts[name] ?? [], to: "in/\(name)") }
        for arguments in runs { run(arguments, in: folder.path) }
        guard problems.isEmpty else { return }
        for name in names {
            let path = "\(folder.path)/out/\(name)"
            do throws(FileReadError) {
                scripts[name] = try File.read(path, limit: ScriptMinifier.sizeLimit)
            } catch {
                throw FileError(.read, path: path, reason: SystemError(code: ENOENT))
            }
        }
    }

    private mutating func run(_ arguments: [String], in folder: String) {
        do throws(SystemError) {
            let outcome = try ExternalProgram.run(
                ScriptMinifier.program, arguments, in: "\(folder)/in", reading: .errors,
                limit: ScriptMinifier.sizeLimit)
            if outcome.status != 0 { report(String(decoding: outcome.text, as: UTF8.self)) }
        } catch {
            reportFailure(
                error.code == ENOENT
                    ? "esbuild is missing, which makes scripts small" : "esbuild cannot be started: \(error.message)")
        }
    }

    private mutating func reportFailure(_ message: Message) {
        guard problems.isEmpty else { return }
        problems.report(
            "no-minifier", in: scripts.keys.min() ?? "", message, suggestion: "install esbuild: apt-get install esbuild"
        )
    }

    /// Reads what esbuild says: `✘ [ERROR] Unexpected "}"`, and below it the place, `    scripts/copy.js:3:14:`, in which
    /// columns are bytes from 0.
    private mutating func report(_ said: String) {
        let sign = "✘ [ERROR] "
        var message: Substring?
        for line in said.split(separator: "\n") {
            if line.hasPrefix(sign) { message = line.dropFirst(sign.count) }
            guard let text = message, line.hasPrefix("    "), line.hasSuffix(":") else { continue }
            let place = line.dropFirst(4).dropLast().split(separator: ":")
            guard place.count == 3, let number = Int(place[1]), let column = Int(place[2]) else { continue }
            let file = String(place[0])
            let lines = scripts[file]?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
            let before = number <= lines.count ? lines[number - 1].prefix(column) : []
            problems.append(
                Diagnostic(
                    id: "invalid-script", file: file, line: number,
                    column: String(decoding: before, as: UTF8.self).unicodeScalars.count + 1,
                    message: "browsers cannot read this script: \(String(text))"))
            message = nil
        }
        // Whatever else it says, nothing is published.
        reportFailure("esbuild cannot make scripts small: \(said)")
    }
}
