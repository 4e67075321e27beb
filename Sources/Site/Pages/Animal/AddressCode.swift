import QRCodes
import Templates

/// The QR code of a page's address, for print.
struct AddressCode: Sendable {
    private let code: QRCode

    /// Nil for an address that is too long for a code of a sensible size.
    init?(of address: String) {
        // Cards hang in kennels and get dirty, so some of the code may be spoilt.
        guard let code = try? QRCode(address, correction: .medium, versions: 1...12) else { return nil }
        self.code = code
    }

    static let model = Model<AddressCode>("code", "The QR code of the page's address, as a drawing") {
        $0.text("size", "The side of the square that the drawing takes, for a viewBox") {
            String($0.code.sizeWithQuietZone)
        }
        $0.markup("path", "The data of the path that draws it, with strokes of width 1") { code, bytes in
            code.code.appendPath(to: &bytes)
        }
    }
}
