/// The changes in watched folders.
public struct FolderChanges: Sendable {
    /// For each watched folder the files that changed, came or went, relative to it; nil means that anything in it may have.
    public internal(set) var files: [Set<String>?]

    /// - Parameter count: of watched folders.
    init(count: Int) { files = [Set<String>?](repeating: [], count: count) }

    public var isEmpty: Bool { files.allSatisfy { $0?.isEmpty == true } }

    mutating func add(_ path: String, in folder: Int) { files[folder]?.insert(path) }

    mutating func addEverything(in folder: Int) { files[folder] = Set<String>?.none }

    mutating func addEverything() { files = .init(repeating: .none, count: files.count) }
}
