import Synchronization

/// The places of all references of a text, sought when the first is asked for.
final class MarkdownPlaces: Sendable {
    private let source: String
    private let places = Mutex<[MarkdownLocator.Place]?>(nil)

    init(_ source: String) {
        self.source = source
    }

    func place(_ index: Int) -> MarkdownLocator.Place {
        places.withLock { places in
            let known = places ?? found()
            places = known
            return index < known.count ? known[index] : MarkdownLocator.Place(line: 1, column: 1, length: 1)
        }
    }

    /// The tree that the references came from may be gone, so the text is parsed again.
    private func found() -> [MarkdownLocator.Place] {
        var renderer = MarkdownRenderer()
        return renderer.parse(source).places()
    }
}
