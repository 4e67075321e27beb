extension QRCode {
    /// Appends the data of an SVG path (SVG 2, section 9.3) that draws the dark modules as horizontal strokes of width 1, in
    /// a square of `sizeWithQuietZone` units: `<path stroke="#000" d="..."/>`. Relative steps from run to run keep it
    /// short; without blanks it may also stand in an address (`data:`).
    public func appendPath(to bytes: inout [UInt8]) {
        var pen: (column: Int, row: Int)?
        for row in 0..<size {
            // A run and the light module behind it take two modules, and at most this many bytes.
            bytes.append(addingCapacity: (size + 1) / 2 * "m-176,176h176".utf8.count) { span in
                var column = 0
                while case let start = first(isDark: true, from: column, row: row), start < size {
                    column = first(isDark: false, from: start, row: row)
                    if let pen {
                        span.append(UInt8(ascii: "m"))
                        span.append(decimal: start - pen.column)
                        span.append(UInt8(ascii: ","))
                        span.append(decimal: row - pen.row)
                    } else {
                        span.append(UInt8(ascii: "M"))
                        span.append(decimal: start + QRCode.quietZone)
                        span.append(UInt8(ascii: ","))
                        span.append(decimal: row + QRCode.quietZone)
                        // Strokes lie on both sides of their line.
                        span.append(UInt8(ascii: "."))
                        span.append(UInt8(ascii: "5"))
                    }
                    span.append(UInt8(ascii: "h"))
                    span.append(decimal: column - start)
                    pen = (column, row)
                }
            }
        }
    }
}

extension OutputSpan<UInt8> {
    /// - Parameter number: of at most three digits.
    fileprivate mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let size = number.magnitude
        // Most numbers have one digit, and there are hundreds of them in a drawing.
        if size >= 100 { append(UInt8(ascii: "0") + UInt8(size / 100)) }
        if size >= 10 { append(UInt8(ascii: "0") + UInt8(size / 10 % 10)) }
        append(UInt8(ascii: "0") + UInt8(size % 10))
    }
}
