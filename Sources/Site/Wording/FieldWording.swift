import Content
import Languages
import Records

/// A quality by which lists of animals can be narrowed, of the row that asks for it.
struct AnimalFilter: Sendable {
    /// As addresses and the search index write it.
    let name: String
    let values: FilterValues
    /// All that may be looked for, in the order of the row.
    let choices: [String]

    /// In the order in which pages show them.
    static let all: [AnimalFilter] =
        RecordSchema.animal.fields
        .compactMap { field in
            field.description.facet.flatMap { facet in facet.order.map { (name: facet.name, order: $0, field: field) } }
        }
        .sorted { $0.order < $1.order }
        .map {
            AnimalFilter(name: $0.name, values: FilterValues(of: $0.field), choices: $0.field.description.shape.facets)
        } + [AnimalFilter(name: "reviewed", values: .reviews, choices: Ratings.Verdict.allCases.map(\.rawValue))]
}

extension ValueShape {
    /// All that may be looked for in such a value, as ``FieldValue/forEachFacet(_:)`` tells it.
    fileprivate var facets: [String] {
        switch self {
        case .choice(let words): words.map(\.value).filter { $0 != "unknown" }
        case .boolean: ["yes"]
        case .group(let group): group.fields.map(\.name)
        case .list(let element, _): element.facets
        case .text, .prose, .number, .localized, .either: []
        }
    }
}

/// The words of a language for the values that rows of schemas have: `coat.short`, `facet.size.small`.
struct FieldWording: Sendable {
    /// The labels of facts, in the order of the rows: `texts.facts.coat`.
    let factLabels: [String]
    /// For each fact that is a word of a fixed list the words by value.
    private let facts: [String: [String: String]]
    private let filterNames: [String: String]
    private let filterValues: [String: [String: String]]

    init(_ texts: Texts) {
        factLabels = FactRow.names.map { name in
            if case .text(let text) = texts.constants["facts.\(name)"] { text } else { name }
        }
        facts = FieldWording.factPhrases.mapValues { $0.mapValues { texts($0) } }
        filterNames = FieldWording.filterNames.mapValues { texts($0) }
        filterValues = FieldWording.filterPhrases.mapValues { $0.mapValues { texts($0) } }
    }

    func fact(_ name: String, _ value: String) -> String { facts[name]?[value] ?? value }

    func label(ofFilter name: String) -> String { filterNames[name] ?? name }

    func filter(_ name: String, _ value: String) -> String { filterValues[name]?[value] ?? value }

    // MARK: Phrases

    private static let factPhrases: [String: [String: Phrase]] = Dictionary(
        uniqueKeysWithValues: RecordSchema.animal.fields.lazy.map(\.description).compactMap { field in
            guard let fact = field.fact, !FactRow.derivedNames.contains(fact.name),
                case .choice(let words) = field.shape
            else { return nil }
            return (fact.name, phrases(fact.name, words.map(\.value)))
        })

    /// Kinds of animals have names of their own.
    private static let filterPhrases: [String: [String: Phrase]] = Dictionary(
        uniqueKeysWithValues: AnimalFilter.all.filter { $0.name != "type" }.map { filter in
            (filter.name, phrases("facet.\(filter.name)", filter.choices))
        })

    private static let filterNames = phrases("facet.name", AnimalFilter.all.map(\.name) + ["town", "region"])

    private static func phrases(_ group: String, _ names: [String]) -> [String: Phrase] {
        Dictionary(uniqueKeysWithValues: names.map { ($0, Phrase("\(group).\($0)")) })
    }

    static let phrases: [Phrase] =
        factPhrases.values.flatMap(\.values) + filterPhrases.values.flatMap(\.values) + filterNames.values
}
