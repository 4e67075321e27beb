import Files
import Foundation
import Testing

@testable import Output

@Suite("Removing a folder")
struct FolderRemovalTests {
    @Test("Everything in it goes, and nothing that links lead to")
    func everything() throws {
        let scratch = try ScratchFolder()
        for path in ["index.html", "page/index.html", "both/index.html", "both/other", "folder/index.html/text"] {
            try scratch.put("text", at: path)
        }
        try scratch.put("kept", at: "index.html", in: "outside")
        for (link, target) in [("link", "../outside"), ("both/link", "../../outside/index.html")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(scratch.site)/\(link)", withDestinationPath: target)
        }
        try Descriptor.folder(scratch.path).remove("public")
        #expect(try scratch.names() == ["outside"])
        #expect(try scratch.contents(of: "\(scratch.path)/outside") == ["index.html": "kept"])
    }
}
