import Content
import Documents

/// A file below `static/` as it is published: pictures without their metadata, drawings without what could do harm.
struct StaticFile: Sendable {
    /// Nil where it cannot be published.
    private(set) var published: PublishedContent?
    private(set) var problems: [Diagnostic] = []

    /// - Parameter path: below `static/`.
    init(path: String, in content: DiskContent, _ pictures: PicturePublisher) {
        let file = "static/\(path)"
        if MediaType.isDrawing(file), content.open(file) != nil {
            problems = content.drawingProblems(of: file).map {
                $0.diagnostic(file: file)
            }
            published = .bytes(content.publishableDrawing(file))
            return
        }
        do {
            published = try pictures.copy(file).map { .bytes($0) } ?? .file(content.place(of: file))
        } catch {
            problems = [
                Diagnostic(
                    id: error.id, file: file, line: 1, column: 1, message: error.message(about: file),
                    suggestion: error.suggestion(about: file))
            ]
        }
    }
}
