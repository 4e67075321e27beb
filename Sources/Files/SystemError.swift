import Messages
import Platform

/// The reason the system gave for refusing a call.
public struct SystemError: Error, Hashable, Sendable {
    /// As in errno(3).
    public let code: Int32

    public init(code: Int32) { self.code = code }

    /// The reason for the call that has just failed.
    package static var last: SystemError { SystemError(code: errno) }

    /// The reason in the system's words.
    public var message: Message { Message(systemError: String(cString: strerror(code))) }
}
