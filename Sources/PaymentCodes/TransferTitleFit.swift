import Records

/// A transfer's title in few characters. Bookkeepers find the animal by its number, so that one is never shortened;
/// then its name matters, then the words around them.
public struct TransferTitleFit: Sendable, Equatable {
    /// The title as the code carries it.
    public let text: String
    /// True if something of the title had to be left out.
    public let isShortened: Bool

    /// - Parameters:
    ///   - title: the whole title, as it is shown beside the code.
    ///   - number: the animal's own number as it stands in the title; nil for an institution.
    ///   - name: the animal's name as it stands in the title.
    ///   - limit: how many characters there may be.
    /// - Returns: nil where not even the number fits.
    public init?(title: String, number: String?, name: String?, limit: Int) {
        let title = TransferField.cleaned(title)
        if title.unicodeScalars.count <= limit {
            text = title
            isShortened = false
            return
        }
        let number = number.map(TransferField.cleaned).flatMap { $0.isEmpty ? nil : $0 }
        let name = name.map(TransferField.cleaned).flatMap { $0.isEmpty ? nil : $0 }
        isShortened = true
        guard let number else {
            text = HolderNameFit.withoutJoiningWords(atEndOf: TransferField.cut(title, to: limit))
            return
        }
        let room = limit - number.unicodeScalars.count
        guard room >= 0 else { return nil }
        guard let name, room > 1 else {
            text = TransferTitleFit.joined(number, TransferTitleFit.rest(of: title, without: [number]), limit: limit)
            return
        }
        let named = TransferTitleFit.joined(number, TransferField.cut(name, to: room - 1), limit: limit)
        text = TransferTitleFit.joined(
            named, TransferTitleFit.rest(of: title, without: [number, name]), limit: limit)
    }

    /// Returns a title that is too long with the institution's name in it shortened as a holder's is, so that it still
    /// says whose it is.
    public static func shortened(_ title: String, naming institution: String, in town: String, limit: Int) -> String {
        let room = limit - title.unicodeScalars.count + institution.unicodeScalars.count
        guard room < institution.unicodeScalars.count, room > 0, let place = title.firstRange(of: institution) else {
            return title
        }
        var title = title
        title.replaceSubrange(place, with: HolderNameFit(institution, town: town, isTownsOwn: true, limit: room).text)
        return title
    }

    /// The first text and as many words of the second as fit.
    private static func joined(_ first: String, _ second: String, limit: Int) -> String {
        var joined = first
        for word in second.split(separator: " ") {
            guard joined.unicodeScalars.count + 1 + word.unicodeScalars.count <= limit else { break }
            joined += " " + word
        }
        return joined
    }

    /// The title's other words, without separators that stand alone.
    private static func rest(of title: String, without parts: [String]) -> String {
        var rest = title
        for part in parts {
            if let found = rest.firstRange(of: part) { rest.replaceSubrange(found, with: " ") }
        }
        return rest.split(separator: " ").filter { word in word.contains { $0.isLetter || $0.isNumber } }
            .joined(separator: " ")
    }
}
