import Content
import Messages

/// What shells offer for values that depend on the site or on the program.
enum Completions {
    /// The folders of institutions in the content folder that the arguments name.
    static func institutions(_ arguments: [String]) -> [String] {
        let content = value(of: "--content", in: arguments) ?? "content"
        guard let folder = try? DiskContent(root: "\(content)/institutions").list() else { return [] }
        return folder.folders.map(\.name)
    }

    /// The names of mistakes.
    static func diagnostics() -> [String] { Explanations(in: .english).ids }

    /// The words of a field of a fixed list, in the language of the process.
    static func words(of field: String, ofAnimal: Bool) -> [String] {
        (ofAnimal ? RecordKind.animal : .institution).choices(of: field, in: .ofProcess)
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        if let place = arguments.lastIndex(of: option), place + 1 < arguments.count { return arguments[place + 1] }
        return arguments.last { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
    }
}
