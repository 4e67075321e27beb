/// The published version of the program.
public enum Release {
    /// The version, as of Semantic Versioning 2.0.0.
    public static let version = "0.1.0"
    /// The repository on github.com that publishes it.
    static let repository = "sheltersaround/sheltersaround"
}
