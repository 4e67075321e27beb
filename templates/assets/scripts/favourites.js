// The visitor's own animals. They are kept on this device alone, as they were last seen, so that their page works offline
// and an animal that has left the catalogue is still remembered.
import { element } from "./element.js"
import { storage } from "./settings.js"

const place = document.querySelector("[data-favourites]")
const base = place.dataset.favourites

function read() {
    try {
        const list = JSON.parse(storage.get("favourites") ?? "[]")
        return Array.isArray(list) ? list.filter(entry => typeof entry?.key === "string") : []
    } catch { return [] }
}

let list = read()

const find = key => list.find(entry => entry.key === key)
const save = () => storage.set("favourites", JSON.stringify(list))

/** The ids in a link to an animal, the same in every language: "na-skraju/rex". */
function keyOf(link) {
    const path = new URL(link.href).pathname
    return path.startsWith(base) ? path.slice(base.length).replace(/\/$/, "") : ""
}

const text = element => element?.textContent.replace(/\s+/g, " ").trim() ?? ""

function show(button) {
    button.setAttribute("aria-pressed", Boolean(find(button.dataset.favourite)))
}

/** What a device keeps for an animal. */
const page = entry => `${base}${entry.key}/`

// Even where the worker is still on its way.
function tell(message) { navigator.serviceWorker?.ready.then(({ active }) => active.postMessage(message), () => {}) }

/** Pictures that no animal of the list has: several may have the same drawing. */
const unused = picture => list.some(entry => entry.picture === picture) ? "" : picture

function press(button, isAdding, describe) {
    // Another tab may have changed it, unheard by a page that was put aside.
    list = read()
    const key = button.dataset.favourite
    const known = find(key)
    if (known && isAdding) return show(button)
    const entry = known ?? { key, ...describe() }
    list = known ? list.filter(other => other !== known) : [entry, ...list]
    // Where nothing can be kept, the heart says so.
    if (!save()) list = read()
    else tell(known ? { drop: [page(entry), unused(entry.picture)] } : { keep: [page(entry), entry.picture] })
    document.querySelectorAll(`[data-favourite="${CSS.escape(key)}"]`).forEach(show)
}

/** Hearts whose press waited for this script. */
const late = new Set()

function prepare(button, describe) {
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
function describePage(page) {
    return {
        name: text(page.querySelector("h1")), line: text(page.querySelector(".sum")),
        where: text(page.querySelector("main .where")), picture: page.querySelector("[data-face]")?.dataset.face,
        status: page.querySelector("[data-status]")?.dataset.status ?? "", type: page.querySelector(".profile")?.classList[1],
    }
}
for (const button of document.querySelectorAll("[data-favourite]")) prepare(button, () => describePage(document))

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
    button.setAttribute("aria-label", place.dataset.keep.replace("{name}", name))
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

// The page of one's own animals.
const own = document.querySelector("[data-own]")

/** Writes what is known of an animal into its card. Its link and its heart stay, whoever is about to press them. */
function write(item, entry) {
    const badge = entry.gone ? own.dataset.gone : entry.status
    item.className = `card ${entry.type ?? ""}${entry.gone ? " gone" : ""}`
    const link = item.querySelector("h3 a")
    link.textContent = entry.name || entry.key
    item.querySelector("[data-favourite]")?.setAttribute("aria-label", place.dataset.keep.replace("{name}", link.textContent))
    for (const line of item.querySelectorAll("h3 ~ p")) line.remove()
    link.parentElement.after(...[[entry.line, ""], [entry.where, "where"], [badge, "badge"]].filter(([words]) => words)
        .map(([textContent, className]) => element("p", { textContent, className })))
    const shown = link.parentElement.previousElementSibling
    if (shown && (shown.getAttribute("src") ?? "") === (entry.picture ?? "")) return
    shown?.remove()
    const blank = element("p", { className: "blank" }, element("i", { className: "g-paw" }))
    if (!entry.picture) return item.prepend(blank)
    const image = element("img", { src: entry.picture, alt: "" })
    image.addEventListener("error", () => image.replaceWith(blank), { once: true })
    item.prepend(image)
}

function card(entry) {
    // An animal that has left keeps a link for its button to know it by.
    const item = element("li", {}, element("h3", {}, element("a", { href: page(entry) })))
    write(item, entry)
    return item
}

async function refresh(key, item) {
    let answer, seen
    try {
        answer = await fetch(page({ key }))
        const isGone = answer.status === 404 || answer.status === 410
        if (!answer.ok && !isGone) return
        seen = isGone ? { gone: true } : { ...describePage(new DOMParser().parseFromString(await answer.text(), "text/html")), gone: undefined }
    } catch { return }
    list = read()
    const entry = find(key)
    if (!entry || !(seen.type || seen.gone)) return
    const before = JSON.stringify(entry)
    const { picture } = entry
    Object.assign(entry, seen)
    if (JSON.stringify(entry) === before) return
    save()
    write(item, entry)
    if (entry.picture !== picture) tell({ keep: [entry.picture], drop: [unused(picture)] })
}

async function showOwn() {
    const known = new Map([...own.children].map(item => [keyOf(item.querySelector("h3 a")), item]))
    // One that was just let go of stays as long as it has the focus.
    for (const [key, item] of known) if (!find(key) && !item.contains(document.activeElement)) item.remove()
    const fresh = list.filter(({ key }) => !known.has(key)).map(entry => [entry.key, card(entry), list.indexOf(entry)])
    for (const [, item, place] of fresh) own.insertBefore(item, own.children[place] ?? null)
    document.querySelector("[data-own-empty]").hidden = own.childElementCount > 0
    tell({ keep: fresh.flatMap(([key]) => [page({ key }), find(key).picture]) })
    // A few at a time: phones and servers have other things to do as well.
    await Promise.all([1, 2, 3].map(async () => {
        for (let next; (next = fresh.shift());) await refresh(...next)
    }))
}

function showAgain() {
    list = read()
    document.querySelectorAll("[data-favourite]").forEach(show)
    if (own) showOwn()
}

if (own) showOwn()
addEventListener("storage", event => { if (event.key === null || event.key === storage.key("favourites")) showAgain() })
// What happened elsewhere while the page was put aside was not told to it.
addEventListener("pageshow", event => { if (event.persisted) showAgain() })
