import Documents

/// Compiles the templates of a site for its languages, checking every name against the models.
///
/// A broken template never throws: the problems of all templates and partials involved are collected. The semantics are
/// the Mustache specification's (1.4) with its optional inheritance, and without lambdas and dynamic names; stricter,
/// in that what the specification would silently write as nothing (an unknown name, partial, parent or block) is a
/// problem.
public struct TemplateCompiler {
    private let sources: TemplateSources
    /// The constants of the languages, those together that can share a program.
    private let constants: [(languages: [Int], shared: SharedConstants)]
    /// The number of languages that every template is compiled for.
    public let languageCount: Int
    /// The problems so far by kind and place; on whatever page one comes up, it counts once.
    private var found: [String: Diagnostic] = [:]
    /// The templates, partials and parents that have been compiled or included so far.
    public private(set) var usedTemplates: Set<String> = []

    /// A compiler for one language.
    public init(_ sources: TemplateSources, constants: [String: Constant]) {
        self.init(sources, constants: [constants])
    }

    /// A compiler for several languages at once.
    /// - Parameter constants: what templates may name on every page, for each language.
    public init(_ sources: TemplateSources, constants: [[String: Constant]]) {
        self.sources = sources
        languageCount = constants.count
        if let shared = SharedConstants(constants) {
            self.constants = [(Array(constants.indices), shared)]
        } else {
            self.constants = constants.enumerated().compactMap { language, constants in
                SharedConstants([constants]).map { ([language], $0) }
            }
        }
    }

    /// Compiles a template, by its name among the sources, for the values of a model.
    /// - Returns: Nil if there is any problem in it or in what it includes, though an earlier compilation reported it.
    public mutating func compile<Value>(_ template: String, for model: Model<Value>) -> Template<Value>? {
        compileForEach(template, for: model)?.first
    }

    /// Compiles a template for each language.
    /// - Returns: Nil if there is any problem in any of them.
    public mutating func compileForEach<Value>(_ template: String, for model: Model<Value>) -> [Template<Value>]? {
        var programs: [Int: Program] = [:]
        for (languages, shared) in constants {
            var generator = Generator(sources: sources, constants: shared.root, model: model.shape)
            let compiled = generator.compile(template, shared.texts)
            for (language, program) in zip(languages, compiled ?? []) { programs[language] = program }
            usedTemplates.formUnion(generator.usedTemplates)
            for problem in generator.problems {
                let key = "\(problem.file) \(problem.line) \(problem.column) \(problem.id)"
                found[key] = found[key] ?? problem
            }
        }
        let inOrder = (0..<languageCount).compactMap { programs[$0] }
        return inOrder.count == languageCount ? inOrder.map(Template.init) : nil
    }

    /// All problems of all compilations so far, each place once, by template and place. Their files are the templates' names
    /// among the sources.
    public var problems: [Diagnostic] { found.values.sorted() }

    /// The sources that no compilation so far came across, sorted.
    public var unusedTemplates: [String] { sources.names.filter { !usedTemplates.contains($0) } }
}
