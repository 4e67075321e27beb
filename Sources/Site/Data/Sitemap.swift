import Markup
import Records

/// The sitemap (sitemaps.org protocol 0.9) with the pages' other languages (`xhtml:link`, as Google reads them).
///
/// One file holds at most 10,000 addresses and 50 MB; a larger site has `sitemap-1.xml`, `sitemap-2.xml` ... and an
/// index of them at `sitemap.xml`, so the address that robots know never changes. The protocol allows five times as
/// many, but a file is made in memory.
struct Sitemap: Sendable {
    static let address = Address(file: "sitemap.xml")

    /// The limits of one file.
    struct Limits: Sendable {
        var addresses = 10_000
        var bytes = 50_000_000
    }

    private let publication: Publication
    private let pages: [Page]
    private let pagesInFile: Int

    init(of publication: Publication, limits: Limits = Limits()) {
        self.publication = publication
        pages = publication.pages.filter { $0.number == 1 && !$0.type.isHidden }
        let byAddresses = limits.addresses / publication.languages.count
        let bySize = (limits.bytes - Sitemap.frameSize) / Sitemap.largestPageSize(in: publication)
        pagesInFile = max(1, min(byAddresses, bySize))
    }

    static func documents(of publication: Publication) -> [EmittedDocument] { Sitemap(of: publication).documents }

    /// The sitemap's file, or the index and the files that it lists.
    var documents: [EmittedDocument] {
        guard pages.count > pagesInFile else {
            return [EmittedDocument(at: Sitemap.address) { appendPages(pages[...], to: &$0) }]
        }
        let runs = stride(from: 0, to: pages.count, by: pagesInFile).map { start in
            start..<min(start + pagesInFile, pages.count)
        }
        let parts = runs.enumerated().map { index, run in
            EmittedDocument(at: Sitemap.part(index + 1)) { appendPages(pages[run], to: &$0) }
        }
        return [EmittedDocument(at: Sitemap.address) { appendIndex(of: runs.count, to: &$0) }] + parts
    }

    private static func part(_ number: Int) -> Address { Address(file: "sitemap-\(number).xml") }

    private func appendIndex(of count: Int, to bytes: inout [UInt8]) {
        XMLWriter.append(to: &bytes) { xml in
            xml.element("sitemapindex") { xml in
                xml.attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
                for number in 1...count {
                    xml.lineBreak()
                    xml.element("sitemap") { xml in
                        xml.element("loc", text: publication.urls.absolute(Sitemap.part(number)))
                    }
                }
                xml.lineBreak()
            }
        }
    }

    private func appendPages(_ pages: ArraySlice<Page>, to bytes: inout [UInt8]) {
        XMLWriter.append(to: &bytes) { xml in
            xml.element("urlset") { xml in
                xml.attribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")
                xml.attribute("xmlns:xhtml", "http://www.w3.org/1999/xhtml")
                for page in pages { append(page, to: &xml) }
                xml.lineBreak()
            }
        }
    }

    private func append(_ page: Page, to xml: inout XMLWriter) {
        let addresses = publication.languages.map { language in
            publication.urls.absolute(page, language)
        }
        let lastChange = page.lastChange(in: publication.plan)?.description
        for address in addresses {
            xml.lineBreak()
            xml.element("url") { xml in
                xml.element("loc", text: address)
                if let lastChange { xml.element("lastmod", text: lastChange) }
                guard addresses.count > 1 else { return }
                for (language, alternate) in zip(publication.languages, addresses) {
                    appendAlternate(language.code, alternate, to: &xml)
                }
                appendAlternate("x-default", addresses[0], to: &xml)
            }
        }
    }

    private func appendAlternate(_ language: String, _ address: String, to xml: inout XMLWriter) {
        xml.element("xhtml:link") { xml in
            xml.attribute("rel", "alternate")
            xml.attribute("hreflang", language)
            xml.attribute("href", address)
        }
    }
}

extension Sitemap {
    /// More than what stands in a file beside its pages.
    private static let frameSize = 300

    /// No page takes more bytes than this, in all languages together: an address has at most a language and three names
    /// behind the base URL, of which only a `&` grows in XML (to `&amp;`).
    private static func largestPageSize(in publication: Publication) -> Int {
        let baseURL = publication.settings.baseURL.text.utf8
        let names = 3 * (RecordID.maximumLength + 1) + "xxx-Xxxx-XXX/".utf8.count
        let address = baseURL.count + names + 4 * baseURL.count { $0 == UInt8(ascii: "&") }
        let languages = publication.languages.count
        let alternate = address + "<xhtml:link rel=\"alternate\" hreflang=\"xxx-Xxxx-XXX\" href=\"\"/>".utf8.count
        let frame = "\n<url><loc></loc><lastmod>0000-00-00</lastmod></url>".utf8.count
        return languages * (frame + address + (languages + 1) * alternate)
    }
}

extension Page {
    /// Returns the day of the page's last change, where its record tells it.
    fileprivate func lastChange(in plan: SitePlan) -> CalendarDate? {
        if case .listed(let lastChange) = type.indexing { lastChange(plan, record) } else { nil }
    }
}
