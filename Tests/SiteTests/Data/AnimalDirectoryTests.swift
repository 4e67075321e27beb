import Records
import Testing

@testable import Site

@Suite("The directory of animals")
struct AnimalDirectoryTests {
    @Test("Each animal has its status, and those that seek a home what is known of them")
    func codes() throws {
        let site = try VirtualSite([
            VirtualSite.institution(
                "na-skraju",
                [
                    VirtualSite.animal("abi") {
                        $0.status = .adopted
                        $0.energy = .low
                    },
                    VirtualSite.animal("rex") {
                        $0.goodWith.children = .fromAge(10)
                        $0.goodWith.cats = .no
                        $0.garden = .needed
                        $0.alone = 12
                        $0.energy = .high
                    },
                    VirtualSite.animal("saba") {
                        $0.type = .rabbit
                        $0.status = .reserved
                        $0.goodWith.children = .no
                        $0.goodWith.dogs = .selective
                    },
                    VirtualSite.animal("zoe") { $0.type = .other },
                ]), VirtualSite.institution("pusta"),
        ])
        let document = try #require(
            EmittedDocument.all(of: site.publication()).first { $0.file == "assets/directory.json" })
        let text = String(decoding: document.bytes, as: UTF8.self)
        let pages = try SearchOrder(site.plan()).pages.map { _ in #",["",""]"# }.joined()
        #expect(text == #"[["na-skraju","rex ada-nych saba r-xs zoe a abi h"],["pusta",""]"# + pages + "]\n")
    }
}
