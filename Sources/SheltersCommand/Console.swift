import Files
import Messages
import Platform

/// Prints to people, on standard error, and to machines, on standard output.
struct Console {
    let isQuiet: Bool
    let language: MessageLanguage
    /// True if standard error is a terminal that can move its cursor.
    let isTerminal: Bool
    let usesColours: Bool
    private var recorder: ConsoleRecorder?

    init(isQuiet: Bool = false) {
        self.isQuiet = isQuiet
        language = .ofProcess
        let kind = getenv("TERM").map { String(cString: $0) }
        isTerminal = isatty(2) == 1 && kind != "dumb"
        // no-color.org
        usesColours = isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    }

    /// Prints a line about what is going on, unless the program is to be quiet.
    func say(_ line: Message) {
        guard !isQuiet else { return }
        write(clearLine + line.text(in: language) + "\n", to: 2)
    }

    /// Prints why nothing comes of the run.
    func refuse(_ reason: Message) { show("shelters: \(reason.text(in: language))\n") }

    /// Prints a text for people, whatever the options say.
    func show(_ text: String) { write(clearLine + text, to: 2) }

    /// Prints what machines read.
    func emit(_ bytes: some Sequence<UInt8>) { write(Array(bytes), to: 1) }

    /// Prints what machines read, or what was asked for.
    func emit(_ text: String) { emit(text.utf8) }

    /// Prints a line that the next one replaces, on terminals only.
    func progress(_ line: Message) {
        guard isTerminal, !isQuiet else { return }
        write(clearLine + line.text(in: language), to: 2)
    }

    private var clearLine: String { isTerminal ? "\r\u{1B}[K" : "" }

    private func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    /// Calls a function with a console like this one, and returns what it printed there.
    func recording(_ body: (Console) -> Void) -> ConsoleRecorder.Recording {
        let recorder = ConsoleRecorder()
        var console = self
        console.recorder = recorder
        body(console)
        return recorder.recording
    }

    /// Prints a recording again.
    func play(_ recording: ConsoleRecorder.Recording) {
        write(recording.error, to: 2)
        write(recording.output, to: 1)
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) {
        recorder?.add(bytes, isError: descriptor == 2)
        // Nobody can be told that nobody listens.
        try? Descriptor.write(bytes, to: descriptor)
    }
}
