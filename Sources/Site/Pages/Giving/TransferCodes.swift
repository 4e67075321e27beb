import Records
import Synchronization

/// The code of a transfer, which is the same in all languages.
struct TransferCode: Sendable {
    /// A PNG.
    let picture: [UInt8]
    let payload: String
    /// True if the code carries the holder or the title shortened.
    let isShortened: Bool
}

/// Everything that a transfer's code is made from.
struct TransferOrder: Hashable, Sendable {
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

/// The codes of transfers, each made once: the pages of several languages often ask for the same, and making one
/// takes longer than all the rest of a page.
final class TransferCodes: Sendable {
    private let shelves: [Shelf]

    /// - Parameter isShared: whether anything could ask for a code twice.
    init(isShared: Bool) {
        // Several stand side by side, so that threads seldom wait for each other.
        shelves = isShared ? (0..<64).map { _ in Shelf() } : []
    }

    /// Returns the code of an order, which `make` makes; nil where none can carry it.
    func code(of order: TransferOrder, _ make: (TransferOrder) -> TransferCode?) -> TransferCode? {
        guard !shelves.isEmpty else { return make(order) }
        let shelf = shelves[Int(UInt(bitPattern: order.hashValue) % UInt(shelves.count))]
        if let known = shelf.find(order) { return known }
        let code = make(order)
        shelf.keep(code, for: order)
        return code
    }

    /// Once no page is left that could ask.
    func forget() {
        for shelf in shelves { shelf.forget() }
    }

    private final class Shelf: Sendable {
        private let known = Mutex<[TransferOrder: TransferCode?]>([:])

        func find(_ order: TransferOrder) -> TransferCode?? { known.withLock { $0[order] } }

        func keep(_ code: TransferCode?, for order: TransferOrder) {
            known.withLock { _ = $0.updateValue(code, forKey: order) }
        }

        func forget() { known.withLock { $0 = [:] } }
    }
}
