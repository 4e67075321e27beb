import Content
import Records
import Testing

@testable import Site

@Suite("Time with an animal")
struct FocusPageTests {
    private static func animal(_ id: String, arrived: String? = nil, _ status: AnimalStatus = .available) throws
        -> AnimalEntry
    {
        try VirtualSite.animal(id) {
            $0.pictures = [Picture(file: "\(id).jpg", alternative: VirtualSite.text("Pies", "A dog"))]
            $0.arrived = arrived.flatMap { CalendarDate($0) }
            $0.status = status
        }
    }

    @Test("Animals with a picture that seek a home can be chosen, the longest wait first")
    func waiting() throws {
        let site = try VirtualSite(animals: [
            Self.animal("a"), Self.animal("b", arrived: "2026-05-01"), Self.animal("c", arrived: "2020-05-01"),
            Self.animal("d", arrived: "2019-01-01", .adopted), VirtualSite.animal("e"),
        ])
        #expect(try site.localized().focus().waiting.map(\.card.name) == ["C", "B", "A"])
        #expect(try site.localized(VirtualSite.english).focus().lastList == "/en/animals/")
    }

    @Test("There is no such page where no animal with a picture seeks a home")
    func nobody() throws {
        let site = try VirtualSite(animals: [VirtualSite.animal("a"), Self.animal("b", .adopted)])
        #expect(try site.plan().pages(of: [.focus]).isEmpty)
    }
}
