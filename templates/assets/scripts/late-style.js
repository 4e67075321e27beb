import { element } from "./element.js"

const fetched = {}
/** Fetches the style of what a visitor opens or switches on, that of `href` if it is told, and waits for it. */
export const lateStyle = (href = document.body.dataset.late) => fetched[href] ??= new Promise(resolve => {
    // Without the network, a dialog without style is better than none.
    document.head.append(element("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }))
})
