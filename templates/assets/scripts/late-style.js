import { element } from "./element.js"

const href = document.body.dataset.late

let fetched
/** Fetches the style of what a visitor opens or switches on, and waits for it. */
export const lateStyle = () => fetched ??= document.querySelector(`link[href="${href}"]`) || new Promise(resolve => {
    // Without the network, a dialog without style is better than none.
    document.head.append(element("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }))
})
