/// The end that every page of a preview gets: a script that reloads the page when it changed, and shows what is wrong
/// over it. It runs under the pages' own Content-Security-Policy.
enum PreviewScript {
    /// Below the host's root, where no page can be: ids do not begin with a hyphen.
    static let folder = "/-preview/"

    /// - Parameters:
    ///   - number: of the moment that the page shows.
    ///   - digest: of the page's own bytes.
    static func tag(number: Int, digest: String) -> String {
        "<script type=\"module\" src=\"\(folder)script.js\" data-number=\"\(number)\" data-page=\"\(digest)\"></script>\n"
    }

    /// The page that the script runs on where none could be made yet.
    static let emptyPage = "<!doctype html><meta charset=\"utf-8\"><title>shelters</title>\n"
}
