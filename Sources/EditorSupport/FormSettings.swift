import Messages

/// The settings of forms.
public struct FormSettings: Sendable {
    /// The content folder as it lies in the repository.
    public var content: String
    public var system: ContentSystem
    /// The host of the repository: `github`, `gitlab`, `gitea`, `git-gateway`, ...
    public var backend: String
    /// `owner/name`.
    public var repository: String?
    public var branch: String
    /// The server through which editors prove who they are, if not the backend's own.
    public var authentication: String?
    /// True if files on the same machine may be edited.
    public var isLocal: Bool
    public var language: MessageLanguage
    /// The folder of the only institution whose records are edited; nil for all records.
    public var institution: String?

    public init(
        content: String, system: ContentSystem, backend: String, repository: String?, branch: String,
        authentication: String?, isLocal: Bool, language: MessageLanguage, institution: String? = nil
    ) {
        self.content = content
        self.system = system
        self.backend = backend
        self.repository = repository
        self.branch = branch
        self.authentication = authentication
        self.isLocal = isLocal
        self.language = language
        self.institution = institution
    }
}
