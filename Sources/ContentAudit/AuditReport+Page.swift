import Messages
import Records

extension AuditReport {
    /// Returns the report as one page of HTML, which needs nothing else, has no scripts, and can be printed and ticked
    /// off.
    /// - Parameter folder: what stands before the files' names.
    public func page(folder: String, in language: MessageLanguage = .english) -> String {
        var page = AuditPage(language: language)
        let title: Message = "What the records still lack"
        page.begin(title: title)
        page.add("h1", title)
        page.add("p", "As of \(today). \(summary)", of: "day")
        for section in sections where !section.items.isEmpty {
            page.open("section")
            page.add("h2", Message(verbatim: name(of: section, in: language)))
            var rest = section.items[...]
            while let first = rest.first {
                let record = rest.prefix { $0.file == first.file && $0.animal == first.animal }
                rest = rest.dropFirst(record.count)
                page.add("h3", Message(verbatim: place(of: first.withoutLine, in: folder)))
                page.open("ul")
                for item in record { add(item, to: &page) }
                page.close("ul")
            }
            page.close("section")
        }
        page.end()
        return page.html
    }

    private func add(_ item: Item, to page: inout AuditPage) {
        page.open("li", of: item.kind.rawValue)
        page.add("b", item.line.map { "\(item.message) (line \($0))" } ?? item.message)
        page.add("span", item.suggestion)
        page.close("li")
    }
}

extension AuditReport.Item {
    fileprivate var withoutLine: AuditReport.Item {
        var item = self
        item.line = nil
        return item
    }
}
