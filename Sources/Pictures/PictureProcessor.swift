import PictureFormats
import CVips
import Records

/// Makes the files of a picture.
struct PictureProcessor {
    private let purposes: PicturePurpose
    private var renditions: [Rendition] = []
    private var files: [[UInt8]] = []
    private var colours: [MeanColour] = []
    private var focus: FocalPoint?

    private init(_ purposes: PicturePurpose, _ focus: FocalPoint?) {
        self.purposes = purposes
        self.focus = focus
    }

    /// - Parameters:
    ///   - file: the whole source.
    ///   - header: what it says of itself.
    ///   - focus: the point that no crop cuts away; nil where it is to be found.
    ///   - name: of what is made.
    static func process(
        _ file: [UInt8], _ header: PictureHeader, for purposes: PicturePurpose, focus: FocalPoint?, name: String
    ) throws(PictureProblem) -> ProcessedPicture {
        defer { pictures_finish_thread() }
        let source = PictureSizes.Size(width: header.width, height: header.height)
        let sizes = PictureSizes(source: source, purposes)
        var processor = PictureProcessor(purposes, focus)
        let keepsTransparency = purposes == .logo || purposes == .copy && header.format != .jpeg
        guard
            let base = DecodedPicture(
                file, header.format, width: sizes.base.width, height: sizes.base.height,
                keepsTransparency: keepsTransparency)
        else { throw .damaged }
        if header.format == .jpeg, base.hasGreyCorner,
            !JPEGEnding.holdsAllRows(file, isProgressive: header.isInterlaced)
        {
            throw .truncated
        }
        guard processor.makeAll(base, header.format) else { throw .damaged }
        return ProcessedPicture(
            name: name, width: header.width, height: header.height, isAnimated: header.isAnimated,
            colours: processor.colours,
            focus: processor.focus,
            renditions: processor.renditions, files: processor.files)
    }

    private static var modern: Rendition.Encoding { PictureLibraries.haveAVIF ? .avif : .webp }

    /// False where an encoder failed.
    private mutating func makeAll(_ base: borrowing DecodedPicture, _ format: PictureFormat) -> Bool {
        if purposes == .logo {
            colours = base.previewColours
            return add(base, .logo, base.isTransparent ? .png : .jpeg)
        }
        if purposes == .copy {
            colours = base.previewColours
            return add(base, .copy, PictureProcessor.encoding(ofCopies: format))
        }
        if !purposes.isDisjoint(with: [.card, .sharing]) { focus = focus ?? base.attention }
        return makeDisplay(base) && (!purposes.contains(.card) || makeCards(base))
            && (!purposes.contains(.sharing) || makeSharing(base))
    }

    private static func encoding(ofCopies format: PictureFormat) -> Rendition.Encoding {
        switch format {
        case .jpeg: .jpeg
        case .png, .gif: .png
        case .webp: .webp
        case .heic, .avif: modern
        }
    }

    private mutating func makeDisplay(_ base: borrowing DecodedPicture) -> Bool {
        let size = PictureSizes.Size(width: base.width, height: base.height)
        for target in PictureSizes.display(size) {
            guard let picture = base.resized(width: target.width, height: target.height) else { return false }
            // The smallest will do to tell the colours of all.
            if colours.isEmpty { colours = picture.previewColours }
            guard add(picture, .display, PictureProcessor.modern) else { return false }
        }
        let target = PictureSizes.whole(size, width: PictureSettings.fallbackWidth)
        guard let picture = base.resized(width: target.width, height: target.height) else { return false }
        return add(picture, .fallback, .jpeg)
    }

    private mutating func makeCards(_ base: borrowing DecodedPicture) -> Bool {
        let sides = PictureSizes.cards(PictureSizes.Size(width: base.width, height: base.height))
        guard let largest = sides.last, let cut = cut(base, width: largest, height: largest) else { return false }
        for side in sides {
            guard let picture = cut.resized(width: side, height: side),
                add(picture, .card, PictureProcessor.modern)
            else { return false }
        }
        let side = min(PictureSettings.cardFallbackSide, largest)
        guard let picture = cut.resized(width: side, height: side) else { return false }
        return add(picture, .cardFallback, .jpeg)
    }

    private mutating func makeSharing(_ base: borrowing DecodedPicture) -> Bool {
        let target = PictureSizes.sharing(PictureSizes.Size(width: base.width, height: base.height))
        guard let picture = cut(base, width: target.width, height: target.height) else { return false }
        return add(picture, .sharing, .jpeg)
    }

    /// Returns as much of a picture as a size can show, around its focus.
    private func cut(_ base: borrowing DecodedPicture, width: Int, height: Int) -> DecodedPicture? {
        let size = PictureSizes.Size(width: base.width, height: base.height)
        let crop = PictureCrop(of: size, to: PictureSizes.Size(width: width, height: height), around: focus)
        return base.resized(width: crop.scaled.width, height: crop.scaled.height)?
            .cropped(left: crop.left, top: crop.top, width: width, height: height)
    }

    private mutating func add(
        _ picture: borrowing DecodedPicture, _ role: Rendition.Role, _ encoding: Rendition.Encoding
    ) -> Bool {
        guard let file = picture.encoded(encoding, for: role) else { return false }
        renditions.append(
            Rendition(role: role, encoding: encoding, width: picture.width, height: picture.height))
        files.append(file)
        return true
    }
}
