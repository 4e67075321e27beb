import Markup
import Testing
import XMLTree

@Suite("Writing XML")
struct XMLWriterTests {
    @Test("Elements nest, and those that hold nothing close themselves")
    func structure() {
        let text = written { xml in
            xml.element("feed") { xml in
                xml.attribute("xml:lang", "pl")
                xml.element("link") { $0.attribute("rel", "self") }
                xml.lineBreak()
                xml.element("title", text: "Łatka")
                xml.element("empty") { _ in }
            }
        }
        #expect(
            text == """
                <?xml version="1.0" encoding="UTF-8"?>
                <feed xml:lang="pl"><link rel="self"/>
                <title>Łatka</title><empty/></feed>

                """)
    }

    @Test(
        "Markup in text and attributes is text",
        arguments: ["<script>", "a & b", "]]>", "\"quoted\" 'too'", "&amp;", "Zażółć 🐕", "a\tb\nc\rd"])
    func escapes(text: String) throws {
        let tree = try parsed { xml in
            xml.element("a") { xml in
                xml.attribute("b", text)
                xml.text(text)
            }
        }
        #expect(tree.text == text)
        #expect(tree.attributes["b"] == text)
    }

    @Test(
        "Characters that XML cannot hold are replaced",
        arguments: ["\u{0}", "\u{1}", "\u{B}", "\u{1F}", "\u{FFFE}", "\u{FFFF}"])
    func forbidden(character: String) throws {
        let tree = try parsed { xml in
            xml.element("a") { xml in
                xml.attribute("b", "x\(character)y")
                xml.text("x\(character)y")
            }
        }
        #expect(tree.text == "x\u{FFFD}y")
        #expect(tree.attributes["b"] == "x\u{FFFD}y")
    }

    @Test(
        "The neighbours of characters that XML cannot hold stay",
        arguments: ["\u{FFFD}", "\u{FFEF}", "\u{10000}", "\u{7F}"])
    func permitted(character: String) throws {
        #expect(try parsed { $0.element("a", text: character) }.text == character)
    }

    private func written(_ write: (inout XMLWriter) -> Void) -> String {
        var bytes: [UInt8] = []
        XMLWriter.append(to: &bytes, write)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func parsed(_ write: (inout XMLWriter) -> Void) throws -> XMLTree {
        var bytes: [UInt8] = []
        XMLWriter.append(to: &bytes, write)
        return try XMLTree(parsing: bytes)
    }
}
