import Documents
import Messages
import Testing

@testable import Imports

@Suite("Texts as YAML")
struct YAMLTextTests {
    @Test(
        "a text that other readers take for something else stands in quotes",
        arguments: [
            "24", "2021-05-03", "no", "Yes", "null", "~", "- x", "x: y", "x #y", "'x", "@x", "", " x", "1e3", "x:",
            "a\"b\\c\td", "\u{1F600}", "*x",
        ])
    func quoted(_ text: String) throws {
        for inFlow in [false, true] {
            let written = YAMLText.scalar(text, inFlow: inFlow)
            #expect(written.hasPrefix("\""))
            #expect(try read(written, inFlow: inFlow) == text)
        }
    }

    @Test(
        "a plain text stands as it is", arguments: ["Rex", "owczarek niemiecki", "123/21", "rudy (jasny)", "Łatka 2"])
    func plain(_ text: String) throws {
        #expect(YAMLText.scalar(text, inFlow: true) == text)
        #expect(try read(text, inFlow: true) == text)
    }

    @Test("within brackets signs of lists stand in quotes", arguments: ["a, b", "[x]", "a:b", "{x}"])
    func flow(_ text: String) throws { #expect(try read(YAMLText.scalar(text, inFlow: true), inFlow: true) == text) }

    private func read(_ written: String, inFlow: Bool) throws -> String? {
        var diagnostics: [Diagnostic] = []
        let source = SourceFile(name: "x", text: inFlow ? "k: [\(written)]" : "k: \(written)")
        let root = try #require(YAMLReader.read(source, diagnostics: &diagnostics)?.root)
        return inFlow ? root["k"]?.elements.first?.exactText : root["k"]?.exactText
    }
}
