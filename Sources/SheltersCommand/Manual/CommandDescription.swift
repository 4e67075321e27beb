import ArgumentParser
import Documents

/// A command with its options as the parser of arguments knows them, so that a command that is added is described by
/// itself.
struct CommandDescription {
    /// The words that call it: `shelters new animal`.
    let name: String
    let abstract: String
    let discussion: String
    let arguments: [Argument]
    let subcommands: [CommandDescription]

    struct Argument {
        /// The names without the value: `--lang`, `-h`. Empty for a positional argument.
        let names: [String]
        /// The name of the value; nil for flags.
        let value: String?
        let abstract: String
        let defaultValue: String?
        let values: [String]
        let isOptional: Bool
        let isRepeating: Bool
    }

    /// The whole program in the language of the process; nil where the parser's description has another form than is
    /// known.
    static func ofProgram() -> CommandDescription? {
        do {
            _ = try Shelters.parseAsRoot(["--experimental-dump-help"])
            return nil
        } catch {
            var diagnostics: [Diagnostic] = []
            let file = SourceFile(name: "help", text: Shelters.fullMessage(for: error))
            let tree = JSONReader.read(file, diagnostics: &diagnostics)
            return tree?.root["command"].map { CommandDescription($0, above: "") }
        }
    }

    private init(_ node: SourceNode, above: String) {
        let name = above + (node["commandName"]?.text ?? "")
        self.name = name
        abstract = node["abstract"]?.text ?? ""
        discussion = node["discussion"]?.text ?? ""
        arguments = (node["arguments"]?.elements ?? []).filter(CommandDescription.isShown).map(Argument.init)
        subcommands = (node["subcommands"]?.elements ?? [])
            .filter { CommandDescription.isShown($0) && $0["commandName"]?.text != "help" }
            .map { CommandDescription($0, above: name + " ") }
    }

    private static func isShown(_ node: SourceNode) -> Bool { node["shouldDisplay"]?.text != "false" }
}

extension CommandDescription.Argument {
    fileprivate init(_ node: SourceNode) {
        let kind = node["kind"]?.text
        names =
            kind == "positional"
            ? []
            : (node["names"]?.elements ?? []).map { name in
                (name["kind"]?.text == "long" ? "--" : "-") + (name["name"]?.text ?? "")
            }
        value = kind == "flag" ? nil : node["valueName"]?.text
        abstract = node["abstract"]?.text ?? ""
        defaultValue = node["defaultValue"]?.text
        values = (node["allValues"]?.elements ?? []).map(\.text)
        isOptional = node["isOptional"]?.text == "true"
        isRepeating = node["isRepeating"]?.text == "true"
    }
}
