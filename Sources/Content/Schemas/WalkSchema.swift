import Records

extension RecordKind {
    public static let walks = RecordKind(
        "walks", guide: \.walks, RecordDecoding(schema: .walkGuide, body: \.body), title: "Walks",
        translation: "A translation of the rules of walks", missing: "the rules of walks are missing")
}

extension RecordSchema where Record == WalkGuide {
    package static let walkGuide = RecordSchema(
        [
            .optional(
                "who", \.who, .localized(.text(maximum: 300)), "who may take an animal for a walk", polish: ["kto"],
                example: .words("everybody who has been to a training"), uses: [.api]),
            .optional(
                "minimumAge", \.minimumAge, .integer(0...99), "from which age in years",
                polish: ["najniższy wiek", "od ilu lat"], example: "18", uses: [.api]),
            .defaulted(
                "bring", \.bring, .list(of: .localized(.text(maximum: 200))), "what to bring, one thing after another",
                polish: ["co zabrać", "zabierz"], example: .words("an identity card, sturdy shoes"), uses: [.api]),
            .optional(
                "training", \.training, .localized(.text(maximum: 300)),
                "the training that comes before the first walk",
                polish: ["szkolenie"], example: .words("the first walk is with one of us"), uses: [.api]),
            .defaulted(
                "hours", \.hours, .openingHours, "when walks are, if not at all opening hours; written as these are",
                polish: ["godziny spacerów"]),
            .optional(
                "announce", \.announce, .localized(.text(maximum: 300)), "how to announce oneself",
                polish: ["jak się zapowiedzieć", "zapowiedź"], example: .words("Please ring a day before"), uses: [.api]
            ),
            .draft(\.isDraft),
        ], aliases: ["openingHours": "hours"])
}
