import Documents
import Records

extension StructuredData {
    /// The site, with the address at which it can be searched.
    func appendSite(to json: inout JSONWriter) {
        json.object { json in
            json.member("@type", "WebSite")
            json.member("@id", siteIdentifier)
            json.member("url", home)
            json.member("name", siteTitle)
            json.member("description", publication.text(ifAny: publication.settings.description, language))
            json.member("inLanguage", language.code)
            json.member("potentialAction") { json in
                json.object { json in
                    json.member("@type", "SearchAction")
                    json.member("target") { json in
                        let animals = publication.absolute(publication.addresses.animals(language))
                        json.object { json in
                            json.member("@type", "EntryPoint")
                            json.member("urlTemplate", animals + "?q={search_term_string}")
                        }
                    }
                    json.member("query-input", "required name=search_term_string")
                }
            }
        }
    }

    /// Where a page is: the intro, then the pages down to this one. `pages` are those below the intro, with absolute
    /// addresses.
    func appendBreadcrumbs(_ pages: [(name: String, address: String)], to json: inout JSONWriter) {
        json.object { json in
            json.member("@type", "BreadcrumbList")
            json.member("itemListElement") { json in
                json.array { json in
                    appendCrumb(1, siteTitle, home, to: &json)
                    for (index, page) in pages.enumerated() {
                        appendCrumb(index + 2, page.name, page.address, to: &json)
                    }
                }
            }
        }
    }

    private func appendCrumb(_ position: Int, _ name: String, _ address: String, to json: inout JSONWriter) {
        json.object { json in
            json.member("@type", "ListItem")
            json.member("position", position)
            json.member("name", name)
            json.member("item", address)
        }
    }

    /// A list of pages with absolute addresses, or a part of one, whose `first` position counts from 1.
    func appendList(
        _ entries: some Collection<(name: String, address: String)>, first: Int, to json: inout JSONWriter
    ) {
        json.object { json in
            json.member("@type", "ItemList")
            json.member("numberOfItems", entries.count)
            json.member("itemListElement") { json in
                json.array { json in
                    for (offset, entry) in entries.enumerated() {
                        json.object { json in
                            json.member("@type", "ListItem")
                            json.member("position", first + offset)
                            json.member("name", entry.name)
                            json.member("url", entry.address)
                        }
                    }
                }
            }
        }
    }
}
