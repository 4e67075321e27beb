import Files
import Foundation
import Testing

@testable import Preview

@Suite("Connections")
struct HTTPConnectionTests {
    /// Writes as much as the system takes, and returns the number of bytes.
    private func fill(_ socket: Int32) -> Int {
        let bytes = [UInt8](repeating: 0, count: 4096)
        var total = 0
        while case let count = write(socket, bytes, bytes.count), count > 0 { total += count }
        return total
    }

    @Test("What comes after a refusal is thrown away a chunk at a time, so that other connections have their turn")
    func closing() throws {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
        defer { close(ends[1]) }
        let connection = try HTTPConnection(Descriptor(ends[0]))
        try #require(write(ends[1], "x\n\n", 3) == 3)
        #expect(connection.advance() == nil)
        let waiting = fill(ends[1])
        try #require(waiting > 128 << 10)
        #expect(connection.advance() == nil)
        let taken = fill(ends[1])
        #expect(taken > 0 && taken < 100 << 10)
        #expect(!connection.isClosed)
    }
}
