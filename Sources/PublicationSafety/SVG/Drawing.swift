import Markup
import Messages

/// A drawing (SVG 2) that cannot do harm, written anew from what a file holds.
///
/// Only elements and attributes that draw are taken over, and only references to parts of the drawing itself and to
/// pictures within it. Scripts, event handlers, foreign objects, animations, links, outside references, comments and
/// all metadata are left out. It stays a drawing, sharp at any size; rendering it to a picture would take the drawing
/// library of the C world into the program, for strangers' files.
public struct Drawing: Equatable, Sendable {
    /// The drawing as it is to be published.
    public let bytes: [UInt8]
    /// The parts that were left out though they may have been meant to be seen or to work, in words, sorted, each once.
    public let omissions: [Message]

    /// Larger files are no logos.
    public static let maximumSize = 1 << 20

    /// Reads a file; throws where nothing can be made of it.
    public init(_ file: [UInt8]) throws(DrawingProblem) {
        guard file.count <= Drawing.maximumSize else { throw .tooLarge }
        let reader = DrawingReader(file)
        let root = try reader.read()
        try DrawingWeight.check(root)
        var writer = XMLWriter()
        writer.append(root)
        bytes = writer.bytes
        omissions = reader.omissions.sorted { $0.english.utf8.lexicographicallyPrecedes($1.english.utf8) }
    }
}

/// A reason why nothing can be made of a drawing.
public enum DrawingProblem: Error, Equatable, Sendable, CustomStringConvertible {
    /// It is larger than `Drawing.maximumSize`.
    case tooLarge
    /// It has more elements than any logo.
    case tooManyElements
    /// Its elements stand in each other more often than drawing programs let them.
    case tooDeep
    /// It is no XML, from this line on.
    case malformed(line: Int)
    /// Its outermost element is no `<svg>`.
    case noDrawing
    /// It refers to entities that other entities or files define.
    case entities
    /// Its parts refer to each other in a circle, or so often that drawing it would not end.
    case endless
    /// Its width and height are larger than any screen, and no `viewBox` says which part is meant.
    case immense

    public var description: String { message.english }

    /// In a sentence's end, after a colon.
    public var message: Message {
        switch self {
        case .tooLarge: "the drawing has more than \(Drawing.maximumSize) bytes"
        case .tooManyElements: "the drawing has more than \(DrawingReader.maximumElements) elements"
        case .tooDeep: "the drawing's elements stand in each other more than \(DrawingReader.maximumDepth) times"
        case .malformed(let line): "the drawing cannot be read from line \(line) on"
        case .noDrawing: "there is no <svg> element"
        case .entities: "the drawing uses entities that other entities or files define"
        case .endless: "the drawing's parts refer to each other too often"
        case .immense: "the drawing is larger than any screen"
        }
    }
}

extension XMLWriter {
    /// Writes a drawing's element with all that is in it, without blanks between elements.
    mutating func append(_ node: DrawingNode) {
        element(node.name) { xml in
            for (name, value) in node.attributes { xml.attribute(name, value) }
            for content in node.content {
                switch content {
                case .element(let child): xml.append(child)
                case .text(let text): xml.text(text)
                }
            }
        }
    }
}
