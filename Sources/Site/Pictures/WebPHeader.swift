/// The first chunk of a WebP file (RFC 9649, section 2).
enum WebPHeader {
    static func size(_ start: [UInt8]) -> PixelSize? {
        switch start.count > 15 ? Array(start[12..<16]) : [] {
        case Array("VP8 ".utf8):
            // A key frame's start code, then 14 bits each (RFC 6386, 9.1).
            guard start.dropFirst(23).starts(with: [0x9D, 0x01, 0x2A]),
                let width = start.littleEndian(at: 26, width: 2), let height = start.littleEndian(at: 28, width: 2)
            else { return nil }
            return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
        case Array("VP8L".utf8):
            guard start.count > 20, start[20] == 0x2F, let bits = start.littleEndian(at: 21, width: 4) else {
                return nil
            }
            return PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        case Array("VP8X".utf8):
            guard let width = start.littleEndian(at: 24, width: 3), let height = start.littleEndian(at: 27, width: 3)
            else { return nil }
            return PixelSize(width: width + 1, height: height + 1)
        default: return nil
        }
    }
}
