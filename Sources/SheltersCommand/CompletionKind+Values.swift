import ArgumentParser
import Content
import Messages

/// Completions of values that depend on the site or on the program.
extension CompletionKind {
    /// The folders of institutions in the content folder that the arguments name.
    static var institutions: CompletionKind {
        .custom { arguments, _, _ in
            let content = value(of: "--content", in: arguments) ?? "content"
            return (try? DiskContent(root: "\(content)/institutions").list())?.folders.map(\.name) ?? []
        }
    }

    /// The identifiers of diagnostics.
    static var diagnostics: CompletionKind { .custom { _, _, _ in Explanations(in: .english).ids } }

    /// The words of a field of a fixed list, in the language of the process.
    static func words(of field: String, ofAnimal: Bool) -> CompletionKind {
        .custom { _, _, _ in (ofAnimal ? RecordKind.animal : .institution).choices(of: field, in: .ofProcess) }
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        if let place = arguments.lastIndex(of: option), place + 1 < arguments.count { return arguments[place + 1] }
        return arguments.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }
}
