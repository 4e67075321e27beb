import Search
import Synchronization

/// What texts of records name of a facet. Breeds and colours repeat from record to record, so each text is looked at
/// once.
final class RememberedFacets: Sendable {
    /// How many texts are kept, so that memory stays bounded where all differ.
    private static let limit = 10_000

    private let find: @Sendable ([UInt8]) -> [FacetValue]
    /// By bytes: as strings, texts of other bytes would be the same, and the first one seen would speak for them.
    private let known = Mutex<[[UInt8]: [FacetValue]]>([:])

    /// - Parameter find: what a text names, always the same.
    init(_ find: @escaping @Sendable ([UInt8]) -> [FacetValue]) { self.find = find }

    func values(in text: String) -> [FacetValue] {
        let bytes = Array(text.utf8)
        if let values = known.withLock({ $0[bytes] }) { return values }
        let values = find(bytes)
        known.withLock { if $0.count < RememberedFacets.limit { $0[bytes] = values } }
        return values
    }
}
