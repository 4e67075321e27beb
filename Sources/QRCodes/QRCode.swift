import CQREncode
import Platform

/// A QR Code symbol (ISO/IEC 18004, Model 2), made by libqrencode.
///
/// ```swift
/// let code = try QRCode("https://example.org/rex/", correction: .medium, versions: 1...10)
/// let picture = code.png
/// ```
public struct QRCode: Sendable, Hashable {
    /// The part of a symbol that may be spoilt and still be read (section 7.5.1).
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
    /// A bit for each module, row by row from above, each from the left, where a row begins with a number of its own:
    /// sites keep many symbols while they are built.
    private let modules: [UInt64]

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
        let bytes = text.utf8.count
        let smallest = Int32(versions.clamped(to: QRCode.versions).lowerBound)
        guard let input = QRinput_new2(smallest, correction.level) else { throw .outOfMemory }
        defer { QRinput_free(input) }
        if shelters_appendString(input, text) == 0 {
            try self.init(input, correction, versions, bytes: bytes)
        } else {
            guard let symbol = QRcode_encodeString(text, smallest, correction.level, QR_MODE_8, 1) else {
                throw QRCode.failure(bytes: bytes)
            }
            defer { QRcode_free(symbol) }
            try self.init(masked: symbol, versions, bytes: bytes)
        }
    }

    /// The symbol of a text that says of itself that it is UTF-8 (section 7.4.2, ECI 26) where it is more than ASCII:
    /// without that, readers guess, and take one Polish letter among others for Chinese. Runs of six digits and more
    /// are written as numbers, all else byte by byte.
    public init(
        declaring text: String, correction: Correction, versions: ClosedRange<Int> = QRCode.versions
    ) throws(QRCodeError) {
        guard !text.isEmpty else { throw .empty }
        let smallest = Int32(versions.clamped(to: QRCode.versions).lowerBound)
        guard let input = QRinput_new2(smallest, correction.level) else { throw .outOfMemory }
        defer { QRinput_free(input) }
        let bytes = Array(text.utf8)
        var isRight = bytes.allSatisfy { $0 < 0x80 } || QRinput_appendECIheader(input, 26) == 0
        for (range, isNumber) in QRCode.parts(of: bytes) {
            isRight =
                isRight
                && bytes[range].withUnsafeBufferPointer {
                    QRinput_append(input, isNumber ? QR_MODE_NUM : QR_MODE_8, Int32($0.count), $0.baseAddress) == 0
                }
        }
        guard isRight else { throw QRCode.failure(bytes: bytes.count) }
        try self.init(input, correction, versions, bytes: bytes.count)
    }

    /// Runs of six digits and more, and what stands between them. From six on, digits take less room as a number, whose
    /// head and that of the bytes behind it are counted in (section 7.4).
    private static func parts(of bytes: [UInt8]) -> [(range: Range<Int>, isNumber: Bool)] {
        var parts: [(range: Range<Int>, isNumber: Bool)] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let digits = bytes[index...].prefix { (0x30...0x39).contains($0) }
            if digits.count >= 6 {
                if start < index { parts.append((start..<index, false)) }
                parts.append((digits.startIndex..<digits.endIndex, true))
                start = digits.endIndex
            }
            index = max(digits.endIndex, index + 1)
        }
        if start < bytes.count { parts.append((start..<bytes.count, false)) }
        return parts
    }

    /// Returns the reason why libqrencode made no symbol, by `errno`.
    private static func failure(bytes: Int) -> QRCodeError { errno == ENOMEM ? .outOfMemory : .tooLong(bytes: bytes) }

    private init(
        _ input: OpaquePointer, _ correction: Correction, _ versions: ClosedRange<Int>, bytes: Int
    ) throws(QRCodeError) {
        if let symbol = shelters_encodeUnmasked(input) {
            defer { QRcode_free(symbol) }
            let size = Int(symbol.pointee.width)
            if size <= Masking.largestSize {
                let modules = UnsafeBufferPointer(start: symbol.pointee.data, count: size * size)
                let rows = Masking(modules, size: size, correction: correction).best()
                try self.init(rows, version: symbol.pointee.version, size: size, versions, bytes: bytes)
                return
            }
        }
        guard let symbol = QRcode_encodeInput(input) else {
            throw QRCode.failure(bytes: bytes)
        }
        defer { QRcode_free(symbol) }
        try self.init(masked: symbol, versions, bytes: bytes)
    }

    private init(
        masked symbol: UnsafeMutablePointer<QRcode>, _ versions: ClosedRange<Int>, bytes: Int
    ) throws(QRCodeError) {
        let size = Int(symbol.pointee.width)
        let numbersInRow = QRCode.numbersInRow(size)
        var modules = [UInt64](repeating: 0, count: size * numbersInRow)
        for row in 0..<size {
            for column in 0..<size {
                // The lowest bit of a module's byte is its colour, the others say what it is for.
                let module = UInt64(symbol.pointee.data[row * size + column] & 1)
                modules[row * numbersInRow + column >> 6] |= module << UInt64(column & 63)
            }
        }
        try self.init(modules, version: symbol.pointee.version, size: size, versions, bytes: bytes)
    }

    private init(
        _ modules: [UInt64], version: Int32, size: Int, _ versions: ClosedRange<Int>, bytes: Int
    ) throws(QRCodeError) {
        guard version <= versions.upperBound else { throw .tooLong(bytes: bytes) }
        self.version = Int(version)
        self.size = size
        self.modules = modules
    }

    private static func numbersInRow(_ size: Int) -> Int { (size + 63) >> 6 }

    /// True if the module is dark. Both count from 0, from the upper left corner.
    public func isDark(column: Int, row: Int) -> Bool {
        modules[row * QRCode.numbersInRow(size) + column >> 6] >> UInt64(column & 63) & 1 == 1
    }

    /// Calls a function with the columns of a row's dark modules, from the left.
    @inline(__always)
    func forEachDark(inRow row: Int, _ body: (_ column: Int) -> Void) {
        let numbers = QRCode.numbersInRow(size)
        for number in 0..<numbers {
            var rest = modules[row * numbers + number]
            while rest != 0 {
                body(number * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }

    /// Modules on a side with the quiet zone.
    var sizeWithQuietZone: Int { size + 2 * QRCode.quietZone }
}
