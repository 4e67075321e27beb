@testable import Documents

/// The HTML of a Markdown text.
func html(
    _ markdown: String, _ options: MarkdownOptions = MarkdownOptions(),
    resolve: (MarkdownReference) -> MarkdownResolution = { _ in .keep }
) -> String {
    var renderer = MarkdownRenderer()
    var bytes: [UInt8] = []
    renderer.render(markdown, options, into: &bytes, resolve: resolve)
    return String(decoding: bytes, as: UTF8.self)
}
