/// A place where a script names another by a text of its own: `import { open } from "./engine.js"`.
struct ScriptImport: Hashable, Sendable {
    /// The place of the name in the script, without its quotation marks.
    let range: Range<Int>
    /// Whether the other script is fetched only when the code comes to it: `import("./engine.js")`.
    let isDynamic: Bool
}
