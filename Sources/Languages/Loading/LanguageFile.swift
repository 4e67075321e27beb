import Documents
import Records

/// The content of a language's file; what is nil is wrong and has been reported.
final class LanguageFile {
    let language: Language
    /// The file's name without its folders, as other files' diagnostics tell it.
    let name: String
    /// Nil where something is missing.
    private(set) var texts: Texts?
    private(set) var phraseTree: TextNode?
    private(set) var textTree: TextNode?
    /// By the phrases' keys.
    private(set) var forms: [String: PhraseForms] = [:]

    private static let sections = [
        "name", "plural", "numbers", "dates", "currencies", "list", "alphabet", "paths", "phrases", "texts",
    ]

    /// Reads a file; nil if it is missing or is no YAML.
    init?(
        _ source: TextsSource, phrases: [Phrase], pathWords levels: [[String]], languages: [Language],
        diagnostics: inout [Diagnostic]
    ) {
        language = source.language
        name = source.file.split(separator: "/").last.map(String.init) ?? source.file
        guard let bytes = source.bytes else {
            diagnostics.append(
                source.problem
                    ?? Diagnostic(
                        id: "missing-texts-file", file: source.origin.file, line: source.origin.line,
                        column: source.origin.column, length: source.language.code.count,
                        message: "there are no texts in the language \"\(source.language)\": \(source.file) is missing",
                        suggestion: "write a language that has such a file, or copy another language's and translate it"
                    ))
            return nil
        }
        guard let file = SourceFile(name: source.file, bytes: bytes, diagnostics: &diagnostics),
            let tree = YAMLReader.read(file, diagnostics: &diagnostics)
        else { return nil }
        var reader = FieldReader()
        read(Field(key: tree.root, value: tree.root, path: ""), phrases, levels, languages, with: &reader)
        diagnostics += reader.diagnostics
    }

    private func read(
        _ root: Field, _ phrases: [Phrase], _ levels: [[String]], _ languages: [Language],
        with reader: inout FieldReader
    ) {
        guard let fields = reader.fields(of: root, required: LanguageFile.sections) else { return }
        let byKey = Dictionary(phrases.map { ($0.key, $0) }) { first, _ in first }
        let ownName = fields["name"].flatMap { reader.text($0) }
        let plurals = fields["plural"].flatMap { reader.pluralRules($0) }
        let numbers = fields["numbers"].flatMap { reader.numberFormat($0) }
        let dates = fields["dates"].flatMap { reader.dateFormat($0) }
        let currencies = fields["currencies"].flatMap { reader.currencyFormat($0) }
        let lists = fields["list"].flatMap { reader.listFormat($0) }
        let alphabet = fields["alphabet"].flatMap { reader.alphabet($0) }
        let pathWords = fields["paths"].flatMap { reader.pathWords($0, levels: levels, languages: languages) }
        textTree = fields["texts"].flatMap { reader.textTree($0) }
        phraseTree = fields["phrases"].flatMap { reader.phraseTree($0, byKey) }
        for leaf in phraseTree?.leaves ?? [] {
            let key = String(leaf.field.path.dropFirst("phrases.".count))
            guard let phrase = byKey[key] else { continue }
            forms[key] = reader.forms(of: phrase, in: leaf.field, categories: plurals?.categories)
        }
        guard let ownName, let plurals, let numbers, let dates, let currencies, let lists, let alphabet, let pathWords,
            let textTree
        else { return }
        var entries: [Texts.Entry?] = Array(repeating: nil, count: (phrases.map(\.slot).max() ?? -1) + 1)
        for phrase in phrases { entries[phrase.slot] = forms[phrase.key]?.entry(for: phrase) }
        texts = Texts(
            language: language, name: ownName, pathWords: pathWords, plurals: plurals, numbers: numbers, dates: dates,
            lists: lists, currencies: currencies, alphabet: alphabet, entries: entries, constants: textTree.constants)
    }
}
