import PublicationSafety
import SeededRandomness
import Testing

@Suite struct DrawingTests {
    private static let space = "xmlns=\"http://www.w3.org/2000/svg\""

    private func clean(_ text: String) throws -> Drawing { try Drawing(Array(text.utf8)) }

    private func text(_ drawing: Drawing) -> String { String(decoding: drawing.bytes, as: UTF8.self) }

    @Test("A plain drawing stays as it is")
    func plain() throws {
        let svg =
            "<svg \(Self.space) viewBox=\"0 0 64 64\"><style>.a{fill:#123;stroke:url(#g)}@media (prefers-color-scheme: dark){.a{fill:#fff}}</style>"
            + "<defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"red\"/></linearGradient></defs>"
            + "<path class=\"a\" d=\"M0 0h9v9z\" style=\"fill:none!important;stroke:url(#g)\"/><use href=\"#g\" x=\"1\"/>"
            + "<text xml:space=\"preserve\" font-family=\"'Lato', serif\">Łapa &amp; <tspan dx=\"1\">ogon</tspan></text></svg>"
        let drawing = try clean(svg)
        #expect(text(drawing) == svg)
        #expect(drawing.omissions == [])
        #expect(try Drawing(drawing.bytes) == drawing)
    }

    @Test("What editors keep for themselves is left out without a word")
    func editors() throws {
        let drawing = try clean(
            """
            <?xml version="1.0"?><!-- made by Jan --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [
            <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_ai "http://ns.adobe.com/AI/">]>
            <svg:svg xmlns:svg="&ns_svg;" xmlns:i="&ns_ai;" xmlns:xlink="http://www.w3.org/1999/xlink"
              xmlns:sodipodi="http://sodipodi.example" sodipodi:docname="/home/jan/ul. Kwiatowa 5.svg" width="9">
              <svg:title>Jan's drawing</svg:title><svg:metadata><rdf>Jan</rdf></svg:metadata>
              <sodipodi:namedview id="x"><svg:path d="M0 0"/></sodipodi:namedview>
              <svg:g i:layer="yes" id="a"><svg:rect width="1" data-name="Jan"/></svg:g><svg:use xlink:href="#a"/></svg:svg>
            """)
        #expect(
            text(drawing)
                == "<svg \(Self.space) width=\"9\"><g id=\"a\"><rect width=\"1\"/></g><use href=\"#a\"/></svg>")
        #expect(drawing.omissions == [])
    }

    static let hostile: [(svg: String, omission: String)] = [
        ("<script>alert(1)</script>", "<script>"),
        ("<script xlink:href='data:text/javascript,alert(1)'/>", "<script>"),
        ("<g onload='alert(1)'/>", "an event handler (onload)"),
        ("<g OnClick='alert(1)'/>", "an event handler (OnClick)"),
        (
            "<foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='//evil'/></foreignObject>",
            "<foreignObject>"
        ),
        ("<animate attributeName='href' to='javascript:alert(1)'/>", "<animate>"),
        ("<set attributeName='onload' to='alert(1)'/>", "<set>"),
        ("<handler type='text/javascript'>alert(1)</handler>", "<handler>"),
        ("<image href='https://evil.example/a.png'/>", "a reference to something elsewhere (image)"),
        ("<image href='data:image/svg+xml;base64,PHN2Zy8+'/>", "a reference to something elsewhere (image)"),
        ("<use href='other.svg#a'/>", "a reference to something elsewhere (use)"),
        ("<use xlink:href='data:image/png;base64,AA=='/>", "a reference to something elsewhere (use)"),
        ("<feImage href='//evil.example/a.png'/>", "a reference to something elsewhere (feImage)"),
        ("<rect fill='url(https://evil.example/#a)'/>", "a reference to something elsewhere (fill)"),
        ("<rect fill='UR\\4C(https://evil.example/#a)'/>", "a reference to something elsewhere (fill)"),
        ("<rect style='fill:url(//evil.example)'/>", "a part of a style"),
        ("<rect style='fill:url( &quot;//evil.example&quot; )'/>", "a part of a style"),
        ("<rect style='fill:u/**/rl(//evil.example);-moz-binding:x(y)'/>", "a part of a style"),
        ("<rect style='width:expression(alert(1))'/>", "a part of a style"),
        ("<style>@import '//evil.example/a.css';</style>", "a part of a style"),
        ("<style>@import url(//evil.example/a.css); .a{fill:red}</style>", "a part of a style"),
        ("<style>@font-face{font-family:x;src:url(//evil.example/x)}</style>", "a part of a style"),
        ("<style><![CDATA[.a{background:url('//evil.example')}]]></style>", "a part of a style"),
        ("<style>.a{fill:\\75rl(//evil.example)}</style>", "a part of a style"),
        ("<style>.a{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script></style>", "a part of a style"),
        ("<video src='//evil.example'/>", "<video>"),
        ("<mesh/>", "<mesh>"),
    ]

    @Test("What could run or load something is left out, and told", arguments: hostile)
    func harmless(part: String, omission: String) throws {
        let drawing = try clean("<svg \(Self.space)>\(part)<circle r=\"1\"/></svg>")
        #expect(drawing.omissions.map(\.english) == [omission])
        let text = text(drawing).replacing(Self.space, with: "").lowercased()
        for word in ["evil", "script", "alert", "onload", "foreign", "data:", "import", "http", "<animate", "<set"] {
            #expect(!text.contains(word), "\(text)")
        }
        #expect(text.contains("<circle r=\"1\"/>"))
    }

    @Test(
        "Characters that XML forbids are refused, lest they hide a word",
        arguments: [
            "<rect fill=\"u\u{1}rl(https://evil.example/#a)\"/>", "<rect style=\"fill:u\u{1}rl(//evil.example)\"/>",
            "<style>.a{fill:u\u{1}rl(//evil.example)}</style>",
            "<style><![CDATA[.a{fill:u\u{1}rl(//evil.example)}]]></style>", "<text>\u{FFFE}</text>",
            "<text>&#xFFFF;</text>",
        ])
    func forbiddenCharacters(part: String) {
        #expect(throws: DrawingProblem.malformed(line: 2)) { try clean("<svg \(Self.space)>\n\(part)</svg>") }
    }

    @Test("Marks that join a bracket do not hide it")
    func joiningMarks() throws {
        let drawing = try clean("<svg><rect fill=\"url(\u{301}https://evil.example)\"/></svg>")
        #expect(text(drawing) == "<svg \(Self.space)><rect/></svg>")
        #expect(drawing.omissions == ["a reference to something elsewhere (fill)"])
    }

    @Test("A link becomes a group")
    func link() throws {
        let drawing = try clean("<svg><a href='javascript:alert(1)' id='x'><path d='M0 0'/></a></svg>")
        #expect(text(drawing) == "<svg \(Self.space)><g id=\"x\"><path d=\"M0 0\"/></g></svg>")
    }

    @Test("A picture within a drawing stays")
    func picture() throws {
        let svg = "<svg \(Self.space)><image href=\"data:image/png;base64,iVBORw0KGgo=\"/></svg>"
        #expect(text(try clean(svg)) == svg)
    }

    @Test(
        "Entities that grow are refused",
        arguments: [
            "<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><svg><text>&b;</text></svg>",
            "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg><text>&a;</text></svg>",
            "<!DOCTYPE svg [<!ENTITY % a 'b'>%a;]><svg/>", "<svg><text>&unknown;</text></svg>",
            "<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "a", count: 10_000))'>]><svg><text>&a;&a;&a;&a;&a;&a;&a;</text></svg>",
        ])
    func entities(svg: String) { #expect(throws: DrawingProblem.entities) { try clean(svg) } }

    @Test(
        "Parts that refer to each other without end are refused",
        arguments: [
            "<svg><g id='a'><use href='#a'/></g></svg>", "<svg><use id='a' href='#b'/><use id='b' href='#a'/></svg>",
            "<svg><pattern id='a'><rect fill='url(#a)'/></pattern></svg>",
            "<svg><g id='a0'/>"
                + (1...30).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }.joined()
                + "</svg>",
            "<svg><style>.p{fill:url(#a)}</style><pattern id='a'><rect class='q p'/></pattern></svg>",
            "<svg><style>@media print{rect{fill:url(#a)}}</style><pattern id='a'><rect/></pattern></svg>",
            "<svg><pattern id='a'><rect fill='URL(#a)'/></pattern></svg>",
            "<svg><g id='a'><use href='#%61'/></g></svg>",
        ])
    func endless(svg: String) { #expect(throws: DrawingProblem.endless) { try clean(svg) } }

    @Test("Style sheets may refer to parts that do not refer to themselves")
    func styled() throws {
        let svg =
            "<svg \(Self.space)><style>.a,g .b{fill:url(#g)}</style><linearGradient id=\"g\"><stop class=\"c\"/>"
            + "</linearGradient><path class=\"a b\" d=\"M0 0\"/></svg>"
        #expect(text(try clean(svg)) == svg)
    }

    @Test("Elements are refused where there are too many, or one stands in another too often")
    func elements() {
        #expect(throws: DrawingProblem.tooDeep) { try clean(String(repeating: "<svg>", count: 5000)) }
        let many = String(repeating: "<g/>", count: 50_002)
        #expect(throws: DrawingProblem.tooManyElements) { try clean("<svg>\(many)</svg>") }
    }

    @Test(
        "No unit makes a drawing larger than any screen",
        arguments: ["9000000em", "2000em", "1e9px", "400in", "99999pt", "9999mm", "1000%", "wide"])
    func immense(side: String) {
        #expect(throws: DrawingProblem.immense) { try clean("<svg width='\(side)' height='9'/>") }
    }

    @Test(
        "Sides that screens have stay", arguments: ["512", "64px", "1.5e3", "48pt", "210mm", "100%", "10em", "8.5in"])
    func side(side: String) throws {
        #expect(text(try clean("<svg width='\(side)'/>")) == "<svg \(Self.space) width=\"\(side)\"/>")
    }

    @Test("Sides larger than any screen are left to the view box")
    func immense() throws {
        #expect(throws: DrawingProblem.immense) { try clean("<svg width='1e9' height='1e9'/>") }
        let drawing = try clean("<svg width='1e9' height='1e9' viewBox='0 0 9 9'/>")
        #expect(text(drawing) == "<svg \(Self.space) viewBox=\"0 0 9 9\"/>")
    }

    @Test(
        "What is no drawing is refused",
        arguments: [
            "", "Rex", "<html/>", "<?xml version='1.0'?>", "<svg xmlns='http://www.w3.org/1999/xhtml'/>",
        ])
    func none(text: String) { #expect(throws: DrawingProblem.noDrawing) { try clean(text) } }

    @Test("A packed drawing is refused")
    func packed() { #expect(throws: DrawingProblem.malformed(line: 1)) { try clean("\u{1F}\u{8B}\u{8}") } }

    @Test(
        "What is broken is refused with its line",
        arguments: ["<svg>\n<g>\n</svg>", "<svg\n\n", "<svg>\n\n", "\n\n<svg a=b/>"])
    func malformed(text: String) { #expect(throws: DrawingProblem.malformed(line: 3)) { try clean(text) } }

    @Test("Broken drawings are refused or become drawings, and nothing else happens", arguments: 0..<20)
    func mutations(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let parts = Self.hostile.map(\.svg).joined()
        let source = Array(
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg \(Self.space)><style>@media x{.a{b:c}}</style>\(parts)&a;</svg>".utf8)
        for _ in 0..<200 {
            var bytes = source
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                if Bool.random(using: &generator) {
                    bytes[place] = Array("<>&;\"'/![]{}()#:=\0\u{80}".utf8).randomElement(using: &generator) ?? 0
                } else {
                    bytes.removeSubrange(place..<min(bytes.count, place + 20))
                }
            }
            guard let drawing = try? Drawing(bytes) else { continue }
            let text = String(decoding: drawing.bytes, as: UTF8.self).lowercased()
            #expect(!text.contains("<script") && !text.contains(" onload") && !text.contains("\"http://evil"))
            #expect((try? Drawing(drawing.bytes))?.bytes == drawing.bytes, "\(text)")
        }
    }
}
