/// Looks for a position in whatever a file's metadata may hold: of pictures, films, documents and archives, and of what
/// lies inside them or behind their ends.
///
/// Most kinds of metadata say by a few bytes of their own that they begin, wherever they are kept. Such bytes are
/// looked for in the whole file, so nothing depends on how the format around them is built, or broken. What is packed
/// is unpacked, and what can only be told by a format's structure is read by it.
public struct PositionSearch {
    var budget: Budget
    /// True if something is packed in a way that is not undone here, or broken so that its pieces are not found.
    var isUnreadable = false
    /// True if something can be read with a password alone.
    var isEncrypted = false
    /// A file in a file in a file is where people stop.
    private static let maximumDepth = 4

    private init(budget: Budget) { self.budget = budget }

    /// Looks for a position in a file's metadata. The file is never in memory as a whole.
    public static func outcome(of bytes: any RandomAccessBytes) -> PositionOutcome { outcome(of: bytes, Budget()) }

    static func outcome(of bytes: any RandomAccessBytes, _ budget: Budget) -> PositionOutcome {
        var search = PositionSearch(budget: budget)
        let view = ByteView(bytes)
        let format = FileFormat(of: view)
        if let place = search.place(in: view, depth: 0) { return .position(Position(format: format, place: place)) }
        if search.isEncrypted { return .unknown(format, .encrypted) }
        if search.budget.isExhausted { return .unknown(format, .tooMuch) }
        return search.isUnreadable ? .unknown(format, .unreadable) : .none
    }

    /// In what was unpacked from something else.
    mutating func placeInside(_ bytes: [UInt8], depth: Int) -> Position.Place? {
        bytes.isEmpty ? nil : place(in: ByteView(MemoryBytes(bytes)), depth: depth + 1)
    }

    mutating func place(in view: ByteView, depth: Int) -> Position.Place? {
        guard depth <= PositionSearch.maximumDepth else {
            budget.exhaust()
            return nil
        }
        let format = FileFormat(of: view)
        let found: Position.Place?
        switch format {
        case .mp4: found = FilmBoxes(view).place(from: 0, &self, depth: depth)
        case .png: found = PictureTexts(view).place(&self, depth: depth)
        case .zip: found = ArchiveEntries(view).place(&self, depth: depth)
        case .gzip: found = placeInside(Inflation.unpack(view, 0, end: view.count, &budget), depth: depth)
        case .jpeg, .webp, .gif, .tiff, .heif, .matroska, .pdf, .other: found = nil
        }
        return found ?? placeBySignature(in: view, format, depth: depth)
    }

    private mutating func placeBySignature(
        in view: ByteView, _ format: FileFormat, depth: Int
    ) -> Position.Place? {
        var scan = SignatureScan(view)
        while let (signature, offset) = scan.next() {
            guard budget.step() else { return nil }
            if let place = place(behind: signature, at: offset, in: view, format, depth: depth) { return place }
        }
        return nil
    }

    private mutating func place(
        behind signature: SignatureScan.Signature, at offset: Int, in view: ByteView, _ format: FileFormat, depth: Int
    ) -> Position.Place? {
        switch signature {
        case .directories: return ExifDirectories(view, at: offset).holdPosition(&budget) ? .exif : nil
        case .satelliteName:
            if WrittenPosition.isNamed(view, at: offset, stride: 1) { return .xmp }
            return format.isFilm && WrittenPosition.isSubtitle(view, at: offset) ? .track : nil
        case .wideSatelliteName: return WrittenPosition.isNamed(view, at: offset, stride: 2) ? .xmp : nil
        case .latitude: return format.isFilm && WrittenPosition.isLatitude(view, at: offset) ? .track : nil
        case .placeName: return WrittenPosition.isPlaceName(view, at: offset) ? .xmp : nil
        case .pressData: return PressData.holdPlace(view, at: offset) ? .iptc : nil
        case .camcorder: return view.holds("ExifGPS", at: offset) ? .film : nil
        case .disc: return DiscData.holdPosition(view, at: offset) ? .track : nil
        case .sentence: return WrittenPosition.isSentence(view, at: offset) ? .receiver : nil
        case .tags: return MatroskaTags(view).holdPosition(at: offset, &budget) ? .film : nil
        case .film:
            // A film behind a picture, as telephones write them; that of the file itself has been looked at.
            guard offset > 4, let size = view.number(offset - 4, width: 4), (16...1024).contains(size) else {
                return nil
            }
            return FilmBoxes(view).place(from: offset - 4, &self, depth: depth)
        case .base64:
            guard view.holds(";base64,", at: offset) else { return nil }
            let bytes = Base64Text.decoded(view, from: offset + 8, limit: Inflation.limit)
            return budget.spend(bytes: bytes.count) ? placeInside(bytes, depth: depth) : nil
        case .map: return WrittenPosition.isMap(view, at: offset) ? .map : nil
        case .stream:
            guard format == .pdf, view.holds("stream", at: offset) else { return nil }
            return DocumentStreams(view).place(inStreamAt: offset, &self, depth: depth)
        case .encryption:
            if format == .pdf, depth == 0, WrittenPosition.isEncryption(view, at: offset) { isEncrypted = true }
            return nil
        }
    }
}
