import Testing

@testable import Site

@Suite("Style sheets as visitors get them")
struct StyleSheetTests {
    private func published(_ source: String) -> String {
        String(decoding: StyleSheet.published(Array(source.utf8)), as: UTF8.self)
    }

    @Test(
        "Comments and spaces that mean nothing are left out",
        arguments: [
            ("/* why */\na { color: red; margin: 0 }\n", "a{color:red;margin:0}"),
            ("a ,\n b{ }", "a ,b{}"),
            ("@media (min-width: 1rem) {\n  a { top: 0 }\n}", "@media (min-width:1rem){a{top:0}}"),
            ("a{} /* at the end */", "a{}"),
        ])
    func shorter(source: String, expected: String) {
        #expect(published(source) == expected)
    }

    @Test(
        "What has a meaning stays as it is",
        arguments: [
            "a :hover{}", "a > b + c{}", "a{width:calc(1px + 2px)}", #"a{content:"/*  */  ; '"}"#,
            #"a{content:"\"  /*"}"#,
            "a{mask:url(data:;x,//a/*b)}", #"a{mask:url("data:,rotate(1)  b")}"#, "a/**/b{}", #".a\ \;b{}"#,
            "a{margin:0 -1px}", "a{--x: ;--y:b}",
        ])
    func kept(source: String) {
        #expect(published(source) == source)
    }

    @Test(
        "A sheet with something that does not end is left alone",
        arguments: [
            "a  { } /* ", #"a  { content: "x }"#, "a  { mask: url(x }", "a  { content: 'x\n' }", #"a  { content: "x\"#,
        ])
    func unfinished(source: String) {
        #expect(published(source) == source)
    }

    @Test("Files beside a sheet are named as they are published; what is no file of the site, and texts, stay")
    func addresses() {
        let source = "a{mask:url(drawn.svg)}b{mask:url(other.svg)}c{content:\"url(drawn.svg)\"}"
        let bytes = StyleSheet.published(Array(source.utf8)) { $0 == "drawn.svg" ? "drawn.1x.svg" : nil }
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "a{mask:url(drawn.1x.svg)}b{mask:url(other.svg)}c{content:\"url(drawn.svg)\"}")
    }

    @Test("A sheet's fingerprint covers the files that it names")
    func fingerprints() throws {
        func sheet(_ drawing: String) throws -> SiteAssets.File {
            let assets = SiteAssets([
                "site.css": Array("a{mask:url(glyphs.svg)}".utf8), "glyphs.svg": Array(drawing.utf8),
            ])
            let file = try #require(assets["site.css"])
            let named = try #require(assets["glyphs.svg"]).address
            #expect(String(decoding: file.bytes, as: UTF8.self).contains(named.path.split(separator: "/").last ?? "?"))
            return file
        }
        #expect(try sheet("<svg/>").address != sheet("<svg></svg>").address)
    }

    @Test("Any bytes are survived, and shortening twice changes nothing more")
    func anything() {
        var state: UInt32 = 7
        for _ in 0..<400 {
            let bytes = (0..<40).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return Array(#"ab{};:, "'/*\()url"#.utf8 + [0xFF])[Int(state >> 16) % 19]
            }
            let once = StyleSheet.published(bytes)
            #expect(once.count <= bytes.count)
            #expect(StyleSheet.published(once) == once)
        }
    }
}
