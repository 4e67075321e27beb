extension QRCode {
    /// Appends the data of an SVG path (SVG 2, section 9.3) that draws the dark modules as horizontal strokes of width 1, in
    /// a square of `sizeWithQuietZone` units: `<path stroke="#000" d="..."/>`. Relative steps from run to run keep it
    /// short; without blanks it may also stand in an address (`data:`).
    public func appendPath(to bytes: inout [UInt8]) {
        var pen: (column: Int, row: Int)?
        for row in 0..<size {
            var column = 0
            while case let start = first(isDark: true, from: column, row: row), start < size {
                column = first(isDark: false, from: start, row: row)
                if let pen {
                    bytes.append(UInt8(ascii: "m"))
                    bytes.append(decimal: start - pen.column)
                    bytes.append(UInt8(ascii: ","))
                    bytes.append(decimal: row - pen.row)
                } else {
                    bytes.append(UInt8(ascii: "M"))
                    bytes.append(decimal: start + QRCode.quietZone)
                    bytes.append(UInt8(ascii: ","))
                    bytes.append(decimal: row + QRCode.quietZone)
                    // Strokes lie on both sides of their line.
                    bytes += [UInt8(ascii: "."), UInt8(ascii: "5")]
                }
                bytes.append(UInt8(ascii: "h"))
                bytes.append(decimal: column - start)
                pen = (column, row)
            }
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(decimal number: Int) {
        // Most numbers have one digit, and there are hundreds of them in a drawing.
        if (0...9).contains(number) {
            append(UInt8(ascii: "0") + UInt8(number))
        } else {
            append(contentsOf: String(number).utf8)
        }
    }
}
