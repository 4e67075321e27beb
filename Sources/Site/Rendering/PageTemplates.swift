import Templates

/// The compiled templates of all pages, for one language.
struct PageTemplates: Sendable {
    let home: Template<HomePage>
    let institutions: Template<InstitutionsPage>
    let institution: Template<InstitutionPage>
    let support: Template<SupportPage>
    let adoption: Template<AdoptionPage>
    let animal: Template<AnimalPage>
    let animals: Template<AnimalsPage>
    let settings: Template<SettingsPage>
    let favourites: Template<FavouritesPage>
    let baskets: Template<BasketsPage>
    let basket: Template<BasketPage>
    let needs: Template<NeedsPage>
    let accessibility: Template<AccessibilityPage>
    let further: Template<FurtherPageModel>
    let notFound: Template<NotFoundPage>
    let offline: Template<NotFoundPage>

    /// Nil where any does not compile; the compiler has its problems then.
    init?(_ compiler: inout TemplateCompiler) {
        // All are compiled before any is missed, so that every problem is found at once.
        let home = compiler.compile("home", for: HomePage.model)
        let institutions = compiler.compile("institutions", for: InstitutionsPage.model)
        let institution = compiler.compile("institution", for: InstitutionPage.model)
        let support = compiler.compile("support", for: SupportPage.model)
        let adoption = compiler.compile("adoption", for: AdoptionPage.model)
        let animal = compiler.compile("animal", for: AnimalPage.model)
        let animals = compiler.compile("animals", for: AnimalsPage.model)
        let settings = compiler.compile("settings", for: SettingsPage.model)
        let favourites = compiler.compile("favourites", for: FavouritesPage.model)
        let baskets = compiler.compile("baskets", for: BasketsPage.model)
        let basket = compiler.compile("basket", for: BasketPage.model)
        let needs = compiler.compile("needs", for: NeedsPage.model)
        let accessibility = compiler.compile("accessibility", for: AccessibilityPage.model)
        let further = compiler.compile("page", for: FurtherPageModel.model)
        let notFound = compiler.compile("not-found", for: NotFoundPage.model)
        let offline = compiler.compile("offline", for: NotFoundPage.model)
        guard let home, let institutions, let institution, let support, let adoption, let animal, let animals,
            let settings, let favourites, let baskets, let basket, let needs, let accessibility, let further,
            let notFound, let offline
        else { return nil }
        self.home = home
        self.institutions = institutions
        self.institution = institution
        self.support = support
        self.adoption = adoption
        self.animal = animal
        self.animals = animals
        self.settings = settings
        self.favourites = favourites
        self.baskets = baskets
        self.basket = basket
        self.needs = needs
        self.accessibility = accessibility
        self.further = further
        self.notFound = notFound
        self.offline = offline
    }

    /// Appends a page of an edition. What the plan does not have appends nothing.
    func render(_ page: PageKind, of edition: Edition, into bytes: inout [UInt8]) {
        switch page {
        case .home: home.render(edition.home(), into: &bytes)
        case .institutions(let number): institutions.render(edition.institutions(page: number), into: &bytes)
        case .institution(let index, let number):
            institution.render(edition.institution(index, page: number), into: &bytes)
        case .support(let index):
            if let page = edition.support(index) { support.render(page, into: &bytes) }
        case .adoption(let index):
            if let page = edition.adoption(index) { adoption.render(page, into: &bytes) }
        case .animal(let index): animal.render(edition.animal(index), into: &bytes)
        case .animals(let number): animals.render(edition.animals(page: number), into: &bytes)
        case .settings: settings.render(edition.settings(), into: &bytes)
        case .favourites: favourites.render(edition.favourites(), into: &bytes)
        case .baskets: baskets.render(edition.baskets(), into: &bytes)
        case .basket(let index): basket.render(edition.basket(index), into: &bytes)
        case .needs: needs.render(edition.needs(), into: &bytes)
        case .accessibility:
            if let page = edition.accessibility() { accessibility.render(page, into: &bytes) }
        case .further(let index): further.render(edition.further(index), into: &bytes)
        }
    }
}
