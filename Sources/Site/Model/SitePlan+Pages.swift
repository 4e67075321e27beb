import Records

extension SitePlan {
    /// Returns all pages of the given types, which exist in every language, in one order on every machine: those of the
    /// whole site, then those of each record with the pages below it.
    func pages(of types: [PageType]) -> [Page] {
        var pages: [Page] = []
        pages.reserveCapacity(animals.count + 4 * catalogue.institutions.count + 16)
        for type in types where type.isInEveryLanguage && type.parent?.hasRecords != true {
            for record in type.records(self, 0) { append(type, record, types, to: &pages) }
        }
        return pages
    }

    private func append(_ type: PageType, _ record: Int, _ types: [PageType], to pages: inout [Page]) {
        for number in 1...type.pageCount(self, record) { pages.append(Page(type, record, number: number)) }
        guard type.hasRecords else { return }
        for child in types where child.parent === type {
            for record in child.records(self, record) { append(child, record, types, to: &pages) }
        }
    }

    /// Returns the first page of the record that a page and all its neighbours lie below, as those of an institution do.
    func root(of page: Page) -> Page {
        var root = Page(page.type, page.record)
        while let parent = root.type.parent, parent.hasRecords {
            root = Page(parent, root.type.parentRecord(self, root.record))
        }
        return root
    }

    /// Returns the id of the record that had another one before, below a record of the page above.
    func renamed(_ type: PageType, _ former: String, below parentRecord: Int) -> RecordID? {
        guard case .id(let own) = type.segment else { return nil }
        let record = type.records(self, parentRecord).first { record in
            type.formerly(self, record).contains { $0.id.text == former }
        }
        return record.map { own(self, $0) }
    }

    /// Returns the page of a type at the end of an address: of the record with that id, below a record of the page
    /// above.
    func page(_ type: PageType, _ id: RecordID, below parentRecord: Int) -> Page? {
        guard case .id(let own) = type.segment else { return nil }
        let records = type.records(self, parentRecord)
        let found =
            type.isOrderedByID
            ? records.place(of: id) { own(self, $0) } : records.first { own(self, $0) == id }
        return found.map { Page(type, $0) }
    }
}

extension PageType {
    /// True if each page of the type is of a record with an id in its address.
    var hasRecords: Bool {
        if case .id = segment { true } else { false }
    }

    /// True unless the type has one page for all languages.
    var isInEveryLanguage: Bool {
        if case .file = segment { false } else { true }
    }

    /// True if a site has the type's only page.
    func exists(in plan: SitePlan) -> Bool { !records(plan, 0).isEmpty }
}
