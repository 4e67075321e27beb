import Documents

/// Compiles the templates of a site for one language, checking every name against the models.
///
/// A broken template never throws: the problems of all templates and partials involved are collected. The semantics are
/// the Mustache specification's (1.4) with its optional inheritance, and without lambdas and dynamic names; stricter,
/// in that what the specification would silently write as nothing (an unknown name, partial, parent or block) is a
/// problem.
public struct TemplateCompiler {
    private let sources: TemplateSources
    private let constants: [String: Constant]
    /// The problems so far by kind and place; on whatever page one comes up, it counts once.
    private var found: [String: Diagnostic] = [:]
    /// The templates, partials and parents that have been compiled or included so far.
    public private(set) var usedTemplates: Set<String> = []

    public init(_ sources: TemplateSources, constants: [String: Constant]) {
        self.sources = sources
        self.constants = constants
    }

    /// Compiles a template, by its name among the sources, for the values of a model.
    /// - Returns: Nil if there is any problem in it or in what it includes, though an earlier compilation reported it.
    public mutating func compile<Value>(_ template: String, for model: Model<Value>) -> Template<Value>? {
        var generator = Generator(sources: sources, constants: constants, model: model.shape)
        let program = generator.compile(template)
        usedTemplates.formUnion(generator.usedTemplates)
        for problem in generator.problems {
            let key = "\(problem.file) \(problem.line) \(problem.column) \(problem.id)"
            found[key] = found[key] ?? problem
        }
        return program.map(Template.init)
    }

    /// All problems of all compilations so far, each place once, by template and place. Their files are the templates' names
    /// among the sources.
    public var problems: [Diagnostic] { found.values.sorted() }

    /// The sources that no compilation so far came across, sorted.
    public var unusedTemplates: [String] { sources.names.filter { !usedTemplates.contains($0) } }
}
