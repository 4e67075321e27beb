import Content
import Languages
import Records
import Templates

/// An animal in a list. A reference, so that all lists that show it can share it.
final class AnimalCard: Sendable {
    let link: String
    let name: String
    let hyphenatedName: String
    let picture: PictureModel
    let type: String
    let hyphenatedType: String
    let typeKey: String
    let age: String?
    let size: String?
    let sex: String?
    let statusKey: String
    /// Nil for an animal that simply waits for a home.
    let status: String?
    let isUrgent: Bool
    let seeksHome: Bool
    let isDeparted: Bool

    init(ofAnimal number: Int, _ builder: PageModelBuilder) {
        let planned = builder.plan.animals[number]
        let animal = planned.entry.record
        let vocabulary = builder.vocabulary
        link = builder.link(to: .animal(number))
        name = vocabulary.title(of: animal)
        hyphenatedName = name.hyphenated
        picture = builder.mainPicture(ofAnimal: number)
        type = vocabulary.kind(of: animal)
        hyphenatedType = type.hyphenated
        typeKey = animal.type.rawValue
        age = builder.texts.age(of: animal, planned.today.card.age)
        size = vocabulary.size(of: animal)
        sex = vocabulary.sex(of: animal)
        statusKey = animal.status.rawValue
        status = animal.status == .available ? nil : vocabulary.status(of: animal)
        isDeparted = animal.status.isDeparted
        isUrgent = animal.isUrgent && !isDeparted
        seeksHome = animal.status.seeksHome
    }

    static let model = Model<AnimalCard>("animal card", "An animal in a list") {
        $0.text("link", "Its page") { $0.link }
        $0.text("name", "Its name, else its kind and number") { $0.name }
        $0.text("hyphenatedName", "The same with soft hyphens in its long words") { $0.hyphenatedName }
        $0.object("picture", "Its main picture, else a placeholder", PictureModel.model) { $0.picture }
        $0.text("type", "Its kind in words: its type, or the species that its record names") { $0.hyphenatedType }
        $0.text("typeKey", "Its type as records write it") { $0.typeKey }
        $0.text("age", "Its age, as exact as is known") { $0.age }
        $0.text("size", "Its size in words") { $0.size }
        $0.text("sex", "Its sex in words") { $0.sex }
        $0.text("statusKey", "Its status as records write it") { $0.statusKey }
        $0.text("status", "Its status in words, unless it simply waits for a home") { $0.status }
        $0.flag("isUrgent", "Whether it needs a home urgently") { $0.isUrgent }
        $0.flag("seeksHome", "Whether it looks for a home") { $0.seeksHome }
        $0.flag("isDeparted", "Whether it is gone for good") { $0.isDeparted }
    }
}

extension AnimalCard {
    static let link = Model<AnimalCard>("animal link", "An animal to go to") {
        $0.text("link", "Its page") { $0.link }
        $0.text("name", "Its name, else its kind and number") { $0.name }
    }
}

extension InstitutionOverview {
    /// The institution that cares for an animal, beside its card on pages that show animals of several institutions.
    static let keeper = Model<InstitutionOverview>("keeper", "Who cares for an animal") {
        $0.object("name", "The institution's name", Wording.model) { $0.link.name }
        $0.text("town", "Where it is") { $0.link.town }
    }
}

/// An animal's card in a list, with or without its institution.
struct ListedAnimal: Sendable {
    let card: AnimalCard
    let keeper: InstitutionOverview?

    static let model = Model<ListedAnimal>(
        "listed animal", "An animal in a list, with its institution where that matters"
    ) {
        $0.include(AnimalCard.model) { $0.card }
        $0.object("keeper", "Its institution, on pages with animals of several", InstitutionOverview.keeper) {
            $0.keeper
        }
    }
}
