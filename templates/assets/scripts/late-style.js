// Fetches the style of what a visitor opens or switches on. A script that imports this one waits for it.
import { element } from "./element.js"

await new Promise(resolve => {
    // Without the network, a dialog without style is better than none.
    document.head.append(element("link", { rel: "stylesheet", href: document.body.dataset.late, onload: resolve, onerror: resolve }))
})
