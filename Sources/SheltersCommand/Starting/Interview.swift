import Documents
import Messages
import Scaffolding
import Platform

/// Questions to somebody at a terminal.
struct Interview {
    let console = Console()

    /// True if somebody is there who can answer.
    static var isPossible: Bool { isatty(0) == 1 && isatty(2) == 1 }

    /// Asks until the answer is right.
    /// - Parameter problems: what is wrong with the draft after an answer.
    func ask(
        _ question: Question, isRequired: Bool, of draft: inout RecordDraft,
        problems: (RecordDraft) -> [Diagnostic]
    ) throws(Refusal) {
        let words = question.words(for: draft.kind, in: console.language)
        while true {
            let text = try answer(
                to: question.meaning, example: question.example, words: words, usual: question.usual,
                isRequired: isRequired)
            guard !text.isEmpty else { return }
            var next = draft
            question.answer(text, to: &next)
            let found = problems(next)
            guard !found.isEmpty else {
                draft = next
                return
            }
            for problem in found { explain(problem.message, problem.suggestion) }
        }
    }

    /// Asks until a text has no problem.
    func ask(
        _ meaning: Message, example: Message, words: [String] = [], usual: String? = nil,
        problem: (String) -> Message?
    ) throws(Refusal) -> String {
        while true {
            let text = try answer(to: meaning, example: example, words: words, usual: usual, isRequired: true)
            guard let problem = problem(text) else { return text }
            explain(problem, nil)
        }
    }

    private func answer(
        to meaning: Message, example: Message, words: [String], usual: String?, isRequired: Bool
    ) throws(Refusal) -> String {
        while true {
            console.show("\n\(meaning.text(in: console.language))\n")
            if !words.isEmpty { console.show("  \(words.joined(separator: ", "))\n") }
            let hint: Message =
                if let usual { "for example: \(example); Enter alone means: \(usual)" } else if isRequired {
                    "for example: \(example)"
                } else { "for example: \(example); Enter alone skips it" }
            console.show("  \(hint.text(in: console.language))\n> ")
            guard let line = readLine() else {
                console.show("\n")
                throw Refusal(
                    "the questions were not answered to the end; nothing was written", .validationFailure)
            }
            let text = String(line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
            if !text.isEmpty { return text }
            if let usual { return usual }
            if !isRequired { return "" }
            explain("an answer is needed here", nil)
        }
    }

    private func explain(_ message: Message, _ suggestion: Message?) {
        console.show("  ! \(message.text(in: console.language))\n")
        if let suggestion { console.show("    = \(suggestion.text(in: console.language))\n") }
    }
}
