// `counted` lists the benchmarks; `counted NAME < PACK` runs one on the files of a pack, which Benchmarks/counts.py makes.

/// Callgrind counts from where this is entered to where it is left, and finds it by its name.
@inline(never)
func measure(_ work: Benchmark.Work) throws -> Int { try work(.counted) }

let names = Benchmark.allCases.map(\.rawValue)
if let name = CommandLine.arguments.dropFirst().first {
    guard let benchmark = Benchmark(rawValue: name) else {
        complain("there is no benchmark \(name), only \(names.joined(separator: ", "))")
    }
    do {
        let work = try benchmark.prepared(for: try Inputs(pack: standardInput()))
        // Once before it counts: whatever is made at first use, by us or by the runtime, is there then.
        _ = try work(.before)
        let made = try measure(work)
        print(made)
        // A benchmark of nothing would never get slower.
        if made == 0 { complain("\(name) made nothing") }
    } catch {
        complain("\(name): \(error)")
    }
} else {
    print(names.joined(separator: "\n"))
}
