import Messages

extension PublicationProblem {
    /// Returns the problem of a file whose metadata tell where somebody lives, or of which nobody can know; nil where
    /// there is none.
    /// - Parameter name: of the file, without its folder.
    public static func position(in file: any RandomAccessBytes, named name: String) -> PublicationProblem? {
        let shown = name.count > 80 ? "\(name.prefix(79))…" : name
        return switch PositionSearch.outcome(of: file) {
        case .none: nil
        case .position(let position):
            PublicationProblem(
                id: "position-in-file",
                message: "\"\(shown)\" tells where it was made: there is a position in \(position.place.words)",
                suggestion: position.removal(from: name))
        case .unknown(let format, .encrypted):
            unchecked(
                "\"\(shown)\" is encrypted, so nobody can check whether it tells where it was made",
                format == .pdf
                    ? "print it to a PDF file, or run: qpdf --decrypt \(name.asArgument) clean.pdf"
                    : "save it without a password")
        case .unknown(_, .tooMuch):
            unchecked(
                "\"\(shown)\" holds more than can be checked for a position",
                "publish what is in it as files of their own")
        case .unknown(let format, .unreadable):
            unchecked(
                "\"\(shown)\" is packed in an unusual way, so it cannot be checked for a position",
                format == .pdf
                    ? "print it to a PDF file (Print, Microsoft Print to PDF, or Save as PDF)"
                    : "pack it anew as a common ZIP archive, or publish what is in it as files of their own")
        }
    }

    private static func unchecked(_ message: Message, _ suggestion: Message) -> PublicationProblem {
        PublicationProblem(id: "unchecked-file", message: message, suggestion: suggestion)
    }
}

extension Position.Place {
    fileprivate var words: Message {
        switch self {
        case .exif: "the data of a photograph (Exif)"
        case .xmp: "its description (XMP)"
        case .iptc: "its description (IPTC)"
        case .film: "the film's description"
        case .track: "a track beside the film's pictures"
        case .receiver: "what a receiver of satellite navigation wrote into it"
        case .map: "a map with coordinates"
        }
    }
}

extension Position {
    /// For people who keep animals: what to do with the programs they have, and with which command otherwise.
    fileprivate func removal(from name: String) -> Message {
        let file = name.asArgument
        switch format {
        case .jpeg, .png, .webp, .gif, .tiff, .heif:
            return """
                in Windows: right click, Properties, Details, "Remove Properties and Personal Information"; \
                in macOS: Preview, Tools, Show Inspector, GPS, "Remove Location Info"; or run: exiftool -all= \
                -tagsfromfile @ -icc_profile -orientation \(file)
                """
        case .mp4, .matroska:
            let ending = name.split(separator: ".").last.map(String.init) ?? "mp4"
            let clean = "clean.\(ending)".asArgument
            return """
                send it from the telephone once more with the location switched off (iPhone: Share, Options; \
                Android: Share, "Remove location"), or run: ffmpeg -i \(file) -map 0:v -map 0:a? -map_metadata -1 \
                -map_chapters -1 -c copy \(clean)
                """
        case .pdf:
            switch place {
            case .map: return "print it to a PDF file (Print, Microsoft Print to PDF, or Save as PDF)"
            case .exif, .iptc, .film, .track, .receiver:
                return """
                    remove the position from the photographs first and make the document anew, or print it to a PDF \
                    file (Print, Microsoft Print to PDF, or Save as PDF)
                    """
            case .xmp:
                return """
                    print it to a PDF file (Print, Microsoft Print to PDF, or Save as PDF), or run: exiftool \
                    -all:all= \(file) && qpdf --linearize \(file) clean.pdf
                    """
            }
        case .zip, .gzip:
            return """
                remove the position from the photographs and films first and put them in anew; in Word: choose a \
                picture, Picture Format, Compress Pictures, for all pictures
                """
        case .other: return "run: exiftool -all= \(file)"
        }
    }
}

extension String {
    /// As one argument of a command line.
    fileprivate var asArgument: String {
        let plain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
        guard !plain || hasPrefix("-") else { return self }
        let quoted = split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        return hasPrefix("-") ? "'./\(quoted)'" : "'\(quoted)'"
    }
}
