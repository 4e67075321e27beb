/// An institution that cares for animals.
public struct Institution: Sendable {
    public var id: RecordID
    /// 1 to 120 characters.
    public var name = Localized<String>()
    public var type = InstitutionType.other
    public var logo: Picture?
    public var pictures: [Picture] = []
    /// The body that runs it, if it is another one.
    public var `operator`: Localized<String>?
    public var accepts: [AnimalType] = []
    public var address = Address(postalCode: "", town: "", country: .poland)
    public var location: Coordinates?
    public var contact = Contact()
    /// At most one per currency.
    public var accounts: [BankAccount] = []
    /// The smallest monthly amount of a virtual adoption, in the first account's currency.
    public var monthlyMinimum: Amount?
    public var taxShare: TaxShare?
    public var openingHours = OpeningHours()
    /// Opening hours in words.
    public var hoursNote: Localized<String>?
    public var registers = Registers()
    public var services: [Service] = []
    /// The things that it asks people to bring.
    public var needs: [Localized<String>] = []
    /// The zone of its hours (IANA time zone database); nil where it is the site's.
    public var timeZone: String?
    /// True if it takes part in the draws of the food that patrons give.
    public var acceptsFood = false
    /// The year in which it began.
    public var since: Int?
    /// The day on which staff last confirmed the record.
    public var checked: CalendarDate?
    public var sources: [WebAddress] = []
    /// Its own form for requests to meet an animal; begins with `https://`.
    public var requests: WebAddress?
    /// The id in another system; never shown.
    public var reference: String?
    /// The ids that it had before; their addresses lead to its page.
    public var formerly: [FormerID] = []
    /// True if it is not to be published yet: only previews show it.
    public var isDraft = false
    public var description = Localized<Prose>()
    /// The guide to adoption, where there is one.
    public var adoption: AdoptionGuide?
    /// The rules of walks, where there are any.
    public var walks: WalkGuide?
    /// Fields of the site's own, whose names start with `x-`.
    public var extensions: [ExtensionField] = []

    /// Numbers in public registers.
    public struct Registers: Sendable, Equatable {
        public var krs: KRS?
        public var nip: NIP?
        public var regon: REGON?
        public var veterinaryNumber: String?

        public init() {}
    }

    public init(id: RecordID) { self.id = id }

    /// The texts of the guides that stand in files beside the record.
    public var guideTexts: [Localized<Prose>] { [adoption?.body, walks?.body].compactMap { $0 } }

    public func offers(_ service: Service) -> Bool { services.contains(service) }

    /// True if visitors may take its animals for walks.
    public var offersWalks: Bool { offers(.walks) || walks != nil }
}
