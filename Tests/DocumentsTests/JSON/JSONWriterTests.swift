import Documents
import Foundation
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test("Members and elements are separated, in the order in which they are written")
    func structure() {
        let text = written { json in
            json.object { json in
                json.member("z", "first")
                json.array("a") { json in
                    json.integer(1)
                    json.object { _ in }
                    json.array { _ in }
                    json.boolean(false)
                    json.null()
                }
                json.member("m", true)
            }
        }
        #expect(text == #"{"z":"first","a":[1,{},[],false,null],"m":true}"#)
    }

    @Test("The pretty layout gives every member and element a line of its own, and empty ones none")
    func prettyLayout() {
        let text = written(.pretty) { json in
            json.object { json in
                json.member("a", 1)
                json.array("b", of: ["x", "y"]) { $0.string($1) }
                json.object("c") { _ in }
            }
        }
        #expect(
            text == """
                {
                  "a": 1,
                  "b": [
                    "x",
                    "y"
                  ],
                  "c": {}
                }
                """)
    }

    @Test("An object is written behind what is there already")
    func objectBehindBytes() {
        var bytes = Array("data: ".utf8)
        JSONWriter.appendObject(to: &bytes, escaping: .script) { $0.member("text", "<b>") }
        #expect(String(decoding: bytes, as: UTF8.self) == #"data: {"text":"\u003cb\u003e"}"#)
    }

    @Test("A member without a value is left out")
    func nilMembers() {
        let text = written { json in
            json.object { json in
                json.member("text", nil as String?)
                json.member("whole", nil as Int?)
                json.member("number", nil as Double?)
                json.member("flag", nil as Bool?)
                json.member("kept", "")
            }
        }
        #expect(text == #"{"kept":""}"#)
    }

    @Test(
        "Quotes, backslashes and control characters are escaped, all else is kept",
        arguments: [
            ("\"\\/", #""\"\\/""#),
            ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
            ("\u{0}\u{1}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u001f\u{7F}\""),
            ("</script><!--&", "\"</script><!--&\""),
            ("Łatka 🐕 \u{2028}", "\"Łatka 🐕 \u{2028}\""),
            ("", "\"\""),
        ])
    func minimalEscapes(text: String, expected: String) {
        #expect(written { $0.string(text) } == expected)
    }

    @Test(
        "In a script element nothing can end the element, open a comment or break the line",
        arguments: [
            ("</script>", #""\u003c/script\u003e""#),
            ("<!--&amp;", #""\u003c!--\u0026amp;""#),
            ("a\u{2028}b\u{2029}c", #""a\u2028b\u2029c""#),
            ("\u{2027}\u{202A}…€", "\"\u{2027}\u{202A}…€\""),
        ])
    func scriptEscapes(text: String, expected: String) {
        #expect(written(escaping: .script) { $0.string(text) } == expected)
        let members = written(escaping: .script) { json in json.object { $0.member(text, 1) } }
        #expect(members == "{\(expected):1}")
    }

    @Test(
        "An escape is found wherever it stands in a long text",
        arguments: ["\"", "\\", "\u{0}", "\u{1F}", "<", ">", "&", "\u{2028}", "\u{2029}", "ł", "\u{7F}", "…"])
    func everyPlace(character: String) {
        let escaped = written(escaping: .script) { $0.string(character) }.dropFirst().dropLast()
        for place in 0..<20 {
            let before = String(repeating: "!", count: place)
            let after = String(repeating: "~", count: 20 - place)
            #expect(
                written(escaping: .script) { $0.string(before + character + after) }
                    == "\"\(before)\(escaped)\(after)\"")
        }
    }

    @Test(
        "Doubles are as short as they can be and read back the same",
        arguments: [
            (24, "24"), (0.1, "0.1"), (-0.5, "-0.5"), (1 / 3, "0.3333333333333333"), (54.372158, "54.372158"),
            (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"), (-0.0, "-0"),
        ] as [(Double, String)])
    func doubles(number: Double, expected: String) {
        let text = written { $0.number(number) }
        #expect(text == expected)
        #expect(Double(text) == number)
    }

    @Test("What JSON cannot express as a number is null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(number: Double) {
        #expect(written { json in json.array { $0.number(number) } } == "[null]")
    }

    @Test("Integers of any size keep all their digits", arguments: [0, 9, 10, -1, Int.min, Int.max])
    func integers(number: Int) {
        #expect(written { $0.integer(number) } == String(number))
    }

    @Test("A text is appended to what is there, and fragments stand as values")
    func appending() {
        var bytes = Array("data: ".utf8)
        JSONWriter.append(to: &bytes) { json in
            json.array { json in
                json.fragment(Array(#"{"a":1}"#.utf8))
                json.fragment(Array("2".utf8))
            }
        }
        #expect(String(decoding: bytes, as: UTF8.self) == #"data: [{"a":1},2]"#)
    }

    @Test("An independent parser reads back every character", arguments: [JSONWriter.Escaping.minimal, .script])
    func roundTrip(escaping: JSONWriter.Escaping) throws {
        let scalars = (0...0x2100).compactMap(Unicode.Scalar.init) + ["\u{FFFF}", "\u{10FFFF}"]
        let text = String(String.UnicodeScalarView(scalars))
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes, .pretty, escaping: escaping) { json in
            json.object { $0.member("text", text) }
        }
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
        // Scalar by scalar, because equal strings may be composed differently.
        #expect(try Array(#require(object?["text"]).unicodeScalars) == scalars)
    }

    private func written(
        _ layout: JSONWriter.Layout = .compact, escaping: JSONWriter.Escaping = .minimal,
        _ write: (inout JSONWriter) -> Void
    ) -> String {
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes, layout, escaping: escaping, write)
        return String(decoding: bytes, as: UTF8.self)
    }
}
