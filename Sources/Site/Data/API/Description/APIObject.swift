import Documents

/// A kind of object in the API, described once: its fields' names, meanings, types and values. The documents and their
/// schema are both made from the description.
struct APIObject<Value: Sendable>: Sendable {
    private let name: String
    private let about: String
    private var fields: [APIDefinition.Field] = []
    private var writers: [@Sendable (Value, inout JSONWriter) -> Void] = []

    /// The name is unique in the API: the schema defines the object under it. `about` says in a sentence what it is.
    init(_ name: String, _ about: String, _ define: (inout APIObject) -> Void) {
        self.name = name
        self.about = about
        define(&self)
    }

    /// Adds fields that one function writes.
    mutating func add(
        _ fields: [APIDefinition.Field], _ write: @escaping @Sendable (Value, inout JSONWriter) -> Void
    ) {
        self.fields += fields
        writers.append(write)
    }

    /// A field that every object has.
    mutating func required<Field>(
        _ name: String, _ about: String, _ type: APIType<Field>, _ get: @escaping @Sendable (Value) -> Field
    ) {
        add([APIDefinition.Field(name: name, about: about, isRequired: true, schema: type.schema)]) { value, json in
            json.name(name)
            type.write(get(value), &json)
        }
    }

    /// A field that is left out where there is nothing to say.
    mutating func optional<Field>(
        _ name: String, _ about: String, _ type: APIType<Field>, _ get: @escaping @Sendable (Value) -> Field?
    ) {
        add([APIDefinition.Field(name: name, about: about, isRequired: false, schema: type.schema)]) { value, json in
            guard let field = get(value) else { return }
            json.name(name)
            type.write(field, &json)
        }
    }

    /// A list that is left out where it is empty.
    mutating func list<Field: Sendable>(
        _ name: String, _ about: String, _ type: APIType<Field>, _ get: @escaping @Sendable (Value) -> [Field]
    ) {
        optional(name, about, type.list) { value in
            let elements = get(value)
            return elements.isEmpty ? nil : elements
        }
    }

    var definition: APIDefinition { APIDefinition(name: name, about: about, fields: fields) }

    func write(_ value: Value, to json: inout JSONWriter) {
        json.object { json in
            for write in writers { write(value, &json) }
        }
    }

    /// As a whole JSON text.
    func append(_ value: Value, to bytes: inout [UInt8]) {
        JSONWriter.append(to: &bytes) { write(value, to: &$0) }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// As the type of a field.
    var type: APIType<Value> {
        APIType(schema: .object(definition)) { write($0, to: &$1) }
    }
}
