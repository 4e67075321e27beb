import Languages
import Records
import Testing

@testable import Site

@Suite("What a picture shows, where nobody said it")
struct DescribedPictureTests {
    private func description(
        _ code: String, _ type: AnimalType, _ size: Size?, _ sex: Sex? = nil
    ) throws -> String {
        let texts = try RealTemplates.texts()
        let languages = texts.map(\.language)
        let own = try #require(texts.first { $0.language.code == code })
        var animal = Animal(id: try RecordID("rex"), name: "Rex", type: type)
        animal.size = size
        animal.sex = sex
        return Vocabulary(own, languages: languages).describedPicture(of: animal)
    }

    /// The adjectives for small, large and very large, in the gender of the noun.
    private static let forms = [
        "masculine": ["mały", "duży", "bardzo duży"], "feminine": ["mała", "duża", "bardzo duża"],
        "neuter": ["małe", "duże", "bardzo duże"],
    ]

    @Test(
        "In Polish the size agrees with what the animal is called",
        arguments: [
            (AnimalType.dog, Sex?.none, "pies", "masculine"), (.dog, .male, "pies", "masculine"),
            (.dog, .female, "suczka", "feminine"), (.cat, .unknown, "kot", "masculine"),
            (.cat, .female, "kotka", "feminine"), (.rabbit, .female, "królik", "masculine"),
            (.rodent, .female, "gryzoń", "masculine"), (.ferret, .male, "fretka", "feminine"),
            (.bird, .female, "ptak", "masculine"), (.reptile, .female, "gad", "masculine"),
            (.fish, .male, "ryba", "feminine"), (.horse, .female, "koń", "masculine"),
            (.farm, .male, "zwierzę gospodarskie", "neuter"), (.wild, .female, "dzikie zwierzę", "neuter"),
            (.other, .male, "zwierzę", "neuter"),
        ])
    func polish(_ type: AnimalType, _ sex: Sex?, _ noun: String, _ gender: String) throws {
        let adjectives = try #require(Self.forms[gender])
        for (size, adjective) in zip([Size.small, .large, .xlarge], adjectives) {
            #expect(try description("pl", type, size, sex) == "Rex, \(adjective) \(noun)")
        }
        #expect(try description("pl", type, .medium, sex) == "Rex, średniej wielkości \(noun)")
        #expect(try description("pl", type, nil, sex) == "Rex, \(noun)")
    }

    @Test("In English the article fits the word behind it", arguments: AnimalType.allCases)
    func english(_ type: AnimalType) throws {
        let bare = try description("en", type, nil)
        let noun = try #require(bare.split(separator: " ", maxSplits: 2).last)
        #expect(bare == "Rex, \("aeiou".contains(noun.first ?? " ") ? "an" : "a") \(noun)")
        let sizes = [(Size.small, "small"), (.medium, "medium-sized"), (.large, "large"), (.xlarge, "very large")]
        for (size, adjective) in sizes {
            #expect(try description("en", type, size) == "Rex, a \(adjective) \(noun)")
        }
    }
}
