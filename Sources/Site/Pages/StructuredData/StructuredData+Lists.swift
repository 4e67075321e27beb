import Documents

extension StructuredData {
    /// Appends the way to a page: the home page, then the pages down to this one.
    func appendBreadcrumbs(_ pages: [Crumb], to json: inout JSONWriter) {
        json.thing("BreadcrumbList") { json in
            json.array("itemListElement") { json in
                appendCrumb(1, siteTitle, home, to: &json)
                for (index, page) in pages.enumerated() {
                    appendCrumb(index + 2, page.name, page.address, to: &json)
                }
            }
        }
    }

    private func appendCrumb(_ position: Int, _ name: String, _ address: String, to json: inout JSONWriter) {
        json.thing("ListItem") { json in
            json.member("position", position)
            json.member("name", name)
            json.member("item", address)
        }
    }

    /// Appends a list of pages, or a part of one, whose `first` position counts from 1.
    func appendList(
        _ entries: some Collection<Crumb>, first: Int, to json: inout JSONWriter
    ) {
        json.thing("ItemList") { json in
            json.member("numberOfItems", entries.count)
            json.array("itemListElement") { json in
                for (offset, entry) in entries.enumerated() {
                    json.thing("ListItem") { json in
                        json.member("position", first + offset)
                        json.member("name", entry.name)
                        json.member("url", entry.address)
                    }
                }
            }
        }
    }
}
