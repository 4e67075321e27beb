extension QRCode {
    /// Appends the data of an SVG path (SVG 2, section 9.3) that draws the dark modules as horizontal strokes of width
    /// 1, in a square of `sizeWithQuietZone` units: `<path stroke="#000" d="..."/>`. Relative steps from run to run
    /// keep it short; without blanks it may also stand in an address (`data:`).
    public func appendPath(to bytes: inout [UInt8]) {
        var pen: (column: Int, row: Int)?
        for row in 0..<size {
            // A run and the light module behind it take two modules, and at most so many bytes.
            bytes.append(addingCapacity: (size + 1) / 2 * "m-176,176h176".utf8.count) { span in
                span.withUnsafeMutableBufferPointer { room, count in
                    var text = SmallText(room: room, count: count)
                    var column = 0
                    while case let start = first(isDark: true, from: column, row: row), start < size {
                        column = first(isDark: false, from: start, row: row)
                        if let pen {
                            text.append("m", start - pen.column)
                            text.append(",", row - pen.row)
                        } else {
                            text.append("M", start + QRCode.quietZone)
                            text.append(",", row + QRCode.quietZone)
                            // Strokes lie on both sides of their line.
                            text.append(".", 5)
                        }
                        text.append("h", column - start)
                        pen = (column, row)
                    }
                    count = text.count
                }
            }
        }
    }
}

/// Letters and small numbers, into room that is known to suffice.
private struct SmallText {
    let room: UnsafeMutableBufferPointer<UInt8>
    var count: Int

    /// - Parameter number: of at most three digits.
    @inline(__always)
    mutating func append(_ letter: Unicode.Scalar, _ number: Int) {
        append(UInt8(ascii: letter))
        if number < 0 { append(UInt8(ascii: "-")) }
        let size = number.magnitude
        // Most numbers have one digit, and there are hundreds of them in a drawing.
        if size >= 10 { appendTens(size) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: size % 10))
    }

    private mutating func appendTens(_ size: UInt) {
        if size >= 100 { append(UInt8(ascii: "0") + UInt8(size / 100)) }
        append(UInt8(ascii: "0") + UInt8(size / 10 % 10))
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        room[count] = byte
        count += 1
    }
}
