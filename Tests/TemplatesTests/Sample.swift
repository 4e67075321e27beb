import Templates

/// A page of a shelter, with every kind of name a model can have.
struct Sample: Sendable {
    var title: String? = "Na Skraju"
    var note: String? = nil
    var article = "<p>Żółw &amp; jeż</p>"
    var isOpen = true
    var isFull = false
    var owner: Owner? = Owner(name: "Zofia", phone: nil)
    var heir: Owner? = nil
    var animals = [Beast(name: "Rex", nicknames: ["R", "Rexio"]), Beast(name: "Mruczek", isCat: true)]
    var nobody: [Beast] = []
    var tags = ["<psy>", "koty"]
    var page = Chrome(language: "pl", path: "/a?b=1&c=2")

    struct Owner: Sendable {
        var name: String
        var phone: String?
        var home = Town(name: "Łódź")
    }

    struct Town: Sendable {
        var name: String
    }

    struct Beast: Sendable {
        var name: String
        var isCat = false
        var nicknames: [String] = []
    }

    struct Chrome: Sendable {
        var language: String
        var path: String
        var footer = Footer(year: "2026")
    }

    struct Footer: Sendable {
        var year: String
    }

    static let model = Model<Sample>("sample page", "A page for tests.") { model in
        model.include(Chrome.model) { $0.page }
        model.text("title", "The shelter's name.") { $0.title }
        model.text("note", "A remark, if any.") { $0.note }
        model.markup("article", "The description.") { $1 += Array($0.article.utf8) }
        model.flag("isOpen", "Whether it is open.") { $0.isOpen }
        model.flag("isFull", "Whether there is no place left.") { $0.isFull }
        model.object("owner", "Who runs it.", Owner.model) { $0.owner }
        model.object("heir", "Who will run it.", Owner.model) { $0.heir }
        model.list("animals", "Those who live there.", Beast.model) { $0.animals }
        model.list("nobody", "Always an empty list.", Beast.model) { $0.nobody }
        model.texts("tags", "Words | for search.") { $0.tags }
    }
}

extension Sample.Owner {
    static let model = Model<Sample.Owner>("owner", "A person.") { model in
        model.text("name", "First name.") { $0.name }
        model.text("phone", "Telephone number.") { $0.phone }
        model.object("home", "Where the person lives.", Sample.Town.model) { $0.home }
        model.include(Sample.Town.initial) { $0.home }
    }
}

extension Sample.Town {
    static let model = Model<Sample.Town>("town", "A place.") { model in
        model.text("name", "The town's name.") { $0.name }
    }

    static let initial = Model<Sample.Town>("initial", "A letter.") { model in
        model.text("initial", "The town's first letter.") { $0.name.first.map(String.init) }
    }
}

extension Sample.Beast {
    static let model = Model<Sample.Beast>("animal card", "An animal in a list.") { model in
        model.text("name", "What it is called.") { $0.name }
        model.flag("isCat", "Whether it is a cat.") { $0.isCat }
        model.texts("nicknames", "What else it is called.") { $0.nicknames }
    }
}

extension Sample.Chrome {
    static let model = Model<Sample.Chrome>("chrome", "What every page has.") { model in
        model.text("language", "The language's code.") { $0.language }
        model.text("path", "The page's address.") { $0.path }
        model.include(Sample.Footer.model) { $0.footer }
    }
}

extension Sample.Footer {
    static let model = Model<Sample.Footer>("footer", "What every page ends with.") { model in
        model.text("year", "The year of the build.") { $0.year }
    }
}
