import Documents
import Messages
import Records

extension ValueDecoder where Value == String {
    /// A file of the record's folder, as a path from the content folder.
    /// - Parameters:
    ///   - kind: what the file is, for messages ("a picture").
    ///   - extensions: in lower case, the first as an example.
    static func file(_ kind: Message, extensions: [String]) -> ValueDecoder {
        text(maximum: 1000).restricted(to: { .file(extensions, example: "rex.\(extensions[0])") }) {
            text, node, context in
            guard let path = context.resolveFile(text, kind: kind, at: node) else { return nil }
            let ending = path.lowercased().split(separator: ".").last.map(String.init) ?? ""
            guard extensions.contains(ending) else {
                return context.refuse(
                    "file-type", at: node, "\"\(text.prefix(80))\" is not \(kind) that a browser can show",
                    suggestion: "use one of: \(extensions.joined(separator: ", "))")
            }
            context.referencedFiles.append(FileReference(path: path, origin: Origin(of: node)))
            return path
        }
    }

    /// A film of the record's folder that does not tell where it was made.
    static var film: ValueDecoder {
        file("a film", extensions: MediaTypes.videos).restricted { path, node, context in
            if let problem = context.files.source.positionProblem(of: path) {
                context.report(problem.id, at: node, problem.message, suggestion: problem.suggestion)
            }
            return path
        }
    }
}

extension DecodingContext {
    fileprivate mutating func resolveFile(_ name: String, kind: Message, at node: SourceNode) -> String? {
        let isFile = if case .file = files.find(name) { true } else { false }
        if !isFile, WebAddress.scheme(of: name) != nil || name.hasPrefix("//") {
            return refuse(
                "file-elsewhere", at: node, "\(kind) must be a file beside the record, not an address elsewhere",
                suggestion: "save the file into the record's folder and write its name")
        }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        let leaves = name.hasPrefix("/") || name.contains("\\") || parts.contains("..")
        guard !leaves else {
            return refuse(
                "path-outside-folder", at: node, "\"\(name.prefix(80))\" leads out of the record's folder",
                suggestion: "put the file beside the record and write its name alone")
        }
        let plain = parts.filter { $0 != "." && !$0.isEmpty }.joined(separator: "/")
        if let last = parts.last, last.isEmpty || last == "." {
            return refuse(
                "file-type", at: node, "\"\(name.prefix(80))\" ends like the name of a folder",
                suggestion: plain.isEmpty
                    ? "write the name of a file" : "write \"\(plain.prefix(80))\", if that is the file")
        }
        switch files.find(plain) {
        case .file(let path): return path
        case .other(.symbolicLink):
            report(
                "symbolic-link", at: node, "\"\(plain.prefix(80))\" is a symbolic link, which may lead anywhere",
                suggestion: "put the file itself into the folder")
        case .other(.folder):
            report("file-type", at: node, "\"\(plain.prefix(80))\" is a folder", suggestion: "name a file in it")
        case .other(let kind):
            report(
                "special-file", at: node, "\"\(plain.prefix(80))\" cannot be used: \(kind.message)",
                suggestion: "put a file in its place, or name another one")
        case .ignored:
            report(
                "missing-file", at: node, "files whose names start with _ or . are not published",
                suggestion: "rename \"\(plain.prefix(80))\"")
        case .missing:
            report(
                "missing-file", at: node, "there is no file \"\(plain.prefix(80))\" in \(files.describedFolder)",
                suggestion: nearbyFiles.next(to: plain).map { "did you mean \"\($0)\"?" }
                    ?? "add the file, or correct its name (capitals count)")
        }
        return nil
    }
}
