import Content
import Dispatch
import Testing

@testable import Site

@Suite("A preview")
struct SitePreviewTests {
    private static func preview(
        yieldingTo reading: DispatchGroup = DispatchGroup()
    ) throws -> SitePreview {
        let animals = try (0..<20).map { try VirtualSite.animal("rex-\($0)") }
        var templates = try RealTemplates.folder()
        for name in SiteAssets.required where templates.assets[name] == nil { templates.assets[name] = Array("x".utf8) }
        let builder = try VirtualSite(animals: animals).builder(templates, content: DiskContent(root: "/nonexistent"))
        return try #require(SitePreview.make(of: builder, yieldingTo: reading).preview)
    }

    @Test("The check of everything ends at the next page once a newer state is read")
    func unwanted() throws {
        let preview = try Self.preview()
        var asked = 0
        let found = preview.check {
            asked += 1
            return asked == 3
        }
        #expect(found == nil)
        #expect(asked == 3)
        #expect(preview.check { false } != nil)
    }

    @Test("The check of everything waits while a newer state is read")
    func waiting() throws {
        let reading = DispatchGroup()
        let preview = try Self.preview(yieldingTo: reading)
        reading.enter()
        let ended = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            _ = preview.check { false }
            ended.signal()
        }
        #expect(ended.wait(timeout: .now() + 0.2) == .timedOut)
        reading.leave()
        #expect(ended.wait(timeout: .now() + 60) == .success)
    }
}
