import Output
import Templates

/// A transfer as a QR code that banks' apps read.
struct TransferCodeModel: Sendable {
    let code: TransferCode
    /// Nil where the payer types it.
    let amount: String?
    let minorUnits: Int?

    static let model = Model<TransferCodeModel>("transfer code", "A transfer as a QR code that banks' apps read") {
        $0.markup("picture", "The picture, a PNG in base64") { Fingerprint.append(base64: $0.code.picture, to: &$1) }
        $0.text("payload", "What the code says") { $0.code.payload }
        $0.text("amount", "The amount with the currency; none where the payer types it") { $0.amount }
        $0.text("minorUnits", "The amount in whole grosze or cents; none where the payer types it") {
            $0.minorUnits.map(String.init)
        }
        $0.flag("isShortened", "Whether the code carries the holder or the title shortened") { $0.code.isShortened }
    }
}
