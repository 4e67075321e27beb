import Files
import Foundation
import Testing

@testable import Output

@Suite("Builds that do not finish")
struct InterruptionTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    @Test("A discarded build leaves the old site and nothing else")
    func discarded() throws {
        try scratch.build(["index.html": "old"])
        let output = try StagedOutput(folder: scratch.site)
        try output.write(Array("new".utf8), to: "index.html")
        #expect(try scratch.names() == [".public.staging", "public"])
        output.discard()
        #expect(try scratch.names() == ["public"])
        #expect(try scratch.contents() == ["index.html": "old"])
    }

    @Test("A build that is dropped discards itself")
    func dropped() throws {
        do {
            let output = try StagedOutput(folder: scratch.site)
            try output.write(Array("new".utf8), to: "index.html")
        }
        #expect(try scratch.names().isEmpty)
    }

    @Test("After a commit or a discard nothing more is accepted")
    func closed() throws {
        let output = try StagedOutput(folder: scratch.site)
        _ = try output.commit()
        output.discard()
        let closed = OutputError.closed(folder: scratch.site)
        #expect(throws: closed) { try output.write([], to: "a") }
        #expect(throws: closed) { try output.copy(file: "/etc/hostname", to: "a") }
        #expect(throws: closed) { try output.commit() }
        #expect(closed.exitStatus == 70)
        #expect(try scratch.names() == ["public"])
    }

    @Test("A second build at the same time is told so, and the first goes on")
    func twoAtOnce() throws {
        let first = try StagedOutput(folder: scratch.site)
        try first.write(Array("first".utf8), to: "index.html")
        let busy = OutputError.busy(folder: scratch.site + "/")
        #expect(throws: busy) { try StagedOutput(folder: scratch.site + "/") }
        #expect(busy.exitStatus == 75)
        #expect(try first.commit() == OutputSummary(written: 1))

        let other = try StagedOutput(folder: scratch.path + "/elsewhere")
        let next = try StagedOutput(folder: scratch.site)
        next.discard()
        other.discard()
        #expect(try scratch.contents() == ["index.html": "first"])
    }

    @Test("The end of a finished build does not disturb the next one")
    func lateEnd() throws {
        var first: StagedOutput? = try StagedOutput(folder: scratch.site)
        first?.discard()
        let second = try StagedOutput(folder: scratch.site)
        try second.write(Array("second".utf8), to: "index.html")
        first = nil
        #expect(first == nil)
        _ = try second.commit()
        #expect(try scratch.contents() == ["index.html": "second"])
    }

    @Test("Many builds that fight for a folder never harm each other")
    func fight() throws {
        let folder = scratch.site
        DispatchQueue.concurrentPerform(iterations: 8) { builder in
            for round in 0..<10 {
                do {
                    let output = try StagedOutput(folder: folder)
                    try output.write(Array("\(builder) \(round)".utf8), to: "a/index.html")
                    try output.write(Array("\(builder) \(round)".utf8), to: "b/index.html")
                    _ = try output.commit()
                } catch {
                    let error = error as? OutputError
                    #expect(error == .busy(folder: folder))
                }
            }
        }
        let contents = try scratch.contents()
        #expect(contents.count == 2)
        #expect(contents["a/index.html"] == contents["b/index.html"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("A build that is killed leaves the old site whole, and the next one cleans up after it")
    func killed() async throws {
        try scratch.build(["index.html": "old", "same": "same"])
        let folder = scratch.site
        await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
            let output = try StagedOutput(folder: folder)
            try output.write(Array("new".utf8), to: "index.html")
            try output.write(Array("same".utf8), to: "same")
            kill(getpid(), SIGKILL)
        }
        #expect(try scratch.contents() == ["index.html": "old", "same": "same"])
        #expect(try scratch.names() == [".public.staging", "public"])
        try scratch.build(["index.html": "newer"])
        #expect(try scratch.contents() == ["index.html": "newer"])
        #expect(try scratch.names() == ["public"])
    }

    @Test(
        "A build that a signal ends leaves the old site and nothing else, while other threads go on writing",
        arguments: [SIGHUP, SIGINT, SIGTERM])
    func ended(number: Int32) async throws {
        try scratch.build(["index.html": "old"])
        let folder = scratch.path + "/above/public"
        for folder in [scratch.site, folder] {
            await #expect(processExitsWith: .signal(number)) { [folder = folder as String, number = number as Int32] in
                Termination.handleSignals()
                let output = try StagedOutput(folder: folder)
                DispatchQueue.concurrentPerform(iterations: 4) { writer in
                    for index in 0..<1_000_000 {
                        if index == 50, writer == 0 { kill(getpid(), number) }
                        try? output.write(Array("new".utf8), to: "\(writer)/\(index)/index.html")
                    }
                }
            }
        }
        #expect(try scratch.contents() == ["index.html": "old"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("A site that could not be put back is not removed")
    func oldSiteAside() throws {
        try scratch.build(["index.html": "old"])
        let output = try StagedOutput(folder: scratch.site)
        try FileManager.default.moveItem(atPath: scratch.site, toPath: scratch.path + "/.public.staging/old")
        output.discard()
        #expect(try scratch.contents() == ["index.html": "old"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("A build killed right after the exchange leaves the new site, and the old one is removed next time")
    func killedAfterExchange() throws {
        try scratch.build(["index.html": "new"])
        try scratch.put("old", at: "new/index.html", in: ".public.staging")
        try scratch.put("", at: "lock", in: ".public.staging")
        try scratch.build(["index.html": "newest"])
        #expect(try scratch.contents() == ["index.html": "newest"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("A build killed between the two steps is put right by the next one, even when that fails")
    func killedBetweenSteps() throws {
        try scratch.build(["index.html": "old"])
        try scratch.put("new", at: "new/index.html", in: ".public.staging")
        try FileManager.default.moveItem(atPath: scratch.site, toPath: scratch.path + "/.public.staging/old")
        let output = try StagedOutput(folder: scratch.site)
        #expect(try scratch.contents() == ["index.html": "old"])
        output.discard()
        #expect(try scratch.names() == ["public"])
        #expect(try scratch.contents() == ["index.html": "old"])
    }

    @Test("A build killed after the second step leaves the new site")
    func killedAfterSteps() throws {
        try scratch.build(["index.html": "new"])
        try scratch.put("old", at: "old/index.html", in: ".public.staging")
        try StagedOutput(folder: scratch.site).discard()
        #expect(try scratch.contents() == ["index.html": "new"])
        #expect(try scratch.names() == ["public"])
    }

    @Test("A site that somebody else exchanged during the build is left alone")
    func changedMeanwhile() throws {
        try scratch.build(["index.html": "old"])
        let output = try StagedOutput(folder: scratch.site)
        try output.write(Array("new".utf8), to: "index.html")
        try FileManager.default.moveItem(atPath: scratch.site, toPath: scratch.path + "/moved")
        try scratch.put("theirs", at: "index.html")
        #expect(throws: OutputError.changedMeanwhile(folder: scratch.site)) { try output.commit() }
        output.discard()
        #expect(try scratch.contents() == ["index.html": "theirs"])
        #expect(try scratch.names() == ["moved", "public"])
    }

    @Test("A folder that appeared during the first build is left alone unless it is empty")
    func appearedMeanwhile() throws {
        let output = try StagedOutput(folder: scratch.site)
        try scratch.put("theirs", at: "index.html")
        #expect(throws: OutputError.changedMeanwhile(folder: scratch.site)) { try output.commit() }
        #expect(try scratch.contents() == ["index.html": "theirs"])
    }
}
