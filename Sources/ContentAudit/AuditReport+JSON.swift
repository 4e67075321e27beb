import Documents
import Messages

extension AuditReport {
    /// Returns the report for programs: one object, explained in Documentation/report.md. Names and kinds never change
    /// their meaning; texts are in the language asked for.
    public func json(in language: MessageLanguage = .english) -> [UInt8] {
        var bytes: [UInt8] = []
        JSONWriter.appendObject(to: &bytes, .pretty) { json in
            json.member("date", today.description)
            json.member("total", count)
            json.name("sections")
            json.array(of: sections) { json, section in
                json.object { json in
                    json.name("institution")
                    if let id = section.institution { json.string(id.text) } else { json.null() }
                    json.member("name", name(of: section, in: language))
                    json.name("items")
                    json.array(of: section.items) { AuditReport.write($1, in: language, to: &$0) }
                }
            }
        }
        return bytes + [UInt8(ascii: "\n")]
    }

    private static func write(_ item: Item, in language: MessageLanguage, to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", item.kind.rawValue)
            json.member("file", item.file)
            json.member("line", item.line)
            json.member("animal", item.animal?.text)
            json.member("language", item.language?.code)
            json.name("fields")
            json.array(of: item.fields) { $0.string($1) }
            json.member("message", item.message.text(in: language))
            json.member("suggestion", item.suggestion.text(in: language))
        }
    }
}
