// Fetches the style of what a visitor opens or switches on. A script that imports this one waits for it.
import { element } from "./element.js"

const href = document.body.dataset.late
if (!document.querySelector(`link[href="${href}"]`)) await new Promise(resolve => {
    // Without the network, a dialog without style is better than none.
    document.head.append(element("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }))
})
