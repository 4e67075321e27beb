/// The namespaces that prefixes stand for (Namespaces in XML 1.0).
struct NamespaceScope {
    private var spaces: [String: String] = ["xml": DrawingVocabulary.xmlNamespace]

    /// Adds the namespaces that a tag declares.
    mutating func add(_ attributes: [(name: String, value: String)]) {
        for (name, value) in attributes {
            if name == "xmlns" {
                spaces[""] = value
            } else if name.hasPrefix("xmlns:") {
                spaces[String(name.dropFirst(6))] = value
            }
        }
    }

    /// An element's namespace and its name within it. A prefix that nothing declares is a namespace of its own.
    func resolve(_ name: String) -> (space: String, local: String) {
        guard let colon = name.firstIndex(of: ":") else { return (spaces[""] ?? "", name) }
        let prefix = String(name[..<colon])
        return (spaces[prefix] ?? "\(prefix):", String(name[name.index(after: colon)...]))
    }

    /// An attribute's: without a prefix it has none.
    func resolve(attribute name: String) -> (space: String, local: String) {
        guard name.contains(":") else { return ("", name) }
        let (space, local) = resolve(name)
        // Many drawings use it without declaring it.
        return (space == "xlink:" ? DrawingVocabulary.linkNamespace : space, local)
    }
}
