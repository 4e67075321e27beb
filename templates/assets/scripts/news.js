// What has changed since the last visit: this device compares what it saw then with what the site says now.
import { animals } from "./directory.js"
import { describePage, find, page } from "./favourites.js"
import { element } from "./element.js"
import { storage } from "./settings.js"

const place = document.querySelector("[data-news]")
/** How many are shown of each kind. */
const most = 12

/** What became of animals by key since they were seen. */
function changes(seen, all) {
    const news = { new: [], reserved: [], home: [] }
    for (const { key, status, seeks } of all) {
        const before = seen.get(key)
        if (!before && seeks) news.new.push(key)
        else if (before === "a" && status === "r") news.reserved.push(key)
        else if ((before === "a" || before === "r") && status === "h") news.home.push(key)
    }
    return news
}

/** Once for a visit, which ends when the tab is closed: other pages of it say the same. */
async function news() {
    const name = storage.key("news")
    const told = sessionStorage.getItem(name)
    if (told) return JSON.parse(told)
    const all = await animals()
    const last = storage.get("seen")
    storage.set("seen", all.map(({ key, status }) => `${key} ${status}`).join("\n"))
    // The first visit has nothing to compare with.
    const found = changes(last ? new Map(last.split("\n").map(line => line.split(" "))) : new Map(all.map(({ key, status }) => [key, status])), all)
    sessionStorage.setItem(name, JSON.stringify(found))
    return found
}

/** The card of an animal as its page has it. */
async function fill(item, key) {
    const answer = await fetch(page({ key }))
    if (!answer.ok) return
    const { name, line, where, picture, type } = describePage(new DOMParser().parseFromString(await answer.text(), "text/html"))
    item.classList.add(type)
    item.querySelector("a").textContent = name
    if (picture) item.prepend(element("img", { src: picture, alt: "" }))
    for (const [textContent, className] of [[line, ""], [where, "where"]]) item.append(element("p", { textContent, className }))
}

async function list(keys) {
    const items = keys.slice(0, most).map(key => element("li", { className: "card" },
        element("h3", {}, element("a", { href: page({ key }), textContent: key.split("/")[1] }))))
    await Promise.all(items.map((item, index) => fill(item, keys[index]).catch(() => {})))
    return element("ul", { className: "cards" }, ...items)
}

async function show() {
    const found = Object.entries(await news()).filter(([, keys]) => Array.isArray(keys) && keys.length)
    if (!found.length) return
    const { texts: { news: words } } = await import("./texts.js")
    place.replaceChildren(element("h2", { textContent: words.title }), ...found.map(([kind, keys]) => {
        const own = keys.map(find).filter(Boolean).map(({ name }) => name)
        const part = element("details", {}, element("summary", {}, words[kind].replace("{count}", keys.length),
            own.length && element("small", { textContent: ` ${words.own.replace("{names}", own.join(", "))}` })))
        part.addEventListener("toggle", async () => part.append(await list(keys)), { once: true })
        return part
    }))
    place.hidden = false
}

if (!navigator.connection?.saveData) show().catch(() => {})
