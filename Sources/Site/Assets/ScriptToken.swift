/// A piece of a script that means something: what stands between two of them is blank or a comment.
struct ScriptToken {
    enum Kind {
        /// A name, a key word or a number.
        case word
        /// A text in quotation marks, or a regular expression.
        case text
        /// A piece of a template, from its backtick or the end of a substitution on.
        case template(opensSubstitution: Bool)
        case punctuator
    }

    let kind: Kind
    let range: Range<Int>
}
