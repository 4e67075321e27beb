internal import CDeflate

extension QRCode {
    /// The symbol and its quiet zone as a picture (PNG, third edition), a pixel for each module.
    public var png: [UInt8] {
        let side = sizeWithQuietZone
        let rows = brightness
        let length = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        png.reserveCapacity(rows.count + 80)
        QRCode.appendChunk("IHDR", length: 13, to: &png) { png in
            png.append(bigEndian: UInt32(side))
            png.append(bigEndian: UInt32(side))
            // Of one bit a pixel, which is its brightness.
            png += [1, 0, 0, 0, 0]
        }
        QRCode.appendChunk("IDAT", length: rows.count + 11, to: &png) { png in
            // A stream (RFC 1950, 2.2) of one block that is not compressed (RFC 1951, 3.2.4): hardly anything repeats.
            png += [0x78, 0x01, 1, length[0], length[1], ~length[0], ~length[1]]
            png += rows
            png.append(bigEndian: libdeflate_adler32(1, rows, rows.count))
        }
        QRCode.appendChunk("IEND", length: 0, to: &png) { _ in }
        return png
    }

    /// The pixels, row by row, each behind a byte that says that no filter is used.
    private var brightness: [UInt8] {
        let side = sizeWithQuietZone
        let width = (side + 7) / 8
        var rows = [UInt8](repeating: 255, count: side * (width + 1))
        for row in 0..<side { rows[row * (width + 1)] = 0 }
        for row in 0..<size {
            let start = (row + QRCode.quietZone) * (width + 1) + 1
            forEachDark(inRow: row) { column in
                let place = column + QRCode.quietZone
                rows[start + place / 8] &= ~(128 >> UInt8(place & 7))
            }
        }
        return rows
    }

    /// Appends a part of the file (5.3): the length of its content, its type, its content and its checksum.
    private static func appendChunk(
        _ type: String, length: Int, to png: inout [UInt8], content: (inout [UInt8]) -> Void
    ) {
        png.append(bigEndian: UInt32(length))
        let start = png.count
        png += type.utf8
        content(&png)
        png.append(bigEndian: png[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) })
    }
}

extension [UInt8] {
    fileprivate mutating func append(bigEndian number: UInt32) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }
}
