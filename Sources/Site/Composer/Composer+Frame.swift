import Records

/// What a page's frame says beyond its address.
struct FrameContent {
    /// Without the site's title; nil on the intro, whose title is the site's own.
    var title: String?
    var shareTitle: String
    var description: String
    var image: PageFrame.Image?
    var kind = PageFrame.Kind.website
    var section: PageFrame.Section
    var isSectionItself = false
    var isHidden = false
    var feed: PageFrame.Feed?
    var pagination: Pagination?
    var structuredData: (@Sendable (inout [UInt8]) -> Void)?
}

extension Composer {
    func frame(of page: PageKind, _ content: FrameContent) -> PageFrame {
        var canonical = ""
        var alternates: [PageFrame.Alternate] = []
        var languages: [PageFrame.LanguageLink] = []
        alternates.reserveCapacity(surroundings.languages.count + 1)
        for (other, name) in surroundings.languages {
            let address = plan.address(of: page, other, addresses)
            let absolute = addresses.absolute(address)
            let isCurrent = other == language
            if isCurrent { canonical = absolute }
            alternates.append(PageFrame.Alternate(language: other.code, address: absolute))
            languages.append(
                PageFrame.LanguageLink(
                    code: other.code, name: name, link: addresses.link(address), isCurrent: isCurrent))
        }
        if let first = alternates.first {
            alternates.append(PageFrame.Alternate(language: "x-default", address: first.address))
        }
        return PageFrame(
            title: content.title.map { "\($0) – \(surroundings.siteTitle)" } ?? surroundings.siteTitle,
            shareTitle: content.shareTitle, description: content.description, canonical: canonical,
            alternates: alternates, languages: languages, image: content.image ?? surroundings.sharingImage,
            kind: content.kind, contentSecurityPolicy: surroundings.contentSecurityPolicy,
            structuredData: content.structuredData, isHidden: content.isHidden,
            previous: content.pagination?.previous, next: content.pagination?.next, feed: content.feed,
            section: content.section, isSectionItself: content.isSectionItself)
    }

    /// A record's picture for sharing; nil for what other sites do not show.
    func sharingImage(_ picture: PublishedPicture?, _ alternative: String) -> PageFrame.Image? {
        guard let picture, let address = picture.sharingAddress else { return nil }
        return PageFrame.Image(
            address: addresses.absolute(address), alternative: alternative, size: picture.sharingSize)
    }

    /// A title with the page's number, from the second page of a list on.
    func numbered(_ title: String, page: Int) -> String {
        page > 1 ? texts(.numberedTitle, ["title": title, "page": texts.number(page)]) : title
    }
}

extension Composer {
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
