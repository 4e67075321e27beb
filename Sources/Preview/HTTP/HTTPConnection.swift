import Files
import Platform

/// The connection of a client: bytes come in, requests come out, and answers go back. Nothing here waits.
final class HTTPConnection {
    private enum Phase {
        /// A request, or the rest of one, has to come.
        case reading
        /// The answer to a request is being made.
        case answering
        case writing
        /// All is said. What the client still sends is thrown away until it closes, so that it reads the answer first.
        case closing
        case closed
    }

    /// The most requests, so that no client holds a connection for ever.
    private static let requestLimit = 1_000
    private static let chunkSize = 64 << 10

    private let socket: Descriptor
    private var phase = Phase.reading
    /// The beginning of the phase, or of its last progress; while a request is coming, that of the request.
    private var since = ContinuousClock.now
    private var reader = HTTPRequestReader()
    private var requestCount = 0
    private var request: HTTPRequest?
    private var output: [UInt8] = []
    private var sent = 0
    /// The part of a file that follows the output.
    private var file: HTTPResponse.FilePart?
    private var fileOffset = 0
    private var isLast = false

    /// - Parameter socket: does not block.
    init(_ socket: consuming Descriptor) { self.socket = socket }

    var isClosed: Bool { if case .closed = phase { true } else { false } }

    /// The file and the events to wait for, as poll(2) has them.
    var poll: pollfd {
        let events: Int32 =
            switch phase {
            case .reading, .closing: POLLIN
            case .writing: POLLOUT
            case .answering, .closed: 0
            }
        return pollfd(fd: socket.number, events: Int16(events), revents: 0)
    }

    /// The order in which connections are given up for others: those that wait for their client the longest come first.
    var priority: (Int, ContinuousClock.Instant) {
        switch phase {
        case .closed, .closing: (0, since)
        case .reading: (1, since)
        case .writing: (2, since)
        case .answering: (3, since)
        }
    }

    // MARK: Progress

    /// Does what can be done now.
    /// - Returns: a request to answer, which nothing follows until it has its answer.
    func advance() -> HTTPRequest? {
        switch phase {
        case .reading: return receive() ? nextRequest() : nil
        case .writing: return send() ? nextRequest() : nil
        case .closing: _ = receive()
        // An error of the socket is all that wakes it here.
        case .answering: phase = .closed
        case .closed: break
        }
        return nil
    }

    /// Begins to send the answer to the last request.
    /// - Returns: the next request, where it has come already.
    func respond(_ response: HTTPResponse) -> HTTPRequest? {
        guard case .answering = phase, let request else { return nil }
        isLast = !request.keepsConnection || requestCount == HTTPConnection.requestLimit
        begin(response, isHead: request.isHead)
        return send() ? nextRequest() : nil
    }

    /// Gives up what takes too long.
    func expire(at now: ContinuousClock.Instant) {
        let waited = since.duration(to: now)
        switch phase {
        case .reading where !reader.isEmpty && waited > .seconds(10): refuse(.requestTimeout)
        case .reading where waited > .seconds(60), .writing where waited > .seconds(30),
            .closing where waited > .seconds(2):
            phase = .closed
        default: break
        }
    }

    // MARK: Receiving

    /// Reads what has come, up to a chunk: others have their turn before the next.
    /// - Returns: true if there was something.
    private func receive() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: HTTPConnection.chunkSize, alignment: 16) { buffer in
            let count = recv(socket.number, buffer.baseAddress, buffer.count, 0)
            guard count > 0 else {
                if count == 0 || ![EAGAIN, EINTR].contains(errno) { phase = .closed }
                return false
            }
            if case .closing = phase { return true }
            if reader.isEmpty { since = .now }
            reader.append(buffer[..<count])
            return true
        }
    }

    private func nextRequest() -> HTTPRequest? {
        do throws(HTTPStatus) {
            request = try reader.next()
        } catch {
            refuse(error)
            return nil
        }
        if request != nil {
            requestCount += 1
            enter(.answering)
        }
        return request
    }

    // MARK: Sending

    private func refuse(_ status: HTTPStatus) {
        isLast = true
        begin(HTTPResponse(refusal: status), isHead: false)
        _ = send()
    }

    private func begin(_ response: HTTPResponse, isHead: Bool) {
        output = response.head(keepsConnection: !isLast)
        sent = 0
        switch response.body {
        case _ where isHead: break
        case .bytes(let bytes): output += bytes
        case .file(let part):
            file = part
            fileOffset = part.range.lowerBound
        }
        enter(.writing)
    }

    /// Sends as much as the client takes, of a file a part.
    /// - Returns: true if that was all, and further requests may come.
    private func send() -> Bool {
        while sent < output.count || readFile() {
            let count = output[sent...].withUnsafeBytes { bytes in
                Platform.send(socket.number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
                since = .now
                // Others have their turn before the next part of a file.
                if file != nil { return false }
            } else if errno == EAGAIN {
                return false
            } else if errno != EINTR {
                phase = .closed
                return false
            }
        }
        guard case .writing = phase else { return false }
        guard isLast else {
            enter(.reading)
            return true
        }
        shutdown(socket.number, Int32(SHUT_WR))
        enter(.closing)
        return false
    }

    /// Puts the next bytes of the file into the output.
    /// - Returns: false where there are none.
    private func readFile() -> Bool {
        guard let part = file, fileOffset < part.range.upperBound else {
            file = nil
            return false
        }
        output = [UInt8](
            unsafeUninitializedCapacity: min(HTTPConnection.chunkSize, part.range.upperBound - fileOffset)
        ) { buffer, count in
            count = part.file.read(at: fileOffset, into: UnsafeMutableRawBufferPointer(buffer))
        }
        sent = 0
        fileOffset += output.count
        // The file was cut meanwhile, so that the answer cannot have the length that it said.
        if output.isEmpty { phase = .closed }
        return !output.isEmpty
    }

    private func enter(_ phase: Phase) {
        self.phase = phase
        since = .now
    }
}
