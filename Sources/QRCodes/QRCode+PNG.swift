internal import CDeflate

extension QRCode {
    /// The symbol and its quiet zone as a picture (PNG, third edition), a pixel for each module. It takes a quarter of what a
    /// drawing takes, which stays sharp on paper.
    public var png: [UInt8] {
        let side = sizeWithQuietZone
        // Of one bit a pixel, which is its brightness.
        let header = QRCode.bigEndian(side) + QRCode.bigEndian(side) + [1, 0, 0, 0, 0]
        let rows = brightness
        // A stream (RFC 1950, 2.2) of one block that is not compressed (RFC 1951, 3.2.4): hardly anything repeats.
        let length = [rows.count & 255, rows.count >> 8].map(UInt8.init)
        let stream =
            [0x78, 0x01, 1] + length + length.map(~) + rows + QRCode.bigEndian(libdeflate_adler32(1, rows, rows.count))
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + QRCode.chunk("IHDR", header) + QRCode.chunk("IDAT", stream) + QRCode.chunk("IEND", [])
    }

    /// The pixels, row by row, each behind a byte that says that no filter is used.
    private var brightness: [UInt8] {
        let side = sizeWithQuietZone
        let width = (side + 7) / 8
        var rows = [UInt8](repeating: 255, count: side * (width + 1))
        for row in 0..<side { rows[row * (width + 1)] = 0 }
        for row in 0..<size {
            let start = (row + QRCode.quietZone) * (width + 1) + 1
            for column in 0..<size where isDark(column: column, row: row) {
                let place = column + QRCode.quietZone
                rows[start + place / 8] &= ~(128 >> UInt8(place & 7))
            }
        }
        return rows
    }

    /// A part of the file (5.3), with its length before it and its checksum behind it.
    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return bigEndian(data.count) + content + bigEndian(libdeflate_crc32(0, content, content.count))
    }

    private static func bigEndian(_ number: some BinaryInteger) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
