import Documents

extension JSONWriter {
    /// Writes a thing of a type of schema.org.
    mutating func thing(_ type: String, _ write: (inout JSONWriter) -> Void) {
        object { json in
            json.member("@type", type)
            write(&json)
        }
    }

    /// Writes a member whose value is a thing of a type of schema.org.
    mutating func thing(_ name: String, _ type: String, _ write: (inout JSONWriter) -> Void) {
        member(name) { $0.thing(type, write) }
    }
}
