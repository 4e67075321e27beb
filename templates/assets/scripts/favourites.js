// The visitor's own animals. They are kept on this device alone, as they were last seen, so that their page works offline
// and an animal that has left the catalogue is still remembered.
import { storage } from "./settings.js"

const place = document.querySelector("[data-favourites]")
const base = place.dataset.favourites

function read() {
    try {
        const list = JSON.parse(storage.get("favourites") ?? "[]")
        return Array.isArray(list) ? list.filter(entry => typeof entry?.key === "string") : []
    } catch { return [] }
}

/** The animals, the latest first. */
export let list = read()

/** Another tab may have changed the list, unheard by a page that was put aside. */
export const reread = () => { list = read() }

export const find = key => list.find(entry => entry.key === key)
export const save = () => storage.set("favourites", JSON.stringify(list))

/** What a heart is called. */
export const label = name => place.dataset.keep.replace("{name}", name)

/** The ids in a link to an animal, the same in every language: "na-skraju/rex". */
export function keyOf(link) {
    const path = new URL(link.href).pathname
    return path.startsWith(base) ? path.slice(base.length).replace(/\/$/, "") : ""
}

/** What an element says, without the soft hyphens of long words. */
const text = element => element?.textContent.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim() ?? ""

function show(button) {
    button.setAttribute("aria-pressed", Boolean(find(button.dataset.favourite)))
}

/** What a device keeps for an animal. */
export const page = entry => `${base}${entry.key}/`

// Even where the worker is still on its way.
export function tell(message) { navigator.serviceWorker?.ready.then(({ active }) => active.postMessage(message), () => {}) }

/** Pictures that no animal of the list has: several may have the same drawing. */
export const unused = picture => list.some(entry => entry.picture === picture) ? "" : picture

function press(button, isAdding, describe) {
    reread()
    const key = button.dataset.favourite
    const known = find(key)
    if (known && isAdding) return show(button)
    const entry = known ?? { key, ...describe() }
    list = known ? list.filter(other => other !== known) : [entry, ...list]
    // Where nothing can be kept, the heart says so.
    if (!save()) reread()
    else tell(known ? { drop: [page(entry), unused(entry.picture), entry.shown] } : { keep: [page(entry), entry.picture, entry.shown] })
    document.querySelectorAll(`[data-favourite="${CSS.escape(key)}"]`).forEach(show)
}

/** Hearts whose press waited for this script. */
const late = new Set()

/** Makes a button that remembers an animal, or forgets it. */
export function prepare(button, describe) {
    button.addEventListener("click", () => {
        const { held } = button.dataset
        if (held) {
            late.add(button)
            setTimeout(() => late.delete(button))
        } else if (late.has(button)) return
        // A press that waited may have been one on a heart that was shown empty, whatever it is now. Those after it, which come
        // at once, were made because nothing had happened yet.
        press(button, held === "false", describe)
    })
    show(button)
}

// The page of an animal.
export function describePage(page) {
    return {
        name: text(page.querySelector("h1")), line: text(page.querySelector(".sum")),
        where: text(page.querySelector("main .where")), picture: page.querySelector("[data-face]")?.dataset.face,
        status: page.querySelector("[data-status]")?.dataset.status ?? "", type: page.querySelector(".profile")?.classList[1],
    }
}
for (const button of document.querySelectorAll("[data-favourite]")) {
    // The picture that the page shows on this screen, so that the page has it without a network.
    prepare(button, () => ({ ...describePage(document), shown: document.querySelector(".look img")?.currentSrc }))
}

// Cards of animals, wherever they are and whenever they come.
function addTo(card) {
    const link = card.querySelector("h3 a")
    const key = link && keyOf(link)
    if (!key || card.querySelector("[data-favourite]")) return
    const button = document.createElement("button")
    button.type = "button"
    button.className = "favourite"
    button.dataset.favourite = key
    const name = text(link)
    button.setAttribute("aria-label", label(name))
    const heart = document.createElement("i")
    heart.className = "g-heart"
    button.append(heart)
    prepare(button, () => ({
        name, line: text(card.querySelector("h3 ~ p:not(.where, .badge)")), where: text(card.querySelector(".where")),
        picture: card.querySelector("img")?.getAttribute("src"), status: text(card.querySelector(".badge:not(.urgent)")),
        type: card.classList[1],
    }))
    card.append(button)
}
document.querySelectorAll("li.card").forEach(addTo)
new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
            if (node.matches?.("li.card")) addTo(node)
            else node.querySelectorAll?.("li.card").forEach(addTo)
        }
    }
}).observe(document.querySelector("main"), { childList: true, subtree: true })

// Similar animals stand by distance, once it is known from where.
if (document.body.classList.contains("animal") && storage.get("place")) import("./near/similar.js").then(({ sort }) => sort(keyOf)).catch(() => {})

// The page of one's own animals.
const own = document.querySelector("[data-own]")

function showOwn() {
    if (own && list.length) import(own.dataset.own).catch(() => {})
    else if (own) document.querySelector("[data-own-empty]").hidden = false
}
showOwn()

function showAgain() {
    reread()
    document.querySelectorAll("[data-favourite]").forEach(show)
    showOwn()
}
addEventListener("storage", event => { if (event.key === null || event.key === storage.key("favourites")) showAgain() })
// What happened elsewhere while the page was put aside was not told to it.
addEventListener("pageshow", event => { if (event.persisted) showAgain() })
