import Documents
import Files
import Messages
import Output
import Platform

/// Scripts as esbuild(1) makes them small, without blanks and comments. What it leaves of bundles minify(1) makes smaller:
/// it gives names that are used again wherever they can be, which compress better.
struct ScriptMinifier {
    /// A run of a program in a folder of scripts.
    typealias Run = (program: String, folder: String, arguments: [String])

    /// What browsers must understand; no newer syntax comes into a script.
    private static let target = "es2022"
    private static let sizeLimit = 1 << 24
    private static let programs = ["esbuild", "minify"]
    private static let options = [
        "--outbase=.", "--minify", "--charset=utf8", "--target=\(target)", "--log-level=error",
        "--log-limit=0", "--color=false",
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
            try minify(runs, bundles)
        } catch {
            failure = error
        }
        if failure == nil, problems.isEmpty { known?.keep(scripts) }
    }

    private static func runs(of names: [String], _ bundles: [String], _ externals: [String]) -> [Run] {
        func esbuild(_ names: [String], _ options: [String]) -> Run {
            ("esbuild", "in", names.map { "./\($0)" } + options + ScriptMinifier.options)
        }
        let files = names.filter { !bundles.contains($0) }
        let bundling = ["--bundle", "--format=esm", "--outdir=../bundled"] + externals.map { "--external:\($0)" }
        return (files.isEmpty ? [] : [esbuild(files, ["--outdir=../out"])])
            + (bundles.isEmpty
                ? [] : [esbuild(bundles, bundling), ("minify", "bundled", ["--recursive", "--output=../out/", "."])])
    }

    /// What the programs say of themselves; nil where one cannot be run.
    private static var version: [UInt8]? {
        var versions: [UInt8] = []
        for program in programs {
            let outcome = try? ExternalProgram.run(program, ["--version"], reading: .output, limit: 1 << 10)
            guard let outcome, outcome.status == 0 else { return nil }
            versions += outcome.text
        }
        return versions
    }

    private mutating func minify(_ runs: [Run], _ bundles: [String]) throws(FileError) {
        let names = scripts.keys.sorted()
        let folder = try TemporaryFolder()
        // What stands in folders above are no settings of these scripts.
        for name in ["tsconfig.json", "package.json"] { try folder.write(Array("{}".utf8), to: "in/\(name)") }
        for name in names { try folder.write(scripts[name] ?? [], to: "in/\(name)") }
        // What browsers cannot read is told of all scripts.
        for run in runs where run.program == "esbuild" { start(run, in: folder.path) }
        for run in runs where run.program != "esbuild" && problems.isEmpty { start(run, in: folder.path) }
        guard problems.isEmpty else { return }
        for name in names {
            var script = try ScriptMinifier.read("\(folder.path)/\(bundles.contains(name) ? "bundled" : "out")/\(name)")
            if bundles.contains(name), !ScriptMinifier.isSpoilt(script) {
                script = try ScriptMinifier.read("\(folder.path)/out/\(name)")
            }
            scripts[name] = script
        }
    }

    private static func read(_ path: String) throws(FileError) -> [UInt8] {
        do throws(FileReadError) {
            return try File.read(path, limit: sizeLimit)
        } catch {
            throw FileError(.read, path: path, reason: SystemError(code: ENOENT))
        }
    }

    /// True of a script that minify 2.12 would change: it loses backslashes in tagged templates, and writes an escaped
    /// carriage return as it is, which browsers read as a line feed.
    private static func isSpoilt(_ script: [UInt8]) -> Bool {
        let text = String(decoding: script, as: UTF8.self)
        return text.contains("\\r") || text.contains("String.raw")
    }

    private mutating func start(_ run: Run, in folder: String) {
        do throws(SystemError) {
            let outcome = try ExternalProgram.run(
                run.program, run.arguments, in: "\(folder)/\(run.folder)", reading: .errors,
                limit: ScriptMinifier.sizeLimit)
            if outcome.status != 0 { report(String(decoding: outcome.text, as: UTF8.self), by: run.program) }
        } catch {
            reportFailure(
                error.code == ENOENT
                    ? "\(run.program) is missing, which makes scripts small"
                    : "\(run.program) cannot be started: \(error.message)")
        }
    }

    private mutating func reportFailure(_ message: Message) {
        guard problems.isEmpty else { return }
        problems.report(
            "no-minifier", in: scripts.keys.min() ?? "", message,
            suggestion: "install esbuild and minify: apt-get install esbuild minify")
    }

    /// Reads what esbuild says: `✘ [ERROR] Unexpected "}"`, and below it the place, `    scripts/copy.js:3:14:`, in which
    /// columns are bytes from 0.
    private mutating func report(_ said: String, by program: String) {
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
        reportFailure("\(program) cannot make scripts small: \(said)")
    }
}
