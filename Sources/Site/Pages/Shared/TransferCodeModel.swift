import QRCodes
import Templates

/// A transfer as a QR code that banks' apps read.
struct TransferCodeModel: Sendable {
    let symbol: QRCode
    let payload: String
    /// Nil where the payer types it.
    let amount: String?
    let minorUnits: Int?
    let isShortened: Bool

    static let model = Model<TransferCodeModel>("transfer code", "A transfer as a QR code that banks' apps read") {
        $0.text("size", "The side of the square that the drawing takes, for a viewBox") {
            String($0.symbol.sizeWithQuietZone)
        }
        $0.markup("path", "The data of the path that draws it, with strokes of width 1") { code, bytes in
            code.symbol.appendPath(to: &bytes)
        }
        $0.text("payload", "What the code says") { $0.payload }
        $0.text("amount", "The amount with the currency; none where the payer types it") { $0.amount }
        $0.text("minorUnits", "The amount in whole grosze or cents; none where the payer types it") {
            $0.minorUnits.map(String.init)
        }
        $0.flag("isShortened", "Whether the code carries the holder or the title shortened") { $0.isShortened }
    }
}
