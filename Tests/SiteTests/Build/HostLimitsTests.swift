import Records
import Testing

@testable import Site

@Suite("What hosts refuse")
struct HostLimitsTests {
    @Test("A file more than Cloudflare Pages takes is a warning, where the site lives there alone", arguments: [0, 1])
    func files(excess: Int) throws {
        let limits = HostLimits(NoOutput())
        for number in 0..<(20_000 + excess) {
            try limits.write(UnsafeRawBufferPointer(start: nil, count: 0), to: "\(number)")
        }
        let problems = limits.problems(on: .cloudflare, content: nil)
        #expect(problems.map(\.id) == Array(repeating: "host-limit", count: excess))
        #expect(problems.allSatisfy { $0.severity == .warning && $0.suggestion != nil })
        for host in SiteHost.allCases + [nil] where host != .cloudflare {
            #expect(limits.problems(on: host, content: nil).isEmpty)
        }
    }
}
