import Site
import Synchronization

/// The state that a preview shows, for any thread to ask and to wait for.
public final class PreviewState: Sendable {
    /// A state of the site, and what is wrong with what was written since.
    public struct Moment: Sendable {
        /// Grows with every change.
        public var number: Int
        /// The last state that could be shown; nil before the first.
        public var site: SitePreview?
        /// The problems at the moment, as texts for people.
        public var problems: [Problem]
    }

    /// Something wrong with content or templates.
    public struct Problem: Sendable {
        public var isError: Bool
        /// Its place, what is wrong, an excerpt and what would be right, in several lines.
        public var text: String

        public init(isError: Bool, text: String) {
            self.isError = isError
            self.text = text
        }
    }

    private struct State {
        var moment = Moment(number: 0, site: nil, problems: [])
        var waiting: [CheckedContinuation<Moment, Never>] = []
    }

    private let state = Mutex(State())

    public init() {}

    public var moment: Moment { state.withLock { $0.moment } }

    /// - Parameter site: nil leaves the last one standing.
    public func show(_ site: SitePreview?, _ problems: [Problem]) {
        let (moment, waiting) = state.withLock { state in
            state.moment.number += 1
            state.moment.site = site ?? state.moment.site
            state.moment.problems = problems
            defer { state.waiting = [] }
            return (state.moment, state.waiting)
        }
        for continuation in waiting { continuation.resume(returning: moment) }
    }

    /// The moment after one that is known already; that very one after a while, so that whoever went away is not waited
    /// for for ever.
    func next(after number: Int) async -> Moment {
        await withCheckedContinuation { continuation in
            let moment = state.withLock { state -> Moment? in
                guard state.moment.number == number else { return state.moment }
                state.waiting.append(continuation)
                return nil
            }
            if let moment { continuation.resume(returning: moment) }
        }
    }

    /// Answers all who wait.
    func remind() {
        let (moment, waiting) = state.withLock { state in
            defer { state.waiting = [] }
            return (state.moment, state.waiting)
        }
        for continuation in waiting { continuation.resume(returning: moment) }
    }
}
