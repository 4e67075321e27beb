import Content
import Documents
import Records

public enum Trial {
    public static func main() {
        let root = CommandLine.arguments.dropFirst().first ?? "content"
        let today = CalendarDate("2026-11-21")!
        let clock = ContinuousClock()
        let start = clock.now
        let result = try! CatalogueLoader(source: DiskContent(root: root), today: today).load()
        print(clock.now - start)
        let report = DiagnosticReport(result.diagnostics)
        print(
            report.text(folder: root) { file, number in
                guard let bytes = try? DiskContent(root: root).read(file, limit: 1 << 26) else { return nil }
                return SourceFile(name: file, text: String(decoding: bytes, as: UTF8.self)).line(number).map {
                    String(decoding: $0, as: UTF8.self)
                }
            })
        print(report.summary)
        print(
            result.catalogue?.institutions.count ?? -1,
            result.catalogue?.institutions.reduce(0) { $0 + $1.animals.count } ?? -1)
    }
}
