// Searching costs nothing until a visitor turns to a search box; then all that it takes is fetched at once.
import { element } from "../element.js"

for (const box of document.querySelectorAll("form[data-find]")) {
    const input = box.elements.q
    const roles = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" }
    const prepare = () => {
        for (const name in roles) input.setAttribute(name, roles[name])
        input.addEventListener("focus", fetchSearch, { once: true })
    }
    const fetchSearch = () => {
        for (const href of [box.dataset.find, box.dataset.texts]) {
            if (document.head.querySelector(`link[href="${href}"]`)) continue
            document.head.append(element("link", { rel: "preload", as: "fetch", crossOrigin: "", href }))
        }
        // Together, not each when another asks for it; what failed as a script would not be asked for again.
        Promise.all([
            import("./index.js"), import("./engine.js"), import("./cards.js"), import("./words.js"), import("../late-style.js"),
        ]).then(() => import("./box.js")).catch(() => {
            // A plain box, as long as the network is away.
            for (const name in roles) input.removeAttribute(name)
            input.addEventListener("blur", prepare, { once: true })
        })
    }
    prepare()
    if (input === document.activeElement) fetchSearch()
}
