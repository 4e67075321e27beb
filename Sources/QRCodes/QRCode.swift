import CQREncode

/// A QR Code symbol (ISO/IEC 18004, Model 2), made by libqrencode.
///
/// ```swift
/// let code = try QRCode("https://example.org/rex/", correction: .medium, versions: 1...10)
/// code.appendPath(to: &bytes)
/// ```
public struct QRCode: Sendable, Hashable {
    /// How much of a symbol may be spoilt and still be read (ISO/IEC 18004, section 7.5.1).
    public enum Correction: Sendable, Hashable, CaseIterable {
        /// About 7 % of it.
        case low
        /// About 15 %.
        case medium
        /// About 25 %.
        case quartile
        /// About 30 %.
        case high
    }

    /// From 1 to 40: how large the symbol is.
    public let version: Int
    /// Modules on a side, without the quiet zone: 21 for version 1, four more for each further one.
    public let size: Int
    /// Row by row.
    private let modules: [Bool]

    /// Modules on each side that have to stay light around the symbol (section 6.3.8).
    public static let quietZone = 4

    /// The smallest symbol for a text, as UTF-8.
    /// - Parameters:
    ///   - text: what scanners are to read.
    ///   - correction: how much of the symbol may be spoilt.
    ///   - versions: how small and how large the symbol may be.
    public init(
        _ text: String, correction: Correction, versions: ClosedRange<Int> = 1...40
    ) throws(QRCodeError) {
        try self.init(Array(text.utf8), correction: correction, versions: versions)
    }

    /// The smallest symbol for bytes; runs of digits and capitals among them take less room than others.
    public init(
        _ bytes: [UInt8], correction: Correction, versions: ClosedRange<Int> = 1...40
    ) throws(QRCodeError) {
        guard !bytes.isEmpty else { throw .empty }
        let smallest = Int32(max(1, min(40, versions.lowerBound)))
        // The library's own text encoder finds the shortest mixture of modes; only it stops at a null byte.
        let symbol =
            bytes.contains(0)
            ? QRcode_encodeData(Int32(bytes.count), bytes, smallest, correction.level)
            : bytes.withTerminatingNull { QRcode_encodeString($0, smallest, correction.level, QR_MODE_8, 1) }
        guard let symbol else { throw .tooLong(bytes: bytes.count) }
        defer { QRcode_free(symbol) }
        version = Int(symbol.pointee.version)
        size = Int(symbol.pointee.width)
        guard version <= versions.upperBound, let data = symbol.pointee.data else {
            throw .tooLong(bytes: bytes.count)
        }
        // The lowest bit of a byte is the module's colour; the others tell what the module is for.
        modules = UnsafeBufferPointer(start: data, count: size * size).map { $0 & 1 == 1 }
    }

    /// Whether the module is dark. Both count from 0, from the upper left corner.
    public func isDark(column: Int, row: Int) -> Bool { modules[row * size + column] }

    /// Modules on a side with the quiet zone: the side of the square that a drawing takes.
    public var sizeWithQuietZone: Int { size + 2 * QRCode.quietZone }
}

/// Why there is no symbol.
public enum QRCodeError: Error, Hashable, Sendable {
    case empty
    /// No symbol of the allowed versions holds that much.
    case tooLong(bytes: Int)
}

extension QRCode.Correction {
    fileprivate var level: QRecLevel {
        switch self {
        case .low: QR_ECLEVEL_L
        case .medium: QR_ECLEVEL_M
        case .quartile: QR_ECLEVEL_Q
        case .high: QR_ECLEVEL_H
        }
    }
}

extension [UInt8] {
    fileprivate func withTerminatingNull<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
            for (index, byte) in enumerated() { buffer[index] = CChar(bitPattern: byte) }
            buffer[count] = 0
            return body(UnsafePointer(buffer.baseAddress!))  // there: the buffer has at least one element
        }
    }
}
