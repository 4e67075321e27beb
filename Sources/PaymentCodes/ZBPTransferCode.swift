import Records

/// The content of a Polish transfer's QR code, by the recommendation "Standard 2D" of the Polish Bank Association
/// (ZBP), version 1.0 of 2013: nine fields joined by `|`, at most 160 characters, in UTF-8.
///
/// The code is made with error correction level L and printed at least 1.8 cm wide.
public struct ZBPTransferCode: Sendable, Equatable {
    /// The largest amount that six digits of grosze carry: 9,999.99 zł.
    public static let largestAmount = Amount(minorUnits: 999_999)
    public static let nameLength = 20
    public static let titleLength = 32

    public enum Problem: Error, Equatable, Sendable {
        /// Not an account of a bank in Poland.
        case account
        /// Below one grosz, or above the largest that the code can carry.
        case amount
        /// Nothing is left of it once it is made fit for the code.
        case name
        case title
    }

    /// The text of the code.
    public let payload: String
    /// The holder as the code carries it.
    public let name: String
    /// The title as the code carries it.
    public let title: String

    /// Returns a name or a title with the characters that the code carries.
    public static func text(_ text: String) -> String { TransferField.polish(TransferField.cleaned(text)) }

    /// - Parameters:
    ///   - nip: the holder's tax number, which companies' accounts ask for and persons' do without.
    ///   - account: a Polish account.
    ///   - amount: nil where the payer types it.
    ///   - name: the holder, cut at a word where it is too long.
    ///   - title: at most 32 characters are carried, cut at a word; see `TransferTitleFit` for titles with an animal's
    /// number.
    ///   - isInvented: whether the account is nobody's. A plain word in the place of the tax number then keeps every
    /// bank's
    ///     app from reading the code as a transfer.
    public init(
        nip: NIP? = nil, account: IBAN, amount: Amount?, name: String, title: String, isInvented: Bool = false
    ) throws(Problem) {
        guard let nrb = account.nrb else { throw .account }
        if let amount, !(1...ZBPTransferCode.largestAmount.minorUnits).contains(amount.minorUnits) { throw .amount }
        self.name = TransferField.cut(ZBPTransferCode.text(name), to: ZBPTransferCode.nameLength)
        self.title = TransferField.cut(ZBPTransferCode.text(title), to: ZBPTransferCode.titleLength)
        guard !self.name.isEmpty else { throw .name }
        guard !self.title.isEmpty else { throw .title }
        let digits = String(amount?.minorUnits ?? 0)
        let grosze = String(repeating: "0", count: 6 - digits.utf8.count) + digits
        let identifier = isInvented ? TransferField.invented : nip?.compact ?? ""
        payload = [identifier, "PL", nrb, grosze, self.name, self.title, "", "", ""].joined(separator: "|")
    }
}
