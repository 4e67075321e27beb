import PictureFormats
import CVips

/// The facts that a picture's file tells without being decoded.
public struct PictureHeader: Hashable, Sendable {
    public let format: PictureFormat
    /// In pixels, as it is seen: turned as its orientation says.
    public let width: Int
    public let height: Int
    /// True if it moves; its first frame is what is published.
    public let isAnimated: Bool
    /// True if no row can be decoded before the whole file was.
    let isInterlaced: Bool
    /// The most memory that decoding takes, roughly, in bytes.
    let decodingMemory: Int

    /// More pixels than any camera has.
    static let maximumPixels = 250_000_000
    /// For pictures that cannot be decoded row by row, in bytes.
    static let maximumMemory = 400 << 20

    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - name: the file's name, which has to fit what it holds; nil where that is of no interest.
    public init(of bytes: [UInt8], named name: String? = nil) throws(PictureProblem) {
        guard !bytes.isEmpty else { throw .empty }
        guard let format = PictureFormat(of: bytes) else { throw .notAPicture }
        if let name, let named = PictureFormat(named: name), named != format { throw .otherFormat(format) }
        guard PictureLibraries.areReady else { throw .noLibraries }
        var header = pictures_header()
        guard pictures_read_header(bytes, bytes.count, format.loader, &header) == 0 else {
            throw PictureEnding(of: bytes, format) == .missing ? .truncated : .damaged
        }
        let (stored, other) = (Int(header.width), Int(header.height))
        guard stored > 0, other > 0 else { throw .damaged }
        let isOnItsSide = (5...8).contains(header.orientation)
        self.format = format
        width = isOnItsSide ? other : stored
        height = isOnItsSide ? stored : other
        isAnimated = PictureHeader.isAnimated(bytes, format, pages: Int(header.pages))
        isInterlaced = header.is_interlaced != 0
        decodingMemory = PictureHeader.memory(format, header)
        guard width * height <= PictureHeader.maximumPixels, decodingMemory <= PictureHeader.maximumMemory else {
            throw .tooManyPixels(width: width, height: height)
        }
    }

    init(
        format: PictureFormat, width: Int, height: Int, isAnimated: Bool, isInterlaced: Bool, decodingMemory: Int
    ) {
        self.format = format
        self.width = width
        self.height = height
        self.isAnimated = isAnimated
        self.isInterlaced = isInterlaced
        self.decodingMemory = decodingMemory
    }

    private static func isAnimated(_ bytes: [UInt8], _ format: PictureFormat, pages: Int) -> Bool {
        switch format {
        case .gif, .webp: pages > 1
        // The control chunk of an animation stands before the picture itself (PNG, third edition, 11.3.6.1).
        case .png: PNGChunks(bytes).contains { $0.type.elementsEqual("acTL".utf8) }
        case .avif: bytes.dropFirst(8).starts(with: "avis".utf8)
        case .jpeg, .heic: false
        }
    }

    private static func memory(_ format: PictureFormat, _ header: pictures_header) -> Int {
        let pixels = Int(header.width) * Int(header.height)
        let rows = Int(header.width) * 64
        return rows
            + {
                switch format {
                // All coefficients, each of two bytes.
                case .jpeg: header.is_interlaced != 0 ? pixels * Int(max(1, header.bands)) * 2 : 0
                case .png: header.is_interlaced != 0 ? pixels * Int(max(1, header.bands) * max(8, header.bits)) / 8 : 0
                case .webp: pixels * 4
                case .gif: pixels * 6
                case .heic, .avif: pixels * (header.bits > 8 ? 10 : 6)
                }
            }()
    }
}
