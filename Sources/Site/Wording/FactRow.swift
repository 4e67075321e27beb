import Content
import Records

/// The rows of an animal's schema that give a fact on its page together.
struct FactRow: Sendable {
    let name: String
    let order: Int
    var fields: [Field<Animal>]

    /// In the order of the page.
    static let all: [FactRow] = {
        // Between what is known of the company and everything else.
        var rows = [FactRow(name: "unknown", order: 115, fields: [])]
        for field in RecordSchema.animal.fields {
            guard let fact = field.description.fact else { continue }
            if let place = rows.firstIndex(where: { $0.name == fact.name }) {
                rows[place].fields.append(field)
            } else {
                rows.append(FactRow(name: fact.name, order: fact.order, fields: [field]))
            }
        }
        return rows.sorted { $0.order < $1.order }
    }()

    static let names = all.map(\.name)

    /// The facts that say more than a value of the record, and have phrases of their own.
    static let derivedNames: Set = [
        "type", "age", "size", "sex", "weight", "health", "goodWith", "unknown", "abilities", "place", "waiting", "fee",
    ]
}
