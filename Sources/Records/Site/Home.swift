/// The home page (`home.md`).
public struct Home: Sendable {
    public var title = Localized<String>()
    public var lead: Localized<String>?
    public var video: HomeVideo?
    /// The steps that explain how the site works.
    public var steps: [Step] = []
    public var body = Localized<Prose>()

    public struct Step: Sendable, Equatable {
        public var title: Localized<String>
        public var text: Localized<String>

        public init(title: Localized<String>, text: Localized<String>) {
            self.title = title
            self.text = text
        }
    }

    public struct HomeVideo: Sendable {
        public var source: Video
        /// Relative to the content folder.
        public var poster: String?
        public var captions: [Captions] = []

        public init(source: Video) { self.source = source }
    }

    public init(title: Localized<String> = Localized()) { self.title = title }
}
