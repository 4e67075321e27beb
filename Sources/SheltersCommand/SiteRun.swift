import ArgumentParser
import Content
import Documents
import Languages
import Output
import Parallel
import Records
import Site

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One run of the program: reads, checks, writes, and says what came of it.
struct SiteRun {
    let options: SiteOptions
    private let console: Console
    private let clock = ContinuousClock()

    init(options: SiteOptions) {
        self.options = options
        console = Console(isQuiet: options.quiet)
    }

    func check() throws {
        let start = clock.now
        let input = try read()
        var diagnostics = input.diagnostics
        let result = input.builder?.check(progress: showProgress("Checking"))
        if let result { diagnostics += input.known(result.diagnostics) }
        let report = DiagnosticReport(diagnostics)
        show(report, of: input)
        guard let statistics = result?.statistics, !report.hasErrors else { throw fail(report, "nothing was written") }
        console.say(
            summary("Checked \(statistics.pages.grouped) pages in \(statistics.languages.languages)", start, report))
    }

    func build(into folder: String, replacesForeign: Bool, precompresses: Bool) throws {
        for source in [options.content, options.templates] where RelativePath.overlap(folder, source) {
            console.show("shelters: the site cannot be written to \(folder)/, because \(source)/ is read from there\n")
            throw ExitCode.validationFailure
        }
        let start = clock.now
        let input = try read()
        guard let builder = input.builder, !DiagnosticReport(input.diagnostics).hasErrors else {
            // What can still be checked is told in the same run.
            let others = input.builder.map { input.known($0.check().diagnostics) } ?? []
            let report = DiagnosticReport(input.diagnostics + others)
            show(report, of: input)
            throw fail(report, "\(folder)/ is unchanged")
        }
        let outcome = write(
            builder, into: folder, replacesForeign: replacesForeign, precompresses: precompresses, input)
        switch outcome {
        case .failure(let error):
            console.show("shelters: \(error)\n")
            throw ExitCode(error.exitStatus)
        case .success((let result, let written)):
            let report = DiagnosticReport(input.diagnostics + result.diagnostics)
            show(report, of: input)
            guard let written else { throw fail(report, "\(folder)/ is unchanged") }
            let pages = "\(result.statistics.pages.grouped) pages in \(result.statistics.languages.languages)"
            console.say(summary("Wrote \(pages) to \(folder)/", start, report))
            console.say("Files: \(written.told)")
            tellTranslations(builder.translationReport)
        }
    }

    /// Nothing is committed where the result has errors.
    private func write(
        _ builder: SiteBuilder, into folder: String, replacesForeign: Bool, precompresses: Bool, _ input: SiteInput
    ) -> Result<(SiteBuilder.Result, OutputSummary?), OutputError> {
        Result { () throws(OutputError) in
            let output = try StagedOutput(
                folder: folder, replaceForeign: replacesForeign, precompresses: precompresses)
            let result = try builder.build(into: output, progress: showProgress("Writing"))
            guard !result.hasErrors else {
                output.discard()
                return (result, nil)
            }
            return (result, try output.commit())
        }
    }

    // MARK: Reading

    private func read() throws -> SiteInput {
        let content = DiskContent(root: options.content)
        let epoch = getenv("SOURCE_DATE_EPOCH").map { String(cString: $0) }
        do {
            let today = try BuildDate(option: options.date, sourceDateEpoch: epoch).day(
                timeZone: CatalogueLoader.timeZone(of: content))
            let input = try SiteInput(
                content: content, templates: options.templates,
                baseURL: options.baseURL.flatMap(SiteOptions.readBaseURL),
                today: today, parallel: Parallel(width: options.jobs))
            if options.verbose { console.say("Read \(options.content)/ for \(today)") }
            return input
        } catch let error as ContentSourceError {
            console.show("shelters: \(error)\n")
            throw ExitStatus.noInput
        } catch let error as BuildDate.InvalidEpoch {
            console.show("shelters: \(error)\n")
            throw ExitCode.validationFailure
        }
    }

    // MARK: Telling

    private func showProgress(_ verb: String) -> @Sendable (BuildProgress) -> Void {
        { [console] progress in
            console.progress("\(verb) \(progress.done.grouped) of \(progress.total.grouped)")
        }
    }

    private func show(_ report: DiagnosticReport, of input: SiteInput) {
        switch options.format {
        case .json: console.emit(report.json())
        case .github: console.emit(Array(report.gitHub(folder: options.content).utf8))
        case .text:
            guard !report.diagnostics.isEmpty else { return }
            var lines = SourceLines(root: options.content)
            console.show(
                report.text(folder: options.content, colours: console.usesColours) { lines.line($1, of: $0) })
        }
    }

    private func fail(_ report: DiagnosticReport, _ consequence: String) -> ExitCode {
        console.say("\(report.summary); \(consequence).")
        return ExitStatus.content
    }

    private func summary(_ deed: String, _ start: ContinuousClock.Instant, _ report: DiagnosticReport) -> String {
        let tenths = Int((start.duration(to: clock.now) / .milliseconds(1) / 100).rounded())
        let findings = report.summary.isEmpty ? "" : "; \(report.summary)"
        return "\(deed) in \(tenths / 10).\(tenths % 10) s\(findings)."
    }

    private func tellTranslations(_ report: TranslationReport) {
        if options.verbose {
            console.say("Translations:\n\(report.text)")
        } else if !report.gaps.isEmpty {
            console.say("Translations: \(report.gaps.count.grouped) texts are missing; --verbose lists them.")
        }
    }
}

extension OutputSummary {
    fileprivate var told: String {
        let parts = [
            (written, "written"), (unchanged, "unchanged"), (removed, "removed"), (kept, "kept that others wrote"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }.joined(separator: ", ")
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

    fileprivate var languages: String { self == 1 ? "1 language" : "\(self) languages" }
}
