import { element } from "./element.js"

const fetched = {}
/** Fetches a style sheet once, and waits for it. */
export const styleSheet = href => fetched[href] ??= new Promise(resolve => {
    // Without the network, a dialog without style is better than none.
    document.head.append(element("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }))
})

/** Fetches the style of what a visitor opens or switches on, and waits for it. */
export const lateStyle = () => styleSheet(document.body.dataset.late)
