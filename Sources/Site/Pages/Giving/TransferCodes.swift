import QRCodes
import Synchronization

/// The symbols of transfer codes, each made once: the pages of several languages often ask for the same, and making one
/// takes longer than all the rest of a page.
final class TransferCodes: Sendable {
    private let shelves: [Shelf]

    /// - Parameter isShared: whether anything could ask for a symbol twice.
    init(isShared: Bool) {
        // Several stand side by side, so that threads seldom wait for each other.
        shelves = isShared ? (0..<64).map { _ in Shelf() } : []
    }

    /// Nil for what no symbol of these versions holds.
    func symbol(_ payload: String, _ correction: QRCode.Correction, versions: ClosedRange<Int>) -> QRCode? {
        guard !shelves.isEmpty else {
            return try? QRCode(declaring: payload, correction: correction, versions: versions)
        }
        let shelf = shelves[Int(UInt(bitPattern: payload.hashValue) % UInt(shelves.count))]
        if let known = shelf.find(payload) { return known }
        guard let symbol = try? QRCode(declaring: payload, correction: correction, versions: versions) else {
            return nil
        }
        shelf.keep(symbol, for: payload)
        return symbol
    }

    /// Once no page is left that could ask.
    func forget() {
        for shelf in shelves { shelf.forget() }
    }

    private final class Shelf: Sendable {
        private let known = Mutex<[String: QRCode]>([:])

        func find(_ payload: String) -> QRCode? { known.withLock { $0[payload] } }

        func keep(_ symbol: QRCode, for payload: String) { known.withLock { $0[payload] = symbol } }

        func forget() { known.withLock { $0 = [:] } }
    }
}
