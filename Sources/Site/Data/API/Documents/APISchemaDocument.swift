import Documents

/// `/api/schema.json`: the JSON Schema (draft 2020-12) of every document of the API, made from the descriptions that
/// also write them.
enum APISchemaDocument {
    private static let documents = API.kinds().map(\.definition)

    /// The schema's absolute address is its identifier.
    static func append(to bytes: inout [UInt8], address: String) {
        JSONWriter.appendObject(to: &bytes, .pretty) { json in
            json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
            json.member("$id", address)
            json.member("title", "SheltersAround")
            json.member("description", "A document of the catalogue's API; `kind` tells which.")
            json.array("oneOf", of: documents) { json, definition in
                json.object(APISchema.object(definition).appendMembers)
            }
            json.object("$defs") { json in
                for definition in APIDefinition.all(reachedFrom: documents) {
                    json.member(definition.name, definition.append)
                }
            }
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
