import Files
import Messages
import Platform

/// What the program says to people, on standard error, and to machines, on standard output.
struct Console {
    let isQuiet: Bool
    let language: MessageLanguage
    /// Whether standard error is a terminal that can move its cursor.
    let isTerminal: Bool
    let usesColours: Bool
    private var transcript: Transcript?

    init(isQuiet: Bool, language: MessageLanguage = .ofEnvironment) {
        self.isQuiet = isQuiet
        self.language = language
        let kind = getenv("TERM").map { String(cString: $0) }
        isTerminal = isatty(2) == 1 && kind != "dumb"
        // no-color.org
        usesColours = isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    }

    /// A line about what is going on; nothing where the program is to be quiet.
    func say(_ line: Message) {
        guard !isQuiet else { return }
        write(clearLine + line.text(in: language) + "\n", to: 2)
    }

    /// Why nothing comes of the run.
    func refuse(_ reason: Message) { show("shelters: \(reason.text(in: language))\n") }

    /// Text that is always shown.
    func show(_ text: String) { write(clearLine + text, to: 2) }

    /// What machines read.
    func emit(_ bytes: [UInt8]) { write(bytes, to: 1) }

    /// A line that the next one replaces, on terminals alone.
    func progress(_ line: Message) {
        guard isTerminal, !isQuiet else { return }
        write(clearLine + line.text(in: language), to: 2)
    }

    private var clearLine: String { isTerminal ? "\r\u{1B}[K" : "" }

    private func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

    /// Does something with a console that says the same as this one; returned is what it said.
    func recording(_ body: (Console) -> Void) -> Transcript.Told {
        let transcript = Transcript()
        var console = self
        console.transcript = transcript
        body(console)
        return transcript.told
    }

    /// Says once more what was said.
    func `repeat`(_ told: Transcript.Told) {
        write(told.error, to: 2)
        write(told.output, to: 1)
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) {
        transcript?.add(bytes, isError: descriptor == 2)
        // Nobody can be told that nobody listens.
        try? Descriptor.write(bytes, to: descriptor)
    }
}
