import Languages
import Records
import Templates

extension PageType {
    static let focus = PageType(
        "focus", .word("the page for time with an animal"), below: .home,
        records: { plan, _ in plan.seeking.contains(where: plan.hasPicture) ? 0..<1 : 0..<0 })
}

extension Page {
    static let focus = Page(.focus)
}

extension PageTemplate {
    static let focus = PageTemplate(.focus, of: FocusPage.model) { site, _ in site.focus() }
}

/// Time without a phone in the company of an animal, counted on the device; a script counts it.
struct FocusPage: Sendable {
    let frame: PageFrame
    let waiting: [ListedAnimal]
    let lastList: String

    static let model = Model<FocusPage>("focus page", "Time without a phone in the company of an animal") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list(
            "waiting", "Animals with a picture that look for a home, the longest wait first", ListedAnimal.model
        ) { $0.waiting }
        $0.text("lastList", "The last page of the list of all animals") { $0.lastList }
    }
}

extension LocalizedSite {
    /// The most animals to choose among; remembered ones and chance offer others.
    private static let animalsToChoose = 12

    func focus() -> FocusPage {
        let lists = SitePlan.pageCount(ofAnimals: plan.seeking.count)
        return FocusPage(
            frame: builder.frame(of: .focus),
            waiting: SitePlan.byWait(plan.seeking.lazy.filter(plan.hasPicture), plan.animals)
                .prefix(LocalizedSite.animalsToChoose).map(listedWithKeeper),
            lastList: builder.link(to: .animals(page: lists)))
    }
}

extension SitePlan {
    fileprivate func hasPicture(_ animal: Int) -> Bool { !animals[animal].entry.record.pictures.isEmpty }
}
