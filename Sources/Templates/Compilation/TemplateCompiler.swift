/// Compiles the templates of a site for one language, checking every name against the models.
///
/// A broken template never throws: the problems of all templates and partials involved are collected. The semantics are
/// the Mustache specification's (1.4) with its optional inheritance, and without lambdas and dynamic names; stricter, in that
/// what the specification would silently write as nothing (an unknown name, partial, parent or block) is a problem.
public struct TemplateCompiler {
    private let sources: TemplateSources
    private let constants: [String: Constant]
    private var found: Set<FoundProblem> = []
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
        for problem in generator.problems { found.insert(FoundProblem(problem: problem)) }
        return program.map(Template.init)
    }

    /// All problems of all compilations so far, each place once, by template and place.
    public var problems: [TemplateProblem] { found.map(\.problem).sorted() }

    /// The sources that no compilation so far came across, sorted.
    public var unusedTemplates: [String] { sources.names.filter { !usedTemplates.contains($0) } }
}

/// Equal to another problem of the same kind at the same place, whatever the page on which it came up.
private struct FoundProblem: Hashable {
    let problem: TemplateProblem

    static func == (one: FoundProblem, other: FoundProblem) -> Bool {
        one.problem.template == other.problem.template && one.problem.id == other.problem.id
            && one.problem.line == other.problem.line && one.problem.column == other.problem.column
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(problem.template)
        hasher.combine(problem.id)
        hasher.combine(problem.line)
        hasher.combine(problem.column)
    }
}
