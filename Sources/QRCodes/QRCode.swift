import CQREncode

#if canImport(Glibc)
    import Glibc
#endif

/// A QR Code symbol (ISO/IEC 18004, Model 2), made by libqrencode.
///
/// ```swift
/// let code = try QRCode("https://example.org/rex/", correction: .medium, versions: 1...10)
/// code.appendPath(to: &bytes)
/// ```
public struct QRCode: Sendable, Hashable {
    /// How much of a symbol may be spoilt and still be read (section 7.5.1).
    public enum Correction: Sendable, Hashable, CaseIterable {
        /// About 7 % of it.
        case low
        /// About 15 %.
        case medium
        /// About 25 %.
        case quartile
        /// About 30 %.
        case high

        fileprivate var level: QRecLevel {
            switch self {
            case .low: QR_ECLEVEL_L
            case .medium: QR_ECLEVEL_M
            case .quartile: QR_ECLEVEL_Q
            case .high: QR_ECLEVEL_H
            }
        }
    }

    /// From 1 to 40: how large the symbol is.
    public let version: Int
    /// Modules on a side, without the quiet zone: 21 for version 1, four more for each further one.
    public let size: Int
    /// Row by row from above, each from the left.
    private let isDark: [Bool]

    /// Modules on each side that have to stay light around the symbol (section 6.3.8).
    public static let quietZone = 4

    /// The versions of the standard.
    public static let versions = 1...Int(QRSPEC_VERSION_MAX)

    /// The smallest symbol for a text, as UTF-8; runs of digits and capitals in it take less room than others.
    /// - Parameters:
    ///   - text: what scanners are to read.
    ///   - correction: how much of the symbol may be spoilt.
    ///   - versions: how small and how large the symbol may be.
    public init(
        _ text: String, correction: Correction, versions: ClosedRange<Int> = QRCode.versions
    ) throws(QRCodeError) {
        guard !text.isEmpty else { throw .empty }
        // For libqrencode a text ends there.
        guard !text.utf8.contains(0) else { throw .nullCharacter }
        let smallest = Int32(versions.clamped(to: QRCode.versions).lowerBound)
        guard let symbol = QRcode_encodeString(text, smallest, correction.level, QR_MODE_8, 1) else {
            throw errno == ENOMEM ? .outOfMemory : .tooLong(bytes: text.utf8.count)
        }
        defer { QRcode_free(symbol) }
        version = Int(symbol.pointee.version)
        guard version <= versions.upperBound else { throw .tooLong(bytes: text.utf8.count) }
        size = Int(symbol.pointee.width)
        // The lowest bit of a module's byte is its colour, the others say what it is for.
        isDark = UnsafeBufferPointer(start: symbol.pointee.data, count: size * size).map { $0 & 1 == 1 }
    }

    /// Whether the module is dark. Both count from 0, from the upper left corner.
    public func isDark(column: Int, row: Int) -> Bool { isDark[row * size + column] }

    /// Modules on a side with the quiet zone: the side of the square that a drawing takes.
    public var sizeWithQuietZone: Int { size + 2 * QRCode.quietZone }
}
