import Foundation
import Testing

@testable import Files

@Suite("Reading files", .timeLimit(.minutes(1)))
struct FileTests {
    private let scratch: ScratchFolder
    private var path: String { "\(scratch.path)/x" }

    init() throws { scratch = try ScratchFolder() }

    @Test("A file is read whole, up to a limit")
    func whole() throws {
        try SingleFile.write(Array("dog".utf8), to: path, .new)
        #expect(try File.read(path, limit: 3) == Array("dog".utf8))
        #expect(throws: FileReadError.tooLarge(size: 3, limit: 2)) { try File.read(path, limit: 2) }
        #expect(throws: FileReadError.missing) { try File.read(path + "y", limit: 2) }
        try SingleFile.write([], to: path, .replacing)
        #expect(try File.read(path, limit: 0) == [])
    }

    @Test("A file of the kernel, which says that it is empty, is read to its end")
    func kernel() throws {
        #expect(try !File.read("/proc/self/maps", limit: 1 << 24).isEmpty)
        #expect(throws: FileReadError.self) { try File.read("/proc/self/maps", limit: 1) }
    }

    @Test("A pipe is refused and not waited for, whether somebody writes to it or not")
    func pipe() throws {
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: FileReadError.notAFile(.pipe)) { try File.read(path, limit: 9) }
        let writer = open(path, O_RDWR)
        defer { close(writer) }
        #expect(throws: FileReadError.notAFile(.pipe)) { try File.read(path, limit: 9) }
    }

    @Test("A socket is named as one")
    func socket() throws {
        let number = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(number) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The path of a socket is short.
        let name = "/tmp/s\(getpid())"
        defer { unlink(name) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(name.utf8)) }
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        #expect(throws: FileReadError.notAFile(.socket)) { try File.read(name, limit: 9) }
    }

    @Test("Folders and devices are named as what they are")
    func others() {
        #expect(throws: FileReadError.notAFile(.folder)) { try File.read(scratch.path, limit: 9) }
        #expect(throws: FileReadError.notAFile(.device)) { try File.read("/dev/zero", limit: 9) }
    }

    @Test("A symbolic link is followed, unless it must not be")
    func links() throws {
        try SingleFile.write(Array("dog".utf8), to: path, .new)
        let link = path + "-link"
        try #require(symlink(path, link) == 0)
        #expect(try File.read(link, limit: 9) == Array("dog".utf8))
        #expect(throws: FileReadError.notAFile(.symbolicLink)) {
            try File.read(link, limit: 9, followingLinks: false)
        }
        try #require(mkfifo(path + "-pipe", 0o600) == 0)
        try #require(symlink(path + "-pipe", link + "-pipe") == 0)
        #expect(throws: FileReadError.notAFile(.pipe)) { try File.read(link + "-pipe", limit: 9) }
    }

    @Test("A folder tells what is in it")
    func entries() throws {
        try SingleFile.write([], to: path, .new)
        try #require(mkfifo(path + "1", 0o600) == 0 && symlink(path, path + "2") == 0 && mkdir(path + "3", 0o700) == 0)
        let entries = try Descriptor.folder(scratch.path).entries().sorted { $0.name.text < $1.name.text }
        #expect(entries.map(\.name.text) == ["x", "x1", "x2", "x3"])
        #expect(entries.map(\.kind) == [.file, .pipe, .symbolicLink, .folder])
    }

    @Test("A folder of many names tells each of them once, however often it is asked")
    func manyEntries() throws {
        let names = Set((1...999).map { String(repeating: "x", count: $0 % 200) + "\($0)" })
        for name in names { try SingleFile.write([], to: scratch.path + "/" + name, .new) }
        let folder = try Descriptor.folder(scratch.path)
        for _ in 0..<2 {
            let entries = try folder.entries()
            #expect(entries.count == names.count && Set(entries.map(\.name.text)) == names)
        }
    }

    @Test("Every failure has words")
    func words() {
        #expect(FileReadError.notAFile(.pipe).reason.english == "it is a pipe, not a file")
        #expect(FileReadError.unreadable(SystemError(code: EACCES)).reason.english == "Permission denied")
        let error = FileError(.write, path: "a/b", reason: SystemError(code: ENOSPC))
        #expect(error.message.english == "cannot write a/b: No space left on device")
        #expect(error.exitStatus == 74)
    }
}
