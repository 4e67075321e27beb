import Testing

@testable import Preview

@Suite("Requests")
struct HTTPRequestTests {
    private func requests(_ parts: String...) throws -> [HTTPRequest] {
        var reader = HTTPRequestReader()
        var found: [HTTPRequest] = []
        for part in parts {
            reader.append(part.utf8)
            while let request = try reader.next() { found.append(request) }
        }
        return found
    }

    @Test("A request has a path, a query and fields")
    func whole() throws {
        let request = try #require(
            try requests("GET /a%C5%82/?after=3&page=%2Fb HTTP/1.1\r\nHost: localhost\r\nX: a\r\nx:  b \r\n\r\n").first)
        #expect(!request.isHead && request.keepsConnection)
        #expect(request.path == "/ał/" && request.encodedPath == "/a%C5%82/")
        #expect(request.query == ["after": "3", "page": "/b"])
        #expect(request.field("host") == "localhost" && request.field("X") == "a, b")
    }

    @Test("Bytes may come in any parts, and several requests at once")
    func parts() throws {
        let found = try requests("HEA", "D /a HTTP/1.0\r", "\n\r\nGET /b HTTP/1.1\n", "Connection: Close\n\nGET /c")
        #expect(found.map(\.path) == ["/a", "/b"])
        #expect(found.map(\.isHead) == [true, false])
        #expect(found.map(\.keepsConnection) == [false, false])
    }

    @Test(
        "What is no request to show something is refused",
        arguments: [
            ("POST / HTTP/1.1\n\n", .methodNotAllowed), ("GET / HTTP/2.0\n\n", .versionNotSupported),
            ("GET /\n\n", .badRequest), ("\n", .badRequest), ("GET / HTTP/1.1\n x\n\n", .badRequest),
            ("GET / HTTP/1.1\nx\n\n", .badRequest), ("GET /%f HTTP/1.1\n\n", .badRequest),
            ("GET /%-0 HTTP/1.1\n\n", .badRequest), ("GET /%+1 HTTP/1.1\n\n", .badRequest),
            ("GET /%FF HTTP/1.1\n\n", .badRequest), ("GET / HTTP/1.1\nContent-Length: 1\n\n", .contentTooLarge),
            ("GET / HTTP/1.1\nTransfer-Encoding: chunked\n\n", .contentTooLarge),
        ] as [(String, HTTPStatus)])
    func refusals(text: String, status: HTTPStatus) {
        #expect(throws: status) { try requests(text) }
    }

    @Test("A line, a head and the number of its lines are bounded, before the rest has come")
    func bounds() {
        let field = "X: " + String(repeating: "x", count: HTTPRequestReader.lineLimit / 2) + "\n"
        #expect(throws: HTTPStatus.uriTooLong) {
            try requests("GET /" + String(repeating: "x", count: HTTPRequestReader.lineLimit))
        }
        #expect(throws: HTTPStatus.headerFieldsTooLarge) {
            try requests("GET / HTTP/1.1\n" + String(repeating: field, count: 8))
        }
        #expect(throws: HTTPStatus.headerFieldsTooLarge) {
            try requests("GET / HTTP/1.1\n" + String(repeating: "X:\n", count: HTTPRequestReader.countLimit + 1))
        }
        #expect(throws: Never.self) { try requests("GET / HTTP/1.1\n" + String(repeating: field, count: 7) + "\n") }
    }
}
