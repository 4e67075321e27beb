/// The content of the templates folder besides texts.
public struct TemplateFolder: Sendable {
    /// The folder, as diagnostics name it: relative to the content folder.
    public var path: String
    /// Templates by name: the path below the folder without `.mustache` ("animal", "parts/picture").
    public var templates: [String: [UInt8]]
    /// Style sheet, scripts, icons and drawings by path below `assets/`.
    public var assets: [String: [UInt8]]

    public init(path: String = "../templates", templates: [String: [UInt8]], assets: [String: [UInt8]]) {
        self.path = path
        self.templates = templates
        self.assets = assets
    }
}
