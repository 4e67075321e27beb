import ArgumentParser
import Content
import Documents
import Languages
import Messages
import Output
import Parallel
import Records
import Site
import Platform

/// One run of the program: reads, checks, writes, and says what came of it.
struct SiteRun {
    let options: SiteOptions
    private let pictureCache: String?
    private let console: Console
    private let clock = ContinuousClock()

    init(options: SiteOptions, pictureCache: String? = nil) {
        self.options = options
        self.pictureCache = pictureCache
        console = Console(isQuiet: options.quiet, language: options.language)
    }

    func check() throws {
        let start = clock.now
        let input = try read(on: day())
        var diagnostics = input.diagnostics
        let result = input.builder?.check(progress: showProgress { "Checking \($0) of \($1)" })
        if let result { diagnostics += input.known(result.diagnostics) }
        let report = DiagnosticReport(diagnostics)
        show(report, of: input)
        guard let statistics = result?.statistics, !report.hasErrors else { throw fail(report, "nothing was written") }
        console.say(
            summary("Checked \(statistics.told)", start, report))
    }

    /// - Parameter cache: a folder that keeps what the last build was made of; nil where everything is to be made anew.
    func build(into folder: String, replacesForeign: Bool, precompresses: Bool, cache: String?) throws {
        for source in [options.content, options.templates] where RelativePath.overlap(folder, source) {
            console.refuse("the site cannot be written to \(folder)/, because \(source)/ is read from there")
            throw ExitCode.validationFailure
        }
        let start = clock.now
        let today = try day()
        let last = cache.flatMap { lastBuild(in: $0, of: today, into: folder, precompresses) }
        if let outcome = last?.outcome {
            console.repeat(outcome.report)
            let told: Message = "Nothing changed; \(folder)/ stays as it is"
            console.say(
                outcome.problems.isEmpty ? "\(told)." : "\(told); \(Message(verbatim: outcome.problems)).")
            console.repeat(outcome.translations)
            return
        }
        let input = try read(on: today)
        guard let builder = input.builder, !DiagnosticReport(input.diagnostics).hasErrors else {
            // What can still be checked is told in the same run.
            let others = input.builder.map { input.known($0.check().diagnostics) } ?? []
            let report = DiagnosticReport(input.diagnostics + others)
            show(report, of: input)
            throw fail(report, "\(folder)/ is unchanged")
        }
        let outcome = write(
            builder, into: folder, replacesForeign: replacesForeign, precompresses: precompresses, input,
            remembers: last != nil)
        switch outcome {
        case .failure(let error):
            console.refuse(error.message)
            throw ExitCode(error.exitStatus)
        case .success((let result, let written, let state)):
            let report = DiagnosticReport(input.diagnostics + result.diagnostics)
            let told = console.recording { show(report, of: input, on: $0) }
            guard let written else { throw fail(report, "\(folder)/ is unchanged") }
            console.say(summary("Wrote \(result.statistics.told) to \(folder)/", start, report))
            console.say("Files: \(written.told)")
            let translations = console.recording { tell(builder.translationReport, on: $0) }
            guard let last, let state else { return }
            last.keep(
                LastBuild.Outcome(
                    problems: report.summary.text(in: options.language), report: told, translations: translations),
                state)
        }
    }

    /// Nothing is committed where the result has errors.
    private func write(
        _ builder: SiteBuilder, into folder: String, replacesForeign: Bool, precompresses: Bool, _ input: SiteInput,
        remembers: Bool
    ) -> Result<(SiteBuilder.Result, OutputSummary?, FolderState?), OutputError> {
        Result { () throws(OutputError) in
            let output = try StagedOutput(
                folder: folder, replaceForeign: replacesForeign, precompresses: precompresses)
            let result = try builder.build(into: output, progress: showProgress { "Writing \($0) of \($1)" })
            guard !result.hasErrors else {
                output.discard()
                return (result, nil, nil)
            }
            let written = try output.commit()
            return (result, written, remembers ? output.publishedState : nil)
        }
    }

    /// Nil where nobody could know whether anything changed.
    private func lastBuild(
        in cache: String, of today: CalendarDate, into folder: String, _ precompresses: Bool
    ) -> LastBuild? {
        LastBuild(
            cache: cache,
            terms: [
                today.description, options.baseURL ?? "", "\(precompresses)",
                options.format.rawValue, "\(options.language)", "\(options.quiet) \(options.verbose)",
                "\(console.isTerminal) \(console.usesColours)",
            ], sources: [options.content, options.templates], output: folder)
    }

    // MARK: Reading

    private func day() throws -> CalendarDate {
        do {
            return try options.day(DiskContent(root: options.content))
        } catch {
            console.refuse(error.message)
            throw ExitCode.validationFailure
        }
    }

    private func read(on today: CalendarDate) throws -> SiteInput {
        let content = DiskContent(root: options.content)
        do {
            let input = try SiteInput(
                content: content, templates: options.templates,
                baseURL: options.baseURL.flatMap(SiteOptions.readBaseURL),
                today: today, pictureCache: pictureCache, parallel: Parallel(width: options.jobs))
            if options.verbose { console.say("Read \(options.content)/ for \(today)") }
            return input
        } catch {
            console.refuse(error.message)
            throw ExitStatus.noInput
        }
    }

    // MARK: Telling

    private func showProgress(
        _ line: @escaping @Sendable (_ done: String, _ total: String) -> Message
    ) -> @Sendable (BuildProgress) -> Void {
        { [console] progress in
            console.progress(line(progress.done.grouped, progress.total.grouped))
        }
    }

    private func show(_ report: DiagnosticReport, of input: SiteInput) { show(report, of: input, on: console) }

    private func show(_ report: DiagnosticReport, of input: SiteInput, on console: Console) {
        switch options.format {
        case .json: console.emit(report.json(in: options.language))
        case .github: console.emit(Array(report.gitHub(folder: options.content, in: options.language).utf8))
        case .text: console.show(report, of: options.content)
        }
    }

    private func fail(_ report: DiagnosticReport, _ consequence: Message) -> ExitCode {
        console.say("\(report.summary); \(consequence).")
        return ExitStatus.content
    }

    private func summary(_ deed: Message, _ start: ContinuousClock.Instant, _ report: DiagnosticReport) -> Message {
        let tenths = Int((start.duration(to: clock.now) / .milliseconds(1) / 100).rounded())
        let told: Message = "\(deed) in \(tenths / 10).\(tenths % 10) s"
        return report.diagnostics.isEmpty ? "\(told)." : "\(told); \(report.summary)."
    }

    private func tell(_ report: TranslationReport, on console: Console) {
        if options.verbose {
            console.say("Translations:\n\(report.text(in: options.language))")
            return
        }
        if !report.gaps.isEmpty {
            console.say(
                "Translations: \(report.gaps.count, shown: report.gaps.count.grouped) texts are missing; --verbose lists them."
            )
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
    fileprivate var told: Message {
        var parts: [Message] = []
        if written > 0 { parts.append("\(written, shown: written.grouped) written") }
        if unchanged > 0 { parts.append("\(unchanged, shown: unchanged.grouped) unchanged") }
        if removed > 0 { parts.append("\(removed, shown: removed.grouped) removed") }
        if kept > 0 { parts.append("\(kept, shown: kept.grouped) kept that others wrote") }
        return Message.list(parts)
    }
}

extension Int {
    /// With a blank between groups of three digits.
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
    fileprivate var told: Message {
        "\(pages, shown: pages.grouped) pages in \(languages, one: "language", many: "languages")"
    }
}
