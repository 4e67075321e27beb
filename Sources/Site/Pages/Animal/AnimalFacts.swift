import Templates

/// What is known about an animal, in words.
struct AnimalFacts: Sendable {
    let age: String?
    let size: String?
    let marks: [Wording]
    let number: String?
    let sex: String?
    let breed: Wording?
    let colour: Wording?
    let coat: String?
    let weight: String?
    let health: [String]
    let healthNotes: Wording?
    let goodWith: [String]
    let energy: String?
    let abilities: [String]
    let place: String?
    let waiting: String?
    let fee: String?
    let checked: String?

    static let model = Model<AnimalFacts>("facts", "What is known about an animal") {
        $0.text("age", "Its age, as exact as is known") { $0.age }
        $0.text("size", "Its size in words") { $0.size }
        $0.list("marks", flag: "hasMarks", "Distinguishing marks", Wording.model) { $0.marks }
        $0.text("number", "The institution's own number of it") { $0.number }
        $0.text("sex", "Its sex in words") { $0.sex }
        $0.object("breed", "Its breed", Wording.model) { $0.breed }
        $0.object("colour", "Its colour", Wording.model) { $0.colour }
        $0.text("coat", "Its coat in words") { $0.coat }
        $0.text("weight", "Its weight with the unit") { $0.weight }
        $0.flag("hasHealth", "Whether anything is known about its health") {
            !$0.health.isEmpty || $0.healthNotes != nil
        }
        $0.texts("health", "What is known about its health") { $0.health }
        $0.object("healthNotes", "More about its health", Wording.model) { $0.healthNotes }
        $0.texts("goodWith", flag: "hasGoodWith", "With whom it gets on, as far as is known") { $0.goodWith }
        $0.text("energy", "How lively it is") { $0.energy }
        $0.texts("abilities", flag: "hasAbilities", "House training, walking on a lead, walks with visitors") {
            $0.abilities
        }
        $0.text("place", "Where it lives if not at the institution") { $0.place }
        $0.text("waiting", "How long it has waited for a home") { $0.waiting }
        $0.text("fee", "The adoption fee with the currency") { $0.fee }
        $0.text("checked", "When staff last confirmed the record") { $0.checked }
    }
}
