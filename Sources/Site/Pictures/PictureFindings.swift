import Documents
import Messages
import Pictures
import Records

/// The problems of pictures that records name, each at the place where they do.
enum PictureFindings {
    /// Narrower ones look poor on any screen, in pixels.
    static let smallestWidth = 400

    static func diagnostics(_ use: PictureUse, _ outcome: PicturePublisher.Outcome, at origin: Origin?) -> [Diagnostic]
    {
        func diagnostic(
            _ id: String, _ severity: Diagnostic.Severity, _ message: Message, _ suggestion: Message
        ) -> Diagnostic {
            Diagnostic(
                id: id, severity: severity, file: origin?.file ?? use.file, line: origin?.line ?? 1,
                column: origin?.column ?? 1, message: message, suggestion: suggestion)
        }
        if let problem = outcome.problem {
            return [
                diagnostic(
                    problem.id, .error, problem.message(about: use.file), problem.suggestion(about: use.file))
            ]
        }
        var diagnostics: [Diagnostic] = []
        if outcome.isAnimated {
            diagnostics.append(
                diagnostic(
                    "animated-picture", .warning, "the picture \"\(use.file)\" moves; only its first frame is shown",
                    "make it a film (mp4 or webm) and name it as \"video\""))
        }
        if let width = outcome.width, width < smallestWidth, use.purposes != .logo {
            diagnostics.append(
                diagnostic(
                    "small-picture", .warning,
                    "the picture \"\(use.file)\" is \(width, one: "pixel", many: "pixels") wide; below \(smallestWidth) it looks blurred",
                    "use the picture as it came out of the camera"))
        }
        return diagnostics
    }
}
