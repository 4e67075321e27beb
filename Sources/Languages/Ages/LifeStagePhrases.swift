import Records

/// The words for stages of life, which agree with an animal's sex: "młody", "młoda".
enum LifeStagePhrases {
    private static let phrases: [LifeStage: [Sex: Phrase]] = Dictionary(
        uniqueKeysWithValues: LifeStage.allCases.map { stage in
            let bySex = Sex.allCases.map { ($0, Phrase("lifeStage.\(stage.rawValue).\($0.rawValue)")) }
            return (stage, Dictionary(uniqueKeysWithValues: bySex))
        })

    static let all: [Phrase] = phrases.values.flatMap(\.values)

    static func phrase(_ stage: LifeStage, _ sex: Sex) -> Phrase? { phrases[stage]?[sex] }
}
