/// A QR Code symbol (ISO/IEC 18004, Model 2).
///
/// ```swift
/// let code = try QRCode("https://example.org/rex/", correction: .medium, versions: 1...10)
/// code.appendPath(to: &bytes)
/// ```
///
/// A site has one for every animal and language, and more for gifts, so it is made here in some ten microseconds; libqrencode,
/// which takes two hundred, is the tests' judge.
public struct QRCode: Sendable, Hashable {
    /// How much of a symbol may be spoilt and still be read (section 7.5.1).
    public enum Correction: Int, Sendable, Hashable, CaseIterable {
        /// About 7 % of it.
        case low
        /// About 15 %.
        case medium
        /// About 25 %.
        case quartile
        /// About 30 %.
        case high
    }

    /// From 1 to 27: how large the symbol is.
    public let version: Int
    /// Modules on a side, without the quiet zone: 21 for version 1, four more for each further one.
    public let size: Int
    /// From above; the lowest bit is the leftmost module.
    private let rows: [UInt128]

    /// Modules on each side that have to stay light around the symbol (section 6.3.8).
    public static let quietZone = 4

    /// The versions that are made. Larger ones hold more than anybody scans off paper.
    public static let versions = 1...27

    /// The smallest symbol for a text, as UTF-8.
    /// - Parameters:
    ///   - text: what scanners are to read.
    ///   - correction: how much of the symbol may be spoilt.
    ///   - versions: how small and how large the symbol may be.
    public init(
        _ text: String, correction: Correction, versions: ClosedRange<Int> = QRCode.versions
    ) throws(QRCodeError) {
        try self.init(Array(text.utf8), correction: correction, versions: versions)
    }

    /// The smallest symbol for bytes; runs of digits and capitals among them take less room than others.
    public init(
        _ bytes: [UInt8], correction: Correction, versions: ClosedRange<Int> = QRCode.versions
    ) throws(QRCodeError) {
        guard !bytes.isEmpty else { throw .empty }
        guard let (version, data) = DataBits.smallest(for: bytes, correction, versions.clamped(to: QRCode.versions))
        else { throw .tooLong(bytes: bytes.count) }
        let layout = Layout.of(version)
        let codewords = Codewords.interleaved(data, Blocks(version, correction))
        self.version = version
        size = layout.size
        rows = Masking.best(of: layout.placed(codewords), layout, correction)
    }

    /// Whether the module is dark. Both count from 0, from the upper left corner.
    public func isDark(column: Int, row: Int) -> Bool { rows[row] >> UInt128(column) & 1 == 1 }

    /// Modules on a side with the quiet zone: the side of the square that a drawing takes.
    public var sizeWithQuietZone: Int { size + 2 * QRCode.quietZone }
}

/// Why there is no symbol.
public enum QRCodeError: Error, Hashable, Sendable {
    case empty
    /// No symbol of the allowed versions holds that much.
    case tooLong(bytes: Int)
}
