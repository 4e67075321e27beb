/// A picture of a record.
public struct Picture: Sendable, Equatable {
    /// Relative to the content folder, with `/` between components.
    public var file: String
    public var alternative: Localized<String>?
    public var credit: String?

    public init(file: String, alternative: Localized<String>? = nil, credit: String? = nil) {
        self.file = file
        self.alternative = alternative
        self.credit = credit
    }
}

/// A film: a file of the record's folder, or an address elsewhere.
public enum Video: Sendable, Equatable {
    /// Relative to the content folder.
    case file(String)
    case address(WebAddress)
}
