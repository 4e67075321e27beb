import Documents
import Records

/// The content of a language's file; what is nil is wrong and has been reported.
struct LanguageFile {
    let language: Language
    /// The file's name without its folders, as other files' diagnostics tell it.
    let name: String
    private(set) var ownName: String?
    private(set) var plurals: PluralRules?
    private(set) var numbers: NumberFormat?
    private(set) var dates: DateFormat?
    private(set) var currencies: CurrencyFormat?
    private(set) var lists: ListFormat?
    private(set) var alphabet: Alphabet?
    private(set) var pathWords: PathWords?
    private(set) var phraseTree: TextNode?
    private(set) var textTree: TextNode?
    /// By the phrases' keys.
    private(set) var forms: [String: PhraseForms] = [:]

    private static let sections = [
        "name", "plural", "numbers", "dates", "currencies", "list", "alphabet", "paths", "phrases", "texts",
    ]

    /// Reads a file; nil if it is missing or is no YAML.
    init?(
        _ source: TextsSource, phrases: [String: Phrase], pathWords levels: [[String]], languages: [Language],
        diagnostics: inout [Diagnostic]
    ) {
        language = source.language
        name = source.file.split(separator: "/").last.map(String.init) ?? source.file
        guard let bytes = source.bytes else {
            diagnostics.append(
                Diagnostic(
                    id: "missing-texts-file", file: source.file,
                    message: "the site has the language \"\(source.language)\", and this file is missing",
                    suggestion: "copy another language's file to this name and translate it"))
            return nil
        }
        guard let file = SourceFile(name: source.file, bytes: bytes, diagnostics: &diagnostics),
            let tree = YAMLReader.read(file, diagnostics: &diagnostics)
        else { return nil }
        var reader = FieldReader()
        read(Field(key: tree.root, value: tree.root, path: ""), phrases, levels, languages, with: &reader)
        diagnostics += reader.diagnostics
    }

    private mutating func read(
        _ root: Field, _ phrases: [String: Phrase], _ levels: [[String]], _ languages: [Language],
        with reader: inout FieldReader
    ) {
        guard let fields = reader.fields(of: root, required: LanguageFile.sections) else { return }
        ownName = fields["name"].flatMap { reader.text($0) }
        plurals = fields["plural"].flatMap { reader.pluralRules($0) }
        numbers = fields["numbers"].flatMap { reader.numberFormat($0) }
        dates = fields["dates"].flatMap { reader.dateFormat($0) }
        currencies = fields["currencies"].flatMap { reader.currencyFormat($0) }
        lists = fields["list"].flatMap { reader.listFormat($0) }
        alphabet = fields["alphabet"].flatMap { reader.alphabet($0) }
        pathWords = fields["paths"].flatMap { reader.pathWords($0, levels: levels, languages: languages) }
        textTree = fields["texts"].flatMap { reader.textTree($0) }
        phraseTree = fields["phrases"].flatMap { reader.phraseTree($0, phrases) }
        for leaf in phraseTree?.leaves ?? [] {
            let key = String(leaf.field.path.dropFirst("phrases.".count))
            guard let phrase = phrases[key] else { continue }
            forms[key] = reader.forms(of: phrase, in: leaf.field, categories: plurals?.categories)
        }
    }

    /// The language's texts; nil where something is missing.
    func texts(for phrases: [Phrase]) -> Texts? {
        guard let ownName, let plurals, let numbers, let dates, let currencies, let lists, let alphabet, let pathWords,
            let textTree
        else { return nil }
        var entries: [Texts.Entry?] = Array(repeating: nil, count: (phrases.map(\.slot).max() ?? -1) + 1)
        for phrase in phrases { entries[phrase.slot] = forms[phrase.key]?.entry(for: phrase) }
        return Texts(
            language: language, name: ownName, pathWords: pathWords, plurals: plurals, numbers: numbers, dates: dates,
            lists: lists, currencies: currencies, alphabet: alphabet, entries: entries,
            constants: textTree.constants)
    }
}
