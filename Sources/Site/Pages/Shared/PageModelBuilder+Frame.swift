import Languages
import Records

/// The content of a page's frame beyond its address.
struct FrameContent {
    /// Without the site's title; nil on the home page, whose title is the site's own.
    var title: String?
    var shareTitle: String
    var description: String
    var image: PageFrame.Image?
    var kind = PageFrame.Kind.website
    var feed: PageFrame.Feed?
    var pagination: Pagination?
    var structuredData: (@Sendable (inout [UInt8]) -> Void)?
    /// The address to which a form of the page posts, if it is not the site's.
    var formAction: WebAddress?
}

extension PageModelBuilder {
    func frame(of page: Page, _ content: FrameContent) -> PageFrame { PageFrame(of: page, content, self) }

    /// Returns the frame of a page with a heading of its type, such as a list's.
    func frame(
        of page: Page, pagination: Pagination? = nil, feed: PageFrame.Feed? = nil,
        structuredData: (@Sendable (inout [UInt8]) -> Void)? = nil
    ) -> PageFrame {
        let title = numbered(records.title(of: page.type), page: page.number)
        let summary = page.type.heading.map { texts($0.summary, ["title": defaults.siteTitle]) }
        return frame(
            of: page,
            FrameContent(
                title: title, shareTitle: title, description: summary ?? title, feed: feed,
                pagination: pagination, structuredData: structuredData))
    }

    /// A record's picture for sharing; nil for what other sites do not show.
    func sharingImage(_ picture: PublishedPicture?, _ alternative: String) -> PageFrame.Image? {
        guard let picture, let address = picture.sharingAddress else { return nil }
        return PageFrame.Image(
            address: urls.absolute(address), alternative: alternative, size: picture.sharingSize)
    }

    /// A title with the page's number, from the second page of a list on.
    func numbered(_ title: String, page: Int) -> String {
        page > 1 ? texts(.numberedTitle, ["title": title, "page": texts.number(page)]) : title
    }
}

extension PageModelBuilder {
    /// An institution's first picture, else its logo.
    func sharingImage(ofInstitution number: Int, _ name: String) -> PageFrame.Image? {
        let record = plan.catalogue.institutions[number].record
        if let picture = record.pictures.first {
            let alternative = wording(picture.alternative)?.text ?? name
            return sharingImage(media.pictures(ofInstitution: number).first, alternative)
        }
        return sharingImage(media.logo(of: number), name)
    }
}
