import Messages
import Platform

/// A failure to work on a file or a folder.
public struct FileError: Error, Hashable, Sendable {
    /// The call that the system refused.
    public enum Operation: Hashable, Sendable {
        case create, write, read, copy, exchange, remove, lock
    }

    public let operation: Operation
    public let path: String
    public let reason: SystemError

    public init(_ operation: Operation, path: String, reason: SystemError) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }

    /// The failure in one sentence without a full stop.
    public var message: Message {
        let reason = reason.message
        return switch operation {
        case .create: "cannot create \(path): \(reason)"
        case .write: "cannot write \(path): \(reason)"
        case .read: "cannot read \(path): \(reason)"
        case .copy: "cannot copy \(path): \(reason)"
        case .exchange: "cannot exchange \(path): \(reason)"
        case .remove: "cannot remove \(path): \(reason)"
        case .lock: "cannot lock \(path): \(reason)"
        }
    }

    /// As in sysexits.h: 73 (cannot create output), 74 (input/output error).
    public var exitStatus: Int32 {
        switch operation {
        case .create: [ENOSPC, EDQUOT, EIO].contains(reason.code) ? 74 : 73
        case .exchange, .lock: 73
        case .write, .read, .copy, .remove: 74
        }
    }
}
