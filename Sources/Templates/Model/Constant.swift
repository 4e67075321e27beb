/// A value that is the same on every page of a language (interface texts, the site's title, asset addresses): folded
/// into the compiled bytes. Constants are the outermost context; a model's name hides a constant of the same name.
public indirect enum Constant: Equatable, Sendable {
    /// `{{name}}` writes it escaped; "" is false in sections.
    case text(String)
    /// Only `{{{name}}}` writes it.
    case markup(String)
    case flag(Bool)
    case object([String: Constant])
    case list([Constant])
}
