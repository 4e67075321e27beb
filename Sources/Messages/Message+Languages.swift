extension Message {
    /// The message in a language.
    public func text(in language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .polish: polish
        }
    }

    private var polish: String {
        guard let pattern = MessageCatalogue.polish[template] else {
            if Message.holdsWords(template) { return Message.marked(english) }
            // Signs and values alone, as in `{}: {}`.
            return MessagePattern(unnumbered: template).filled(with: arguments)
        }
        return MessagePattern(pattern).filled(with: arguments)
    }

    private static func holdsWords(_ template: String) -> Bool { template.contains(where: \.isLetter) }

    /// A message that has no text in the language asked for; tests look for the brackets.
    private static func marked(_ english: String) -> String {
        #if DEBUG
            "⟦\(english)⟧"
        #else
            english
        #endif
    }
}

extension Message.Argument {
    var polish: String {
        switch self {
        case .text(let text): text
        case .number(_, let shown): shown
        case .message(let message): message.text(in: .polish)
        case .word(_, let polish): polish
        case .systemError(let text): MessageCatalogue.polish[text, context: "system error"] ?? text
        }
    }
}
