import Messages

extension Diagnostic {
    /// The properties that warnings have in common which are told together.
    struct Kind: Hashable {
        let id: String
        let severity: Severity
    }

    var kind: Kind { Kind(id: id, severity: severity) }

    /// The number of faults of one kind in one file that are told one by one; the others are counted.
    public static let limit = 100

    /// The length past which a growing list is limited for the first time.
    public static let bound = 10 * limit

    /// Returns diagnostics sorted and each once, with a number instead of those beyond the first hundred of a kind in a
    /// file. Lists that were limited before can be limited together.
    static func limited(_ diagnostics: some Sequence<Diagnostic>) -> [Diagnostic] {
        var limited: [Diagnostic] = []
        var file: String?
        var told: [Kind: Int] = [:]
        /// The places in `limited` of the diagnostics that count the others.
        var counting: [Kind: Int] = [:]
        var last: Diagnostic?
        for diagnostic in diagnostics.sorted() where diagnostic != last {
            last = diagnostic
            if diagnostic.file != file {
                file = diagnostic.file
                told.removeAll()
                counting.removeAll()
            }
            let kind = diagnostic.kind
            if diagnostic.counted == 0, told[kind, default: 0] < limit {
                told[kind, default: 0] += 1
                limited.append(diagnostic)
            } else if let place = counting[kind] {
                limited[place] = limited[place].counting(limited[place].counted + diagnostic.occurrences)
            } else {
                counting[kind] = limited.count
                limited.append(diagnostic.counting(diagnostic.occurrences))
            }
        }
        return limited
    }

    /// The number of faults that the diagnostic stands for.
    var occurrences: Int { max(1, counted) }

    private func counting(_ count: Int) -> Diagnostic {
        var diagnostic = self
        diagnostic.counted = count
        diagnostic.length = 1
        diagnostic.message = "the same in \(count, one: "place", many: "places") further down"
        diagnostic.suggestion = "mend the places above, and check again"
        return diagnostic
    }
}

extension [Diagnostic] {
    /// Keeps a list small while it grows: past a bound, faults that are too many of their kind in a file are counted.
    /// - Parameter bound: at first `Diagnostic.bound`; grows with the list, so that each fault is looked at a few times at
    ///   most.
    public mutating func limit(past bound: inout Int) {
        guard count > bound else { return }
        self = Diagnostic.limited(self)
        bound = Swift.max(bound, 2 * count)
    }
}
