/// An animal in an institution's care.
public struct Animal: Sendable {
    public var id: RecordID
    /// 1 to 100 characters. Nil only where `number` is given.
    public var name: String?
    public var type: AnimalType
    public var breed: Localized<String>?
    public var colour: Localized<String>?
    public var coat: Coat?
    public var sex: Sex?
    /// The institution's own number of the animal.
    public var number: String?
    public var born: PartialDate?
    public var isBornEstimated = false
    /// Instead of `born`, never beside it.
    public var lifeStage: LifeStage?
    public var size: Size?
    /// In kilograms, above 0 and up to 1500.
    public var weight: Double?
    public var marks: [Localized<String>] = []
    public var status: AnimalStatus = .available
    public var arrived: CalendarDate?
    public var left: CalendarDate?
    /// The first is the main one.
    public var pictures: [Picture] = []
    public var video: Video?
    /// The subtitles of `video`, if that is a file.
    public var captions: [Captions] = []
    public var health = Health()
    public var goodWith = GoodWith()
    public var isHouseTrained: Bool?
    public var walksOnLead: Bool?
    /// Must go to a home together; mutual, in the order of ids.
    public var bondedWith: [RecordID] = []
    public var place: Place?
    /// In whole units of the country's currency.
    public var fee: Int?
    /// The day on which staff last confirmed the record.
    public var checked: CalendarDate?
    public var energy: Energy?
    public var garden: Garden?
    /// For how many hours a day it can stay by itself.
    public var alone: Int?
    /// The experience with animals that it needs.
    public var experience: Experience?
    /// May be taken for walks by visitors.
    public var walks: Bool?
    /// Nil means: as its institution offers.
    public var virtualAdoption: Bool?
    public var isUrgent = false
    /// The ids that it had before; their addresses lead to its page.
    public var formerly: [FormerID] = []
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    /// The id in another system; never shown.
    public var reference: String?
    /// The sentence by which people remember it; at most 160 characters.
    public var lead: Localized<String>?
    public var description = Localized<Prose>()
    /// The newest first.
    public var reviews: [Review] = []
    /// Fields of the site's own, whose names start with `x-`.
    public var extensions: [ExtensionField] = []

    public struct Health: Sendable, Equatable {
        public var isVaccinated: Bool?
        public var isNeutered: Bool?
        public var isChipped: Bool?
        public var hasSpecialNeeds: Bool?
        public var notes: Localized<String>?

        public init() {}
    }

    public struct GoodWith: Sendable, Equatable {
        public var children: ChildTolerance?
        public var dogs: Tolerance?
        public var cats: Tolerance?

        public init() {}
    }

    /// The place where an animal lives if not at the institution. It never is an address.
    public struct Place: Sendable, Equatable {
        public enum Kind: String, Choice {
            case foster, hotel, clinic

            public var polish: [String] {
                switch self {
                case .foster: ["dom tymczasowy"]
                case .hotel: ["hotelik"]
                case .clinic: ["klinika", "lecznica"]
                }
            }
        }

        public var kind: Kind
        public var town: String?

        public init(kind: Kind, town: String? = nil) {
            self.kind = kind
            self.town = town
        }
    }

    /// True if visitors may take it for walks, and it is there.
    public var canBeWalked: Bool { walks == true && !status.isDeparted && status != .lost }

    public init(id: RecordID, name: String?, type: AnimalType) {
        self.id = id
        self.name = name
        self.type = type
    }
}
