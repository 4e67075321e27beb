import Content
import Foundation
import Records
import Testing

@testable import Site

@Suite("The API's schema")
struct SchemaTests {
    typealias Site = VirtualSite

    let schema: [String: Any]
    let definitions: [String: [String: Any]]

    init() throws {
        schema = try API.documents(of: Site().publication()).document("api/schema.json").json()
        definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    }

    @Test("It is of draft 2020-12 and names every kind of document")
    func head() throws {
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["$id"] as? String == "https://example.org/api/schema.json")
        let documents = try #require(schema["oneOf"] as? [[String: String]])
        #expect(
            documents.map { $0["$ref"] } == [
                "#/$defs/Institutions", "#/$defs/InstitutionWithAnimals", "#/$defs/Animals", "#/$defs/Notices",
                "#/$defs/Patrons", "#/$defs/Baskets",
            ])
    }

    @Test("Every reference leads to a definition, and every definition and field says what it is")
    func references() throws {
        func check(_ value: Any, _ path: String) {
            if let object = value as? [String: Any] {
                if let reference = object["$ref"] as? String {
                    #expect(definitions[String(reference.dropFirst("#/$defs/".count))] != nil, "\(path): \(reference)")
                }
                for (key, value) in object { check(value, "\(path)/\(key)") }
            } else if let array = value as? [Any] {
                for value in array { check(value, path) }
            }
        }
        check(schema, "")
        for (name, definition) in definitions {
            #expect((definition["description"] as? String)?.hasSuffix(".") == true, "\(name)")
            let properties = try #require(definition["properties"] as? [String: [String: Any]])
            for (field, property) in properties {
                #expect((property["description"] as? String)?.hasSuffix(".") == true, "\(name).\(field)")
            }
        }
    }

    @Test("Documents of full and of bare records have the fields that it defines and demands, and no others")
    func documents() throws {
        let bare = try Site.institution(
            "bare",
            [
                Site.animal("bare") {
                    $0.name = nil
                    $0.number = "1"
                }
            ])
        let publication = try Site(
            [bare, FullRecords.institution([FullRecords.animal(), FullRecords.adopted()])],
            baskets: [FullRecords.basket()],
            patrons: [FullRecords.patron()], notices: [FullRecords.notice()]
        ).publication()
        let kinds = [
            "institutions": "Institutions", "institution": "InstitutionWithAnimals", "animals": "Animals",
            "baskets": "Baskets", "patrons": "Patrons", "notices": "Notices",
        ]
        let documents = API.documents(of: publication).filter { $0.file != "api/schema.json" }
        #expect(documents.count == 7)
        var used: Set<String> = []
        for document in documents {
            let json = try document.json()
            let name = try #require((json["kind"] as? String).flatMap { kinds[$0] })
            try compare(json, with: name, used: &used, at: document.file)
        }
        let defined = definitions.flatMap { name, definition in
            ((definition["properties"] as? [String: Any]) ?? [:]).keys.map { "\(name).\($0)" }
        }
        // What no full record shows could not be told from a mistake.
        #expect(
            Set(defined).subtracting(used) == [
                "Animal.age", "Animals.next", "Animals.previous",
            ])
    }

    /// Walks an object along its definition.
    private func compare(_ object: [String: Any], with name: String, used: inout Set<String>, at place: String) throws {
        let definition = try #require(definitions[name], "\(place): \(name)")
        let properties = try #require(definition["properties"] as? [String: [String: Any]])
        let required = try #require(definition["required"] as? [String])
        #expect(Set(object.keys).isSubset(of: properties.keys), "\(place): \(name)")
        #expect(Set(required).isSubset(of: object.keys), "\(place): \(name)")
        for (field, value) in object {
            used.insert("\(name).\(field)")
            let property = try #require(properties[field])
            let element = property["items"] as? [String: Any] ?? property
            guard let reference = element["$ref"] as? String else { continue }
            let objects = try #require(value as? [[String: Any]] ?? (value as? [String: Any]).map { [$0] })
            for object in objects {
                try compare(
                    object, with: String(reference.dropFirst("#/$defs/".count)), used: &used, at: "\(place) \(field)")
            }
        }
    }
}
