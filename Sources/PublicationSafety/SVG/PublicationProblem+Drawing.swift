import Messages

extension PublicationProblem {
    /// Returns what is wrong with a drawing, and what is left out of it when it is published.
    /// - Parameter name: of the file, without its folder.
    public static func drawing(_ file: any RandomAccessBytes, named name: String) -> [PublicationProblem] {
        var problems: [PublicationProblem] = []
        do throws(DrawingProblem) {
            let omissions = try Drawing(file).omissions
            if !omissions.isEmpty {
                problems.append(
                    PublicationProblem(
                        id: "drawing-cleaned", isError: false,
                        message: "the drawing is published without what could do harm: \(list(omissions))",
                        suggestion:
                            "look whether it is as it should be, or save it as a plain SVG without scripts and links"))
            }
        } catch {
            problems.append(
                PublicationProblem(
                    id: "unsafe-svg", message: "the drawing cannot be published: \(error.message)",
                    suggestion: "save it as a plain SVG, or as PNG"))
        }
        if let position = position(in: file, named: name) {
            problems.append(
                PublicationProblem(
                    id: position.id, message: position.message,
                    suggestion: "remove the position from the photographs first and put them in anew"))
        }
        return problems
    }

    private static func list(_ omissions: [Message]) -> Message {
        let shown = Message.list(Array(omissions.prefix(5)))
        return omissions.count > 5 ? "\(shown) and \(omissions.count - 5) more" : shown
    }
}

extension Drawing {
    /// Reads an open file; throws where nothing can be made of it.
    init(_ file: any RandomAccessBytes) throws(DrawingProblem) {
        guard file.count <= Drawing.maximumSize else { throw .tooLarge }
        try self.init(ByteView(file).bytes(0, file.count))
    }

    /// Returns a drawing as it is to be published; an empty one where nothing can be made of it.
    public static func publishable(_ file: (any RandomAccessBytes)?) -> [UInt8] {
        file.flatMap { try? Drawing($0) }?.bytes ?? Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
    }
}
