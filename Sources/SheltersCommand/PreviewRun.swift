import ArgumentParser
import Content
import Dispatch
import Documents
import Messages
import Parallel
import Preview
import Records
import Site
import Synchronization
import Platform

/// A run of `shelters serve`: reads the site, shows it, and reads again whatever changes.
struct PreviewRun {
    private let options: SiteOptions
    private let port: UInt16
    private let pictureCache: String
    private let console: Console
    private let state = PreviewState()
    private var federation: Federation
    private var content: WatchedContent
    private let memory = RecordMemory()
    private let clock = ContinuousClock()
    private let checks = DispatchQueue(label: "checks")
    private let newest = Newest()
    /// Not empty while the site is read, for which checks wait.
    private let reading = DispatchGroup()

    /// The last state that was right.
    private var site: SitePreview?
    private var templates: TemplateInput?
    /// The files of the content folder that changed since; nil means that any may have.
    private var changed: Set<String>?

    /// The time that browsers have the processor for themselves after a change.
    private static let pause = DispatchTimeInterval.milliseconds(300)

    /// The number of the last reading, which checks on other threads compare with theirs.
    private final class Newest: Sendable {
        let number = Atomic(0)
    }

    init(options: SiteOptions, port: UInt16, pictureCache: String) {
        self.options = options
        self.port = port
        self.pictureCache = pictureCache
        federation = Federation(of: DiskContent(root: options.content))
        content = WatchedContent(federation.content)
        console = Console(isQuiet: options.reporting.quiet)
    }

    private var address: String { "http://localhost:\(port)\(site?.root ?? "/")" }

    /// Returns only by throwing.
    mutating func run(opensBrowser: Bool) throws {
        do {
            try PreviewServer(state: state, port: port, language: options.language).start()
            // Watched from before the first reading, so that nothing in between is missed.
            var watch = try FolderWatch(
                [options.content, options.templates] + federation.members.filter { $0.problem == nil }.map(\.place))
            read()
            console.say("The site is shown at \(address); Ctrl+C ends it.")
            if opensBrowser { Browser.open(address) }
            while true { take(try watch.next()) }
        } catch let failure as PreviewServer.Failure {
            throw Refusal(failure.message(port: port), .unavailable)
        }
    }

    private mutating func take(_ changes: FolderChanges) {
        // Institutions of further folders have the same paths there as in the content.
        for files in [changes.files[0]] + changes.files.dropFirst(2) {
            content.forget(files)
            memory.forget(files)
            if let files { changed?.formUnion(files) } else { changed = nil }
        }
        let current = Federation(of: DiskContent(root: options.content))
        if current.members.map(\.institutions) != federation.members.map(\.institutions) {
            content = WatchedContent(current.content)
            memory.forget(nil)
            changed = nil
        }
        federation = current
        if changes.files[1]?.isEmpty != true { templates = nil }
        read()
    }

    /// Reads what may have changed, shows it if it is right, and prints what is wrong with it.
    private mutating func read() {
        reading.enter()
        defer { reading.leave() }
        let start = clock.now
        let number = newest.number.add(1, ordering: .relaxed).newValue
        let input: SiteInput
        do {
            input = try SiteInput(
                federation, templates: options.templates, baseURL: options.siteAddress, today: try options.day(),
                pictureCache: pictureCache,
                earlier: SiteInput.Earlier(
                    content: content, builder: site?.builder, templates: templates, memory: memory),
                parallel: Parallel(width: options.jobs))
        } catch {
            let text = (error as? any RunFailure)?.message.text(in: options.language) ?? "\(error)"
            console.show("shelters: \(text)\n")
            return state.show(nil, [PreviewState.Problem(isError: true, text: text)])
        }
        templates = input.templates
        var diagnostics = input.diagnostics
        var made: SitePreview?
        if let builder = input.builder {
            let outcome = SitePreview.make(of: builder, after: site, changed: changed, yieldingTo: reading)
            made = outcome.preview
            diagnostics += outcome.diagnostics
            // What was written last is told at once, all else when there is time.
            diagnostics += input.known(made?.check(changed ?? []) ?? [])
        }
        let report = input.report(diagnostics)
        if !report.hasErrors, let made {
            let last = site
            site = made
            changed = []
            state.show(made, problems(report))
            // Tens of thousands of things take their time to go, for which nobody should wait.
            checks.asyncAfter(deadline: .now() + PreviewRun.pause) { withExtendedLifetime(last) {} }
        } else {
            state.show(nil, problems(report))
        }
        options.show(report, on: console)
        if report.hasErrors {
            console.say("\(report.summary); what was right before is still shown.")
        } else {
            console.say("Shown after \(Int((start.duration(to: clock.now) / .milliseconds(1)).rounded())) ms.")
        }
        if let made, !report.hasErrors { check(made, input, diagnostics, number) }
    }

    /// Checks the whole site while nobody waits for it.
    private func check(_ made: SitePreview, _ input: SiteInput, _ diagnostics: [Diagnostic], _ number: Int) {
        checks.asyncAfter(deadline: .now() + PreviewRun.pause) { [self] in
            let newest = newest
            guard let found = made.check(isUnwanted: { newest.number.load(ordering: .relaxed) != number }) else {
                return
            }
            let report = input.report(diagnostics + input.known(found))
            guard report.diagnostics != input.report(diagnostics).diagnostics,
                newest.number.load(ordering: .relaxed) == number
            else { return }
            state.show(nil, problems(report))
            options.show(report, on: console)
        }
    }

    private func problems(_ report: DiagnosticReport) -> [PreviewState.Problem] {
        var lines = SourceLines(root: options.content)
        return report.diagnostics.map { diagnostic in
            let text = DiagnosticReport([diagnostic]).text(folder: options.content, in: options.language) {
                lines.line($1, of: $0)
            }
            return PreviewState.Problem(isError: diagnostic.severity == .error, text: text)
        }
    }
}

extension PreviewServer.Failure {
    fileprivate func message(port: UInt16) -> Message {
        switch self {
        case .portTaken:
            "port \(String(port)) is taken, perhaps by another preview; end that one, or choose another port: shelters serve --port \(String(port &+ 1))"
        case .system(let code):
            "port \(String(port)) cannot be used: \(Message(systemError: String(cString: strerror(code))))"
        }
    }
}

extension FolderWatch.Failure: RunFailure {
    var exitCode: ExitCode { folder == nil ? .unavailable : .noInput }

    var message: Message {
        if code == ENOSPC {
            return "the system watches as many folders as it may; raise fs.inotify.max_user_watches (see inotify(7))"
        }
        let reason = Message(systemError: String(cString: strerror(code)))
        return folder.map { "\($0): \(reason)" } ?? "changes cannot be watched: \(reason)"
    }
}
