import Dispatch
import Files
import Platform
import Synchronization

/// A server on the loopback interface, for browsers of this machine (HTTP/1.1, RFC 9112).
///
/// One thread waits for all connections and never for one of them, and answers are made on others, so that no client
/// holds up another: lines, requests, their time and the number of connections are bounded.
final class HTTPServer: Sendable {
    /// The most connections: beyond these, the one that has waited the longest for its client is closed.
    private static let connectionLimit = 128

    private let listener: Descriptor
    /// The ends of a pipe that ends the wait for connections.
    private let alarm: Descriptor
    private let alarmEnd: Descriptor
    private let answers = Mutex<[(connection: Int, response: HTTPResponse)]>([])
    private let answer: @Sendable (HTTPRequest) async -> HTTPResponse

    /// Begins to listen.
    /// - Parameter answer: is called on any thread.
    /// - Throws: EADDRINUSE where something else listens at the port.
    init(port: UInt16, _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) throws(SystemError) {
        self.answer = answer
        listener = try Descriptor(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        try HTTPServer.prepare(listener)
        try HTTPServer.set(SO_REUSEADDR, of: SOL_SOCKET, 1, listener)
        // Connections take these over: to send at once what they are given (RFC 9293, section 3.7.4), and to hold no
        // more than this for clients that do not read.
        try HTTPServer.set(TCP_NODELAY, of: Int32(IPPROTO_TCP), 1, listener)
        try HTTPServer.set(SO_SNDBUF, of: SOL_SOCKET, 128 << 10, listener)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let number = listener.number
        let isBound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isBound, listen(number, SOMAXCONN) == 0 else { throw .last }
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last }
        alarm = try Descriptor(ends[0])
        alarmEnd = try Descriptor(ends[1])
        try HTTPServer.prepare(alarm)
        try HTTPServer.prepare(alarmEnd)
    }

    /// Serves on a thread of its own until the process ends.
    func start() { DispatchQueue(label: "server").async { self.run() } }

    private static func prepare(_ descriptor: borrowing Descriptor) throws(SystemError) {
        guard fcntl(descriptor.number, F_SETFL, O_NONBLOCK) == 0, fcntl(descriptor.number, F_SETFD, FD_CLOEXEC) == 0
        else { throw .last }
    }

    private static func set(
        _ option: Int32, of level: Int32, _ value: Int32, _ socket: borrowing Descriptor
    ) throws(SystemError) {
        var value = value
        guard setsockopt(socket.number, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw .last
        }
    }

    private func run() {
        var connections: [Int: HTTPConnection] = [:]
        var last = 0
        while true {
            let waiting = Array(connections)
            var files = [listener.number, alarm.number].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            files += waiting.map(\.value.poll)
            poll(&files, nfds_t(files.count), waiting.isEmpty ? -1 : 1_000)
            for ((number, connection), file) in zip(waiting, files.dropFirst(2)) where file.revents != 0 {
                make(connection.advance(), for: number)
            }
            if files[1].revents != 0 { send(to: connections) }
            let now = ContinuousClock.now
            for (number, connection) in connections {
                connection.expire(at: now)
                if connection.isClosed { connections[number] = nil }
            }
            if files[0].revents != 0 { accept(&connections, &last) }
        }
    }

    /// Takes the next connection. One at a time, so that the others have their turn.
    private func accept(_ connections: inout [Int: HTTPConnection], _ last: inout Int) {
        guard let socket = try? Descriptor(Platform.accept(listener.number, nil, nil)),
            (try? HTTPServer.prepare(socket)) != nil
        else { return }
        if connections.count >= HTTPServer.connectionLimit,
            let oldest = connections.min(by: { $0.value.priority < $1.value.priority })
        {
            connections[oldest.key] = nil
        }
        last += 1
        connections[last] = HTTPConnection(socket)
    }

    private func make(_ request: HTTPRequest?, for connection: Int) {
        guard let request else { return }
        Task {
            let response = await answer(request)
            answers.withLock { $0.append((connection, response)) }
            var byte: UInt8 = 0
            // A full pipe ends the wait as well.
            _ = write(alarmEnd.number, &byte, 1)
        }
    }

    /// Hands over the answers that were made meanwhile.
    private func send(to connections: [Int: HTTPConnection]) {
        var bytes = [UInt8](repeating: 0, count: 256)
        _ = read(alarm.number, &bytes, bytes.count)
        let ready = answers.withLock { answers in
            defer { answers = [] }
            return answers
        }
        for (number, response) in ready { make(connections[number]?.respond(response), for: number) }
    }
}
