internal import EmbeddedFiles
import Records

extension SiteHost {
    /// The files by which the host builds and publishes a site.
    var files: [ExampleSite.File] {
        switch self {
        case .github, .netlify, .cloudflare:
            [ExampleSite.File(".github/workflows/site.yml", text(of: .exampleWorkflow))]
        case .gitlab: [ExampleSite.File(".gitlab-ci.yml", text(of: .examplePipeline))]
        case .server: []
        }
    }

    /// Returns a text of the example for sites on this host, with the program's version. A line that ends with names of
    /// hosts, `  @github @netlify`, is theirs alone.
    func text(of file: EmbeddedFile) -> String {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).compactMap {
            line -> Substring? in
            guard let hosts = line.firstRange(of: "  @") else { return line }
            return line[hosts.lowerBound...].split(separator: " ").contains("@\(rawValue)")
                ? line[..<hosts.lowerBound] : nil
        }
        return lines.joined(separator: "\n").replacing("{repository}", with: Release.repository)
            .replacing("{version}", with: Release.version)
    }
}
