// Fetches the style sheet of what opens above a page. A script that imports this one waits for the sheet.
import { element } from "./element.js"

await new Promise(resolve => {
    // Without the network, a dialog without style is better than none.
    document.head.append(element("link", { rel: "stylesheet", href: document.body.dataset.popups, onload: resolve, onerror: resolve }))
})
