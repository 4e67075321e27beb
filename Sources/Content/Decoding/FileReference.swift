import Records

/// A file that a record names, and where it does.
struct FileReference: Sendable {
    /// Relative to the content folder.
    let path: String
    let origin: Origin
}
