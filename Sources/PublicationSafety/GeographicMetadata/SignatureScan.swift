/// Runs through bytes once and stops wherever metadata may begin.
struct SignatureScan {
    enum Signature {
        /// The header of image file directories.
        case directories
        /// `GPS`, as the names of positions begin in XMP and other texts, in bytes or in UTF-16.
        case satelliteName, wideSatelliteName
        case latitude
        /// A name of IPTC's in XMP.
        case placeName
        /// Photoshop's resource with IPTC's data.
        case pressData
        /// Sony's description of a recording in XML.
        case camcorder
        /// Data of AVCHD camcorders within the picture's stream.
        case disc
        /// NMEA 0183.
        case sentence
        /// Matroska's tags.
        case tags
        case film
        case base64
        /// A map in a PDF document.
        case map
        /// A stream of a PDF document.
        case stream
        case encryption
    }

    private let view: ByteView
    private var buffer: [UInt8] = []
    private var bufferStart = 0
    private var index = 0
    private static let bufferLength = 1 << 18

    /// True if a signature begins with a byte.
    private static let beginnings: [Bool] = {
        var beginnings = [Bool](repeating: false, count: 256)
        for byte in "IMGf8ERlL;/s".utf8 { beginnings[Int(byte)] = true }
        beginnings[0x12] = true
        return beginnings
    }()

    init(_ view: ByteView) { self.view = view }

    /// The next signature and where it stands.
    mutating func next() -> (Signature, offset: Int)? {
        while true {
            if let found = nextInBuffer() { return found }
            // Three bytes stay: a signature may begin there.
            let following = bufferStart + max(0, buffer.count - 3)
            let isFirst = buffer.isEmpty
            guard isFirst || following > bufferStart, following + 4 <= view.count else { return nil }
            bufferStart = following
            buffer = view.bytes(following, SignatureScan.bufferLength)
            index = 0
            guard buffer.count >= 4 else { return nil }
        }
    }

    private mutating func nextInBuffer() -> (Signature, offset: Int)? {
        let from = index
        let found = buffer.withUnsafeBufferPointer { bytes -> (Signature, Int)? in
            SignatureScan.beginnings.withUnsafeBufferPointer { beginnings in
                var index = from
                while index + 4 <= bytes.count {
                    if beginnings[Int(bytes[index])] {
                        let word =
                            UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
                            | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
                        if let signature = SignatureScan.signature(word) { return (signature, index) }
                    }
                    index += 1
                }
                return nil
            }
        }
        guard let found else { return nil }
        index = found.1 + 1
        return (found.0, bufferStart + found.1)
    }

    private static func signature(_ word: UInt32) -> Signature? {
        switch word {
        case 0x4949_2A00, 0x4D4D_002A: .directories
        case 0x4750_5300...0x4750_53FF, 0x4770_7300...0x4770_73FF: .satelliteName
        case 0x4700_5000: .wideSatelliteName
        case 0x6C61_7469, 0x4C61_7469: .latitude
        case 0x4970_7463: .placeName
        case 0x3842_494D: .pressData
        case 0x4578_6966: .camcorder
        case 0x4D44_504D: .disc
        case 0x524D_432C, 0x4747_412C: .sentence
        case 0x1254_C367: .tags
        case 0x6674_7970: .film
        case 0x3B62_6173: .base64
        case 0x2F47_5054, 0x2F4C_4749: .map
        case 0x7374_7265: .stream
        case 0x2F45_6E63: .encryption
        default: nil
        }
    }
}
