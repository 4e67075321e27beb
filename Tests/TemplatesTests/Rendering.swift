import Documents
import Mustache
import TemplateTree
import Templates
import Testing

import class Foundation.NSNull

let constants: [String: Constant] = [
    "texts": .object([
        "search": .object(["label": .text("Szukaj \"psa\""), "hint": .text("")]),
        "welcome": .markup("<b>Witamy</b>"),
    ]),
    "languages": .list([
        .object(["code": .text("pl"), "isCurrent": .flag(true)]),
        .object(["code": .text("en"), "isCurrent": .flag(false)]),
    ]),
    "colours": .list([.text("biały"), .text("czarny & rudy")]),
    "missing": .list([]),
    "hasSearch": .flag(true),
    "hasShop": .flag(false),
    "title": .text("hidden by the model's title"),
]

func compiler(_ template: String, _ others: [String: String] = [:]) -> TemplateCompiler {
    var sources = others
    sources["page"] = template
    return TemplateCompiler(TemplateSources(sources.mapValues { Array($0.utf8) }), constants: constants)
}

/// What the template "page" renders to.
func rendered(
    _ template: String, _ others: [String: String] = [:], _ value: Sample = Sample(),
    at location: SourceLocation = #_sourceLocation
) throws -> String {
    try rendered(template, others, value, Sample.model, at: location)
}

/// What the template "page" renders to, for any model.
func rendered<Value>(
    _ template: String, _ others: [String: String] = [:], _ value: Value, _ model: Model<Value>,
    at location: SourceLocation = #_sourceLocation
) throws -> String {
    var compiler = compiler(template, others)
    let compiled = compiler.compile("page", for: model)
    try #require(compiler.problems == [], sourceLocation: location)
    var bytes = Array("before ".utf8)
    try #require(compiled, sourceLocation: location).render(value, into: &bytes)
    #expect(bytes.starts(with: "before ".utf8), "rendering appends", sourceLocation: location)
    return String(decoding: bytes.dropFirst(7), as: UTF8.self)
}

/// What swift-mustache makes of the same.
func judged(_ template: String, _ others: [String: String] = [:], _ value: Sample = Sample()) throws -> String {
    var library = MustacheLibrary()
    for (name, source) in others { try library.register(source, named: name) }
    try library.register(template, named: "page")
    let absent = NSNull()
    let context = constants.mapValues { $0.dynamic(absent: absent) }
        .merging(Sample.model.dynamic(value, absent: absent)) { _, new in new }
    return try #require(library.render(context, withTemplate: "page"))
}

/// The problems of the template "page" and what it includes, in short.
func problems(_ template: String, _ others: [String: String] = [:]) -> [String] {
    var compiler = compiler(template, others)
    let compiled = compiler.compile("page", for: Sample.model)
    #expect((compiled == nil) == !compiler.problems.isEmpty)
    return compiler.problems.map(\.short)
}

extension Diagnostic {
    /// `template:line:column+length id -> suggestion`
    var short: String {
        "\(file):\(line):\(column)+\(length) \(id)" + (suggestion.map { " -> \($0)" } ?? "")
    }
}
