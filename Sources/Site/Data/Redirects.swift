import Languages
import Markup
import Messages
import Records

/// A page at an address that a record had before it was renamed: it leads to the address of now.
struct Redirect: Sendable {
    let former: Address
    let target: Address
    let language: Language
    let page: Page

    /// Returns the redirects of a site, in one order on every machine: those of a renamed record and of all pages below
    /// it, in every language.
    static func all(of publication: Publication) -> [Redirect] {
        let pages = publication.pages.filter { $0.hasFormerAddresses(in: publication.plan) }
        return publication.languages.flatMap { language in
            pages.flatMap { page in
                publication.urls.formerAddresses(of: page, language).map { former in
                    Redirect(
                        former: former, target: publication.urls.address(of: page, language), language: language,
                        page: page)
                }
            }
        }
    }

    /// Returns the former addresses of what stands below the addresses of renamed institutions and is no page, with
    /// those of now: feeds, documents of the API, films and other files that are published as they are.
    static func files(of publication: Publication) -> [(former: Address, target: Address)] {
        let urls = publication.urls
        let renamed = publication.catalogue.institutions.enumerated().filter { !$1.record.formerly.isEmpty }
        guard !renamed.isEmpty else { return [] }
        let media = MediaLibrary.copiedFiles(of: publication.plan)
        return renamed.flatMap { number, entry in
            let feeds = publication.languages.flatMap { language in
                let feed = urls.feed(of: .institution(number), language)
                let name = feed.path.dropFirst(urls.address(of: Page(.institution, number), language).path.count)
                return urls.formerAddresses(of: Page(.institution, number), language).map {
                    (former: Address(path: $0.path + name), target: feed)
                }
            }
            let others = entry.record.formerly.flatMap { former in
                let folder = "institutions/\(entry.record.id)/"
                return [(former: API.institution(former.id), target: API.institution(entry.record.id))]
                    + media.filter { $0.hasPrefix(folder) }.map {
                        (urls.media("institutions/\(former.id)/\($0.dropFirst(folder.count))"), urls.media($0))
                    }
            }
            return feeds + others
        }
    }

    func append(of publication: Publication, to bytes: inout [UInt8]) {
        let title = publication[language].texts(.movedTitle).escaped(for: .html)
        let link = publication.urls.link(target).escaped(for: .html)
        let address = publication.urls.absolute(target).escaped(for: .html)
        bytes +=
            """
            <!doctype html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="robots" content="noindex">
            <title>\(title)</title>
            <link rel="canonical" href="\(address)">
            <meta http-equiv="refresh" content="0; url=\(link)">
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            <p><a href="\(link)">\(address)</a></p>
            </main>
            </body>
            </html>

            """.utf8
    }

    /// The claims of the former addresses that records name themselves, so that nothing else may stand there.
    static func claims(of publication: Publication) -> [Claim] {
        let (plan, urls) = (publication.plan, publication.urls)
        return publication.languages.flatMap { language in
            publication.pages.flatMap { page in
                guard page.number == 1 else { return [Claim]() }
                return page.type.formerly(plan, page.record).map { former in
                    Claim(
                        file: urls.address(of: page, language, calling: former.id).file,
                        owner: "the former address of \(page.type.name(ofPageOf: page.record, in: plan))",
                        origin: former.origin, rank: .former)
                }
            }
        }
    }
}

extension Page {
    /// True if the record of the page, or one of those above it, was renamed.
    fileprivate func hasFormerAddresses(in plan: SitePlan) -> Bool {
        if !type.formerly(plan, record).isEmpty { return true }
        guard let parent = type.parent else { return false }
        return Page(parent, type.parentRecord(plan, record)).hasFormerAddresses(in: plan)
    }
}
