import Foundation
import Testing
import XMLTree

@testable import Site

extension EmittedDocument {
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        render(&bytes)
        return bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the document as JSON. One that is not JSON fails the test.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    /// Returns the document as XML. One that is not well-formed fails the test.
    func xml() throws -> XMLTree { try XMLTree(parsing: bytes) }
}

extension [EmittedDocument] {
    func document(_ file: String) throws -> EmittedDocument { try #require(first { $0.file == file }) }
}
