// The map of all institutions, and the list of those that can be seen on it.
import { keptPlace, keptRange } from "../near/nearest.js"
import { counted, later } from "../search/answers.js"
import { openMap, pointsOf } from "./map.js"

const home = document.querySelector(".map")
const section = document.querySelector("[data-listed]")
const count = section.querySelector("[data-count]")
const regions = [...section.querySelectorAll("details")].map(details => ({ details, items: [...details.querySelectorAll("li")] }))
const entries = new Map(regions.flatMap(({ items }) => items.map(item => [item.querySelector("a").getAttribute("href"), item])))
/** Those that stand on no map are in the list all the same, while all of it is asked for. */
const total = entries.size

let isWhole = true
/** Lists some points; all institutions where none are told. */
const list = later(120, points => {
    const seen = points && new Set(points.map(({ url }) => url))
    for (const [url, item] of entries) item.hidden = Boolean(seen) && !seen.has(url)
    for (const { details, items } of regions) {
        details.hidden = items.every(item => item.hidden)
        if (isWhole === Boolean(seen)) details.open = Boolean(seen)
    }
    isWhole = !seen
    count.textContent = counted(home.dataset.together, seen ? seen.size : total)
})

if (home) {
    const points = pointsOf(section)
    let isTogether = false
    const map = openMap(home, {
        onView: (seen, isCountry) => {
            if (!isTogether) list(isCountry ? null : seen)
            isTogether = false
        },
        onTogether: members => {
            isTogether = true
            list(members)
            section.querySelector("h2").focus()
        },
    })
    map.show({ points, place: keptPlace(), kilometres: keptRange() })
    const asked = points.find(({ url }) => location.hash.length > 4 && url.endsWith(`/${location.hash.slice(4)}/`))
    if (asked) {
        map.fit([asked])
        // The browser itself scrolls to the entry in the list, as late as when all is loaded.
        const show = () => home.scrollIntoView()
        show()
        addEventListener("load", () => setTimeout(show, 50))
    }
}
