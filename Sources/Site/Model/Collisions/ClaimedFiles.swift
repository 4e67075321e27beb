import Documents
import Messages
import Records

/// All files that the site will consist of, each with who wants it, and what is wrong where two want the same.
struct ClaimedFiles {
    private var claims: [String: Claim] = [:]
    /// Folders that files lie in, each with the first file that needs it.
    private var folders: [String: Claim] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    mutating func add(_ claim: Claim) {
        if let other = claims[claim.file] {
            report(claim, other, at: claim.file)
            return
        }
        if let other = folders[claim.file] { report(claim, other, at: claim.file) }
        claims[claim.file] = claim
        var folder = claim.file[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            let name = String(folder)
            if let other = claims[name] { report(claim, other, at: name) }
            guard folders.updateValue(claim, forKey: name) == nil else { break }
        }
    }

    private mutating func report(_ one: Claim, _ other: Claim, at file: String) {
        // Files of the site itself want the same address where pages do.
        guard one.rank != .fixed || other.rank != .fixed else { return }
        let (yielding, staying) = one.rank >= other.rank ? (one, other) : (other, one)
        let address = file.hasSuffix("index.html") ? "/" + file.dropLast("index.html".count) : "/" + file
        let place = yielding.origin ?? staying.origin ?? Origin(file: "site.yml")
        diagnostics.append(
            Diagnostic(
                id: "address-collision", file: place.file, line: place.line, column: place.column,
                message: "\(yielding.owner) and \(staying.owner) both want the address \(address)",
                suggestion: yielding.rank.suggestion))
    }
}

extension Claim.Rank {
    /// The advice to whoever can change what such a claim is for, where it yields.
    fileprivate var suggestion: Message {
        switch self {
        case .former: "delete this id: an address can lead to one page only"
        case .staticFile: "rename or remove this file"
        case .fixed, .pathWord, .record: "rename this record's file"
        }
    }
}
