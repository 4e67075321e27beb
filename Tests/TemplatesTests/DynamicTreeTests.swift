import TemplateTree
import Templates
import Testing

@Suite struct DynamicTreeTests {
    @Test(
        "A value becomes a tree of dictionaries, arrays, strings and Booleans; what is nil or empty becomes what stands for it"
    )
    func tree() throws {
        let tree = Sample.model.dynamic(Sample(), absent: "absent")
        #expect(
            tree.keys.sorted() == [
                "animals", "article", "heir", "isFull", "isOpen", "language", "nobody", "note", "owner", "path", "tags",
                "title", "year",
            ])
        #expect(tree["title"] as? String == "Na Skraju")
        #expect(tree["note"] as? String == "absent")
        #expect(tree["heir"] as? String == "absent")
        #expect(tree["article"] as? String == "<p>Żółw &amp; jeż</p>")
        #expect(tree["isOpen"] as? Bool == true)
        #expect(tree["year"] as? String == "2026")
        #expect(tree["tags"] as? [String] == ["<psy>", "koty"])
        #expect((tree["nobody"] as? [[String: Any]])?.isEmpty == true)
        let animals = try #require(tree["animals"] as? [[String: Any]])
        #expect(animals.map { $0["isCat"] as? Bool } == [false, true])
        let owner = try #require(tree["owner"] as? [String: Any])
        #expect(owner["initial"] as? String == "Ł")
        #expect((owner["home"] as? [String: Any])?["name"] as? String == "Łódź")
    }

    @Test("Empty elements of a list of texts stay what they are")
    func emptyElements() {
        #expect(Sample.model.dynamic(Sample(tags: ["", "a"]), absent: 0)["tags"] as? [String] == ["", "a"])
    }

    @Test("Constants become such a tree too")
    func constant() throws {
        let tree = Constant.object(["a": .text(""), "b": .flag(false), "c": .list([.markup("<b>"), .text("x")])])
        let members = try #require(tree.dynamic(absent: 0) as? [String: Any])
        #expect(members["a"] as? Int == 0)
        #expect(members["b"] as? Bool == false)
        #expect(members["c"] as? [String] == ["<b>", "x"])
    }
}
