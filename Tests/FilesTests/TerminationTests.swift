import Foundation
import Testing

@testable import Files

@Suite("The end by a signal")
struct TerminationTests {
    private func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test("Files that are only complete together go together", arguments: [SIGHUP, SIGINT, SIGTERM])
    func files(number: Int32) async throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        await #expect(processExitsWith: .signal(number)) { [folder = folder as String, number = number as Int32] in
            Termination.handleSignals()
            try FileCreation.whole { creation throws(FileError) in
                for index in 0..<1_000_000 {
                    try creation.write([], to: "\(folder)/a/\(index % 3)/\(index)")
                    if index == 10 { kill(getpid(), number) }
                }
            }
        }
        #expect(try names(in: folder).isEmpty)
    }

    @Test("What was created before an error goes, and nothing else")
    func errors() throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        try SingleFile.write(Array("mine".utf8), to: "\(folder)/b", .new)
        #expect(throws: FileError(.create, path: "\(folder)/b", reason: SystemError(code: EEXIST))) {
            try FileCreation.whole { creation throws(FileError) in
                try creation.write([], to: "\(folder)/a/a")
                try creation.write([], to: "\(folder)/b")
            }
        }
        #expect(try names(in: folder) == ["b"])
        #expect(try String(contentsOfFile: "\(folder)/b", encoding: .utf8) == "mine")
    }

    @Test("Unfinished files go, and whole ones stay")
    func drafts() async throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        await #expect(processExitsWith: .signal(SIGTERM)) { [folder = folder as String] in
            Termination.handleSignals()
            DispatchQueue.concurrentPerform(iterations: 2) { writer in
                for index in 0..<1_000_000 {
                    if index == 20, writer == 0 { kill(getpid(), SIGTERM) }
                    let bytes = [UInt8](repeating: 1, count: 10_000)
                    try? SingleFile.write(bytes, to: "\(folder)/\(writer)", .replacing, isDurable: false)
                }
            }
        }
        let names = try names(in: folder)
        #expect(names.contains("0") && names.allSatisfy { ["0", "1"].contains($0) })
    }

    @Test("A reader that is gone, or a file that may not grow, is an error of writing")
    func errorsOfWriting() async throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            Termination.handleSignals()
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0 && close(ends[0]) == 0)
            #expect(throws: SystemError(code: EPIPE)) { try Descriptor.write([1], to: ends[1]) }
            var limit = rlimit(rlim_cur: 10, rlim_max: 10)
            try #require(setrlimit(__rlimit_resource_t(1), &limit) == 0)
            #expect(throws: FileError(.write, path: "\(folder)/a", reason: SystemError(code: EFBIG))) {
                try SingleFile.write([UInt8](repeating: 1, count: 100), to: "\(folder)/a", .new)
            }
            exit(0)
        }
        #expect(try names(in: folder).isEmpty)
    }

    @Test("A signal that the parent ignores stays ignored")
    func ignored() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGHUP, SIG_IGN)
            Termination.handleSignals()
            kill(getpid(), SIGHUP)
            usleep(200_000)
            exit(7)
        }
    }

    @Test("It is ignored even while signals begin to be handled")
    func ignoredMeanwhile() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGHUP, SIG_IGN)
            Thread.detachNewThread { while true { kill(getpid(), SIGHUP) } }
            for _ in 0..<200 { Termination.handleSignals() }
            usleep(200_000)
            exit(7)
        }
    }

    @Test("A second signal ends a cleanup that hangs", arguments: [SIGINT, SIGTERM])
    func impatience(second: Int32) async {
        await #expect(processExitsWith: .signal(second)) { [second = second as Int32] in
            Termination.handleSignals()
            _ = Termination.deferred { $0.add { while true { pause() } } }
            kill(getpid(), SIGINT)
            usleep(600_000)
            kill(getpid(), second)
            sleep(60)
        }
    }

    @Test("A signal that comes twice at once, as timeout(1) sends it, lets the cleanup end")
    func twice() async throws {
        let scratch = try ScratchFolder()
        let folder = scratch.path
        await #expect(processExitsWith: .signal(SIGTERM)) { [folder = folder as String] in
            Termination.handleSignals()
            try SingleFile.write([], to: "\(folder)/a", .new)
            _ = Termination.deferred {
                $0.add {
                    usleep(50_000); unlink("\(folder)/a")
                }
            }
            for _ in 0..<2 { kill(getpid(), SIGTERM) }
            sleep(60)
        }
        #expect(try names(in: folder).isEmpty)
    }
}
