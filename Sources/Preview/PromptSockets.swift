import FlyingSocks
import Platform

/// Sockets that send at once what they are given. An answer's header fields and its body are written one after the other, and
/// without this the body waits until the browser has acknowledged the header, which takes 40 ms (RFC 9293, section 3.7.4).
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
    let pool: Pool

    func prepare() async throws { try await pool.prepare() }

    func run() async throws { try await pool.run() }

    /// The first socket that waits is the one that listens, and Linux's connections take the option over from it.
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await pool.suspendSocket(socket, untilReadyFor: events)
    }
}
