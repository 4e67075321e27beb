import Output
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

    static let model = Model<AddressCode>("code", "The QR code of the page's address") {
        $0.markup("picture", "The picture, a PNG in base64") { Fingerprint.append(base64: $0.code.png, to: &$1) }
    }
}
