/// The orientation of a picture (Exif 2.3, 4.6.4, tag 274).
public enum ExifOrientation {
    /// Returns the orientation in Exif data, 1 to 8; nil where they hold none.
    /// - Parameter data: of a JPEG's segment, a PNG's chunk or a WebP's, with or without `Exif` before the TIFF header.
    public static func value(in data: ArraySlice<UInt8>) -> Int? {
        let tiff = Array(data.starts(with: "Exif\0".utf8) ? data.dropFirst(6) : data)
        let isLittleEndian = tiff.starts(with: "II".utf8)
        func number(_ at: Int, _ width: Int) -> Int? {
            isLittleEndian ? tiff.littleEndian(at: at, width: width) : tiff.bigEndian(at: at, width: width)
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for entry in 0..<min(count, 1024) {
            let at = directory + 2 + entry * 12
            guard let tag = number(at, 2), let type = number(at + 2, 2) else { return nil }
            guard tag == 274 else { continue }
            return number(at + 8, type == 4 ? 4 : 2).flatMap { (1...8).contains($0) ? $0 : nil }
        }
        return nil
    }
}
