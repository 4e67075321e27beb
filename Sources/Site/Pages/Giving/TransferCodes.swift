import Records
import Synchronization

/// The code of a transfer.
struct TransferCode: Sendable {
    /// A PNG.
    let picture: [UInt8]
    let payload: String
    /// True if the code carries the holder or the title shortened.
    let isShortened: Bool
}

/// Everything that a transfer's code is made from.
struct TransferOrder {
    let account: IBAN
    let currency: Currency
    let bic: String?
    let holder: String
    let holderInCode: String
    let nip: NIP?
    let title: String
    /// The institution's name as it may stand in the title, and its town.
    let institution: String
    let town: String
    /// The animal for which it is, where it is for one.
    let animalNumber: String?
    let animalName: String?
    /// Nil where the payer types it.
    let amount: Amount?
}

/// The pictures of transfers' codes, each made once: the pages of several languages often ask for the same, and making
/// one takes longer than all the rest of a page.
final class TransferCodes: Sendable {
    struct Symbol: Sendable {
        /// A PNG.
        let picture: [UInt8]
        let version: Int
    }

    private let shelves: [Shelf]

    /// - Parameter isShared: whether anything could ask for a code twice.
    init(isShared: Bool) {
        // Several stand side by side, so that threads seldom wait for each other.
        shelves = isShared ? (0..<64).map { _ in Shelf() } : []
    }

    /// Returns the symbol of a payload, which `make` makes; nil where none can carry it. The payload alone tells all about
    /// the symbol: each standard has a beginning, a correction and sizes of its own.
    func symbol(of payload: String, _ make: (String) -> Symbol?) -> Symbol? {
        guard !shelves.isEmpty else { return make(payload) }
        let shelf = shelves[Int(UInt(bitPattern: payload.hashValue) % UInt(shelves.count))]
        if let known = shelf.find(payload) { return known }
        let symbol = make(payload)
        shelf.keep(symbol, for: payload)
        return symbol
    }

    /// Once no page is left that could ask.
    func forget() {
        for shelf in shelves { shelf.forget() }
    }

    private final class Shelf: Sendable {
        private let known = Mutex<[String: Symbol?]>([:])

        func find(_ payload: String) -> Symbol?? { known.withLock { $0[payload] } }

        func keep(_ symbol: Symbol?, for payload: String) {
            known.withLock { _ = $0.updateValue(symbol, forKey: payload) }
        }

        func forget() { known.withLock { $0 = [:] } }
    }
}
