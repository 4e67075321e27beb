import ArgumentParser
import Content
import Documents
import Files
import Languages
import Messages
import Output
import Parallel
import Records
import Site
import Platform

/// A run of `shelters build` or `shelters check`.
struct SiteRun {
    let options: SiteOptions
    private let tolerance: ToleranceOptions
    private let pictureCache: String?
    let console: Console
    private let clock = ContinuousClock()

    init(options: SiteOptions, tolerance: ToleranceOptions, pictureCache: String? = nil) {
        self.options = options
        self.tolerance = tolerance
        self.pictureCache = pictureCache
        console = Console(isQuiet: options.reporting.quiet)
    }

    func check() throws {
        let start = clock.now
        let input = try read(
            Federation(of: DiskContent(root: options.content)), on: reporting { try options.day() })
        var diagnostics = input.diagnostics
        let result = input.builder?.check(progress: showProgress { "Checking \($0) of \($1)" })
        if let result { diagnostics += input.known(result.diagnostics) }
        let report = input.report(diagnostics)
        options.show(report, on: console)
        sayCounts(of: report, in: input.federation)
        guard let statistics = result?.statistics, !DiagnosticReport(diagnostics).hasErrors else { throw fail(report) }
        console.say(summary("Checked \(statistics.described)", start, report))
    }

    /// - Parameter cache: a folder that keeps what the last build was made of; nil where everything is to be made anew.
    func build(into folder: String, replacesForeign: Bool, precompresses: Bool, cache: String?) throws {
        let start = clock.now
        let federation = Federation(of: DiskContent(root: options.content))
        let sources = [options.content, options.templates] + federation.members.map(\.place)
        let today = try reporting {
            for source in sources where RelativePath.overlap(folder, source) {
                throw Refusal(
                    "the site cannot be written to \(folder)/, because \(source)/ is read from there",
                    .validationFailure)
            }
            return try options.day()
        }
        let last = cache.map { cache in
            Result { () throws(LastBuild.Obstacle) in
                try lastBuild(in: cache, of: today, from: sources, into: folder, precompresses)
            }
        }
        if let outcome = (try? last?.get())?.outcome {
            console.play(outcome.report)
            let summary: Message = "Nothing changed; \(folder)/ stays as it is"
            console.say(
                outcome.problems.isEmpty ? "\(summary)." : "\(summary); \(Message(verbatim: outcome.problems)).")
            console.play(outcome.translations)
            return
        }
        let known = cache.flatMap { KnownFiles(cache: $0, sources: sources, output: folder) }
        let input = try read(federation, on: today, secret: known?.secret, "\(folder)/ is unchanged")
        guard let builder = input.builder, !DiagnosticReport(input.diagnostics).hasErrors else {
            // What can still be checked is told in the same run.
            let others = input.builder.map { input.known($0.check().diagnostics) } ?? []
            let report = input.report(input.diagnostics + others)
            options.show(report, on: console)
            sayCounts(of: report, in: input.federation)
            throw fail(report, "\(folder)/ is unchanged")
        }
        let told = input.report(input.diagnostics).diagnostics
        let output = try reporting(told) {
            try StagedOutput(folder: folder, replaceForeign: replacesForeign, precompresses: precompresses)
        }
        // Nothing after a commit.
        defer { output.discard() }
        let reuse = input.templatesDigest.flatMap { known?.reuse(templates: $0) }
        let result = try reporting(told) {
            try builder.build(into: output, reusing: reuse, progress: showProgress { "Writing \($0) of \($1)" })
        }
        let report = input.report(input.diagnostics + result.diagnostics)
        guard !result.hasErrors else {
            options.show(report, on: console)
            sayCounts(of: report, in: input.federation)
            throw fail(report, "\(folder)/ is unchanged")
        }
        let written = try reporting(report.diagnostics) { try output.commit() }
        // Before anybody has time to change it.
        let published = (try? last?.get()).flatMap { $0.changedLately ? nil : output.publishedState }
        if let known, let reuse { try? known.keep(builder.memory(of: reuse) { output.published($0) }) }
        let shown = console.recording { options.show(report, on: $0) }
        console.say(summary("Wrote \(result.statistics.described) to \(folder)/", start, report))
        console.say("Files: \(written.described)")
        if options.reporting.verbose, let count = reuse?.takenOver, count > 0 {
            console.say("Taken over from the last build: \(count, shown: count.grouped)")
        }
        sayCounts(of: report, in: input.federation)
        if tolerance.isTolerant, !input.federation.members.isEmpty {
            try InstitutionCache(folder: tolerance.institutionCache).keep(input.federation)
        }
        let translations = console.recording { show(builder.translationReport, on: $0) }
        // What is held back is told until it is mended.
        guard let last, input.heldBack.isEmpty else { return }
        do throws(LastBuild.Obstacle) {
            let outcome = LastBuild.Outcome(
                problems: report.summary.text(in: options.language), report: shown, translations: translations)
            try last.get().keep(outcome, published)
        } catch {
            if options.reporting.verbose { console.say("The next build reads everything again: \(error.message).") }
        }
    }

    private func lastBuild(
        in cache: String, of today: CalendarDate, from sources: [String], into folder: String, _ precompresses: Bool
    ) throws(LastBuild.Obstacle) -> LastBuild {
        try LastBuild(
            cache: cache,
            terms: [
                today.description, options.baseURL ?? "", "\(precompresses)",
                options.reporting.format.rawValue, "\(options.language)",
                "\(options.reporting.quiet) \(options.reporting.verbose)",
                "\(tolerance.isTolerant) \(tolerance.institutionCache)",
                "\(console.isTerminal) \(console.usesColours)",
            ], sources: sources, output: folder)
    }

    // MARK: Reading

    /// - Parameters:
    ///   - secret: by which digests are made of what is read; nil where nobody asks for them.
    ///   - consequence: what becomes of the site where it cannot be read; nil where none is written.
    private func read(
        _ federation: Federation, on today: CalendarDate, secret: KeyedHash.Secret? = nil,
        _ consequence: Message? = nil
    ) throws -> SiteInput {
        let input = try readAsIs(federation, on: today, secret, consequence)
        guard tolerance.isTolerant, !federation.members.isEmpty else { return input }
        return try holdingBack(input, in: InstitutionCache(folder: tolerance.institutionCache)) {
            try readAsIs($0, on: today, secret, consequence)
        }
    }

    private func readAsIs(
        _ federation: Federation, on today: CalendarDate, _ secret: KeyedHash.Secret?, _ consequence: Message?
    ) throws -> SiteInput {
        do throws(ContentSourceError) {
            let input = try SiteInput(
                federation, templates: options.templates, baseURL: options.siteAddress,
                today: today, pictureCache: pictureCache, isPublished: consequence != nil, secret: secret,
                parallel: Parallel(width: options.jobs))
            if options.reporting.verbose { console.say("Read \(options.content)/ for \(today)") }
            return input
        } catch {
            // A folder as a whole has no place in one.
            guard let folder = error.folder else { return try reporting { throw error } }
            let report = DiagnosticReport([
                Diagnostic(
                    id: "unreadable-folder", file: folder, message: "the folder cannot be read: \(error.reason)",
                    suggestion: error.suggestion)
            ])
            options.show(report, on: console)
            throw fail(report, consequence)
        }
    }

    // MARK: Printing

    private func showProgress(
        _ line: @escaping @Sendable (_ done: String, _ total: String) -> Message
    ) -> @Sendable (BuildProgress) -> Void {
        { [console] progress in
            console.progress(line(progress.done.grouped, progress.total.grouped))
        }
    }

    /// Calls a function. Where it throws, programs that read JSON get the diagnostics known so far.
    private func reporting<Value>(_ diagnostics: [Diagnostic] = [], _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            if options.reporting.format == .json { options.show(DiagnosticReport(diagnostics), on: console) }
            throw error
        }
    }

    private func fail(_ report: DiagnosticReport, _ consequence: Message? = nil) -> ExitCode {
        console.say(consequence.map { "\(report.summary); \($0)." } ?? "\(report.summary).")
        return .content
    }

    private func summary(_ deed: Message, _ start: ContinuousClock.Instant, _ report: DiagnosticReport) -> Message {
        let tenths = Int((start.duration(to: clock.now) / .milliseconds(1) / 100).rounded())
        let summary: Message = "\(deed) in \(tenths / 10).\(tenths % 10) s"
        return report.diagnostics.isEmpty ? "\(summary)." : "\(summary); \(report.summary)."
    }

    private func show(_ report: TranslationReport, on console: Console) {
        if options.reporting.verbose {
            console.say("Translations:\n\(report.text(in: options.language))")
            return
        }
        if !report.gaps.isEmpty {
            let count = report.gaps.count
            console.say(
                count == 1
                    ? "Translations: 1 text is missing; --verbose lists it."
                    : "Translations: \(count, shown: count.grouped) texts are missing; --verbose lists them.")
        }
        if !report.undescribed.isEmpty {
            let count = report.undescribed.count
            console.say(
                "Pictures: \(count, shown: count.grouped) without alternative text, so it is generated; --verbose lists them."
            )
        }
    }
}

extension OutputSummary {
    fileprivate var described: Message {
        var parts: [Message] = []
        if written > 0 { parts.append("\(written, shown: written.grouped) written") }
        if unchanged > 0 { parts.append("\(unchanged, shown: unchanged.grouped) unchanged") }
        if removed > 0 { parts.append("\(removed, shown: removed.grouped) removed") }
        if kept > 0 { parts.append("\(kept, shown: kept.grouped) kept that others wrote") }
        return Message.list(parts)
    }
}

extension Int {
    /// The number with a blank between groups of three digits.
    fileprivate var grouped: String {
        var text = ""
        for (index, digit) in String(self).reversed().enumerated() {
            if index > 0, index.isMultiple(of: 3) { text.append(" ") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}

extension BuildStatistics {
    fileprivate var described: Message {
        "\(pages, shown: pages.grouped) pages in \(languages, one: "language", many: "languages")"
    }
}
