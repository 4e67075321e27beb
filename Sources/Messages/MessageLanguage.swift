/// A language in which the program speaks to the people who use it.
public enum MessageLanguage: String, CaseIterable, Sendable {
    case polish = "pl"
    case english = "en"

    /// The language of an environment (POSIX.1-2024, 8.2): the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
    /// and not empty. All but Polish is English.
    public init(environment: (String) -> String?) {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
        let language = name.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
        self = language.lowercased() == "pl" ? .polish : .english
    }
}
