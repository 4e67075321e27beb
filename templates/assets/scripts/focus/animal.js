// What the page of an animal says by now.
import { element } from "../element.js"
import { describePage } from "../favourites.js"

const { base } = document.querySelector("[data-begin]").dataset
const asked = new Map()

export const address = key => `${base}${key}/`

async function ask(key) {
    try {
        const answer = await fetch(address(key))
        if (answer.status === 404 || answer.status === 410) return { key, isGone: true }
        if (!answer.ok) return { key }
        const page = new DOMParser().parseFromString(await answer.text(), "text/html")
        const pictures = [...page.querySelectorAll(".slides img")].map(({ src, alt }) => ({ src: new URL(src).pathname, alt }))
        return { key, page, pictures, hasHome: page.querySelector(".profile")?.dataset.state === "adopted", ...describePage(page) }
    } catch {
        asked.delete(key)
        return { key }
    }
}

/** A promise of the animal's name, pictures and page; of its key alone where its page cannot be had. */
export function about(key) {
    if (!asked.has(key)) asked.set(key, ask(key))
    return asked.get(key)
}

export const image = (src, alt = "") => element("img", { src, alt, loading: "lazy" })

const unit = (name, count, unitDisplay) => count.toLocaleString(document.documentElement.lang, { style: "unit", unit: name, unitDisplay })
export const inMinutes = (minutes, length = "long") => unit("minute", minutes, length)
export const inSeconds = seconds => unit("second", seconds, "long")
export const inDays = days => unit("day", days, "long")
