/// Puts a Markdown record together: fields between two lines `---`, and the text below them.
public enum FrontMatterWriter {
    /// - Parameters:
    ///   - fields: whole lines of YAML.
    ///   - body: Markdown; empty where there is none.
    public static func record(fields: String, body: String = "") -> String {
        var text = "---\n\(fields)---\n"
        guard !body.isEmpty else { return text }
        text += "\n\(body)"
        return body.hasSuffix("\n") ? text : text + "\n"
    }
}
