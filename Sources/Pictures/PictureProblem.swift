import Files
import PictureFormats
import Messages

/// A reason why a picture cannot be published.
public enum PictureProblem: Error, Hashable, Sendable {
    case unreadable(FileReadError)
    /// libvips or libheif is not installed.
    case noLibraries
    case empty
    /// The file's size in bytes.
    case tooLarge(Int)
    /// The first bytes are those of no picture.
    case notAPicture
    /// It is of this format, though its name says something else.
    case otherFormat(PictureFormat)
    /// It ends before its last row.
    case truncated
    case damaged
    /// Browsers do not show this kind, and it cannot be published as it is.
    case notForBrowsers(PictureFormat)
    /// It is to be published as it is, and its metadata cannot be taken out without making it still.
    case movesWithMetadata
    /// More pixels than can be decoded in the memory that pictures may take.
    case tooManyPixels(width: Int, height: Int)

    /// The diagnostic's permanent name.
    public var id: String {
        switch self {
        case .unreadable: "unreadable-file"
        case .noLibraries: "no-picture-libraries"
        case .empty: "empty-picture"
        case .tooLarge: "large-picture"
        case .notAPicture: "not-a-picture"
        case .otherFormat, .notForBrowsers: "picture-format"
        case .truncated: "truncated-picture"
        case .damaged: "damaged-picture"
        case .movesWithMetadata: "moving-picture"
        case .tooManyPixels: "picture-dimensions"
        }
    }

    /// Returns the mistake in the picture of that name, in one sentence without a full stop.
    public func message(about file: String) -> Message {
        switch self {
        case .unreadable(let reason): "the picture \"\(file)\" cannot be read: \(reason.reason)"
        case .noLibraries: "the picture \"\(file)\" cannot be read, because libvips or libheif is not installed"
        case .empty: "the picture \"\(file)\" is empty"
        case .tooLarge(let size):
            "the picture \"\(file)\" has \(size >> 20) MB; more than \(PictureFile.limit >> 20) MB is no photograph"
        case .notAPicture: "\"\(file)\" is not a picture, whatever its name says"
        case .otherFormat(let format): "the picture \"\(file)\" is in fact a \(format.name) file"
        case .notForBrowsers(let format): "the picture \"\(file)\" is a \(format.name) file, which browsers do not show"
        case .truncated: "the picture \"\(file)\" is incomplete: its end is missing"
        case .damaged: "the picture \"\(file)\" is damaged and cannot be shown"
        case .movesWithMetadata:
            "the picture \"\(file)\" moves, and what its file tells beside that cannot be taken out"
        case .tooManyPixels(let width, let height):
            "the picture \"\(file)\" is \(width) x \(height) pixels, which is too large to be opened safely"
        }
    }

    /// Returns the remedy.
    public func suggestion(about file: String) -> Message {
        switch self {
        case .unreadable: "allow the file to be read"
        case .noLibraries: "install what Debian calls libvips42 and libheif1"
        case .empty, .truncated: "copy the file once more from where it came from"
        case .tooLarge, .tooManyPixels: "save it smaller; 4000 pixels are more than enough"
        case .notAPicture: "name a JPEG, PNG, WebP, GIF, HEIC or AVIF picture"
        case .otherFormat(let format):
            "rename it to end in .\(format.extensions[0]), in its folder and in the record"
        case .notForBrowsers: "save it as JPEG, or put it beside the record that shows it"
        case .movesWithMetadata: "make it a film (mp4 or webm), or save it as a GIF or WebP animation in sRGB"
        case .damaged: "open it in a picture editor and save it again as JPEG"
        }
    }
}
