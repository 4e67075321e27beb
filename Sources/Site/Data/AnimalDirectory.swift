import Documents
import Records

/// All animals in few bytes, the same in every language: what has become of each, and the facts by which scripts
/// say whom it suits.
///
/// A JSON array with a pair for each institution: its id, and its animals as "rex ad3yn rudy r". The institutions, and
/// the animals that seek a home, stand in the order of their numbers in the search index; an empty pair stands for each
/// page that is found beside institutions.
enum AnimalDirectory {
    static func documents(of publication: Publication) -> [EmittedDocument] {
        [EmittedDocument(at: publication.urls.directory) { append(publication.plan, to: &$0) }]
    }

    private static func append(_ plan: SitePlan, to bytes: inout [UInt8]) {
        let order = SearchOrder(plan)
        var animals = [[String]](repeating: [], count: order.institutions.count)
        for resident in order.animals {
            let record = plan.animals[resident.number].entry.record
            animals[resident.institution].append("\(record.id) \(code(of: record))")
        }
        JSONWriter.append(to: &bytes) { json in
            let pairs = zip(order.institutions, animals).map { institution, animals in
                (plan.catalogue.institutions[institution].record.id.text, animals.joined(separator: " "))
            }
            json.array(of: pairs + order.pages.map { _ in ("", "") }) { json, pair in
                json.array { json in
                    json.string(pair.0)
                    json.string(pair.1)
                }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Returns a letter for the status, and for an animal that seeks a home one for each fact: type, children, dogs,
    /// cats, garden, hours alone and energy. `-` stands for what nobody knows, and is left out at the end.
    private static func code(of animal: Animal) -> String {
        let status = letter(for: animal.status)
        guard animal.status.seeksHome else { return status }
        let type = animal.type == .dog ? "d" : animal.type == .cat ? "c" : "-"
        let facts = [
            type, children(animal.goodWith.children), animal.goodWith.dogs.map { String($0.rawValue.prefix(1)) },
            animal.goodWith.cats.map { String($0.rawValue.prefix(1)) },
            animal.garden.map { $0 == .needed ? "y" : "n" }, animal.alone.map { String($0, radix: 36) },
            animal.energy.map { String($0.rawValue.prefix(1)) },
        ].map { $0 ?? "-" }
        let end = facts.lastIndex { $0 != "-" }.map { $0 + 1 } ?? 0
        return status + facts[..<end].joined()
    }

    private static func letter(for status: AnimalStatus) -> String {
        switch status {
        case .available, .fostered, .quarantine, .found: "a"
        case .reserved: "r"
        case .adopted: "h"
        case .returned, .transferred, .passed: "g"
        case .permanent, .lost: "o"
        }
    }

    /// The age of the youngest, `x` where none are welcome.
    private static func children(_ tolerance: ChildTolerance?) -> String? {
        switch tolerance {
        case .yes: "0"
        case .no: "x"
        case .fromAge(let years): String(years, radix: 36)
        case nil: nil
        }
    }
}
