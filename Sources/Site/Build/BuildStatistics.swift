/// The size of a site that was built.
public struct BuildStatistics: Hashable, Sendable {
    public var pages = 0
    public var languages = 0

    public init() {}
}
