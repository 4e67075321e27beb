import Records

/// The content of a SEPA credit transfer's QR code, by EPC069-12 of the European Payments Council, version 002: lines
/// separated by a line feed, at most 331 bytes of UTF-8, for amounts in euro.
///
/// The code is made with error correction level M and has at most version 13.
public struct SEPATransferCode: Sendable, Equatable {
    /// 999,999,999.99 €.
    public static let largestAmount = Amount(minorUnits: 99_999_999_999)
    public static let nameLength = 70
    public static let titleLength = 140
    public static let length = 331

    public enum Problem: Error, Equatable, Sendable {
        /// Below one cent, or above the largest that the code can carry.
        case amount
        /// Nothing is left of it once it is made fit for the code.
        case name
    }

    /// The text of the code.
    public let payload: String
    /// The holder as the code carries it.
    public let name: String
    /// The unstructured remittance information as the code carries it.
    public let title: String

    /// - Parameters:
    ///   - bic: ISO 9362; version 002 needs none inside the European Economic Area.
    ///   - amount: nil where the payer types it.
    ///   - isInvented: whether the account is nobody's. A plain word in the place of the service tag then keeps every
    /// bank's
    ///     app from reading the code as a transfer.
    public init(
        account: IBAN, bic: String? = nil, amount: Amount?, name: String, title: String, isInvented: Bool = false
    ) throws(Problem) {
        if let amount, !(1...SEPATransferCode.largestAmount.minorUnits).contains(amount.minorUnits) { throw .amount }
        self.name = TransferField.cut(TransferField.cleaned(name), to: SEPATransferCode.nameLength)
        guard !self.name.isEmpty else { throw .name }
        let head = [
            isInvented ? TransferField.invented : "BCD", "002", "1", "SCT", bic ?? "", self.name, account.compact,
            SEPATransferCode.text(amount), "", "",
        ]
        let fixed = head.reduce(0) { $0 + $1.utf8.count + 1 }
        var title = TransferField.cut(TransferField.cleaned(title), to: SEPATransferCode.titleLength)
        var limit = title.unicodeScalars.count
        while fixed + title.utf8.count > SEPATransferCode.length, limit > 0 {
            limit -= 1
            title = TransferField.cut(title, to: limit)
        }
        self.title = title
        // Empty elements at the end are left out.
        var lines = head + [title]
        while lines.last?.isEmpty == true { lines.removeLast() }
        payload = lines.joined(separator: "\n")
    }

    /// `EUR` and the amount with a point and two digits, as few as say it.
    private static func text(_ amount: Amount?) -> String {
        guard let amount else { return "" }
        let (euros, cents) = amount.minorUnits.quotientAndRemainder(dividingBy: 100)
        guard cents > 0 else { return "EUR\(euros)" }
        return cents < 10 ? "EUR\(euros).0\(cents)" : "EUR\(euros).\(cents)"
    }
}
