// The visitor's own animals. They are kept on this device alone, as they were last seen, so that their page works offline
// and an animal that has left the catalogue is still remembered.

const place = document.querySelector("[data-favourites]")
const base = place.dataset.favourites

function read() {
    try {
        const list = JSON.parse(localStorage.getItem("shelters.favourites") ?? "[]")
        return Array.isArray(list) ? list.filter(entry => typeof entry?.key === "string") : []
    } catch { return [] }
}

let list = read()

function save() {
    try { localStorage.setItem("shelters.favourites", JSON.stringify(list)) } catch {}
}

/** The ids in a link to an animal, the same in every language: "na-skraju/rex". */
function keyOf(link) {
    const path = new URL(link.href).pathname
    return path.startsWith(base) ? path.slice(base.length).replace(/\/$/, "") : ""
}

const text = element => element?.textContent.replace(/\s+/g, " ").trim() ?? ""

function show(button) {
    button.setAttribute("aria-pressed", list.some(entry => entry.key === button.dataset.favourite))
}

function tell(message) { navigator.serviceWorker?.controller?.postMessage(message) }

function press(button, describe) {
    const key = button.dataset.favourite
    const known = list.find(entry => entry.key === key)
    const entry = known ?? { key, ...describe() }
    list = known ? list.filter(other => other !== known) : [entry, ...list]
    save()
    const page = base + key + "/"
    tell(known ? { drop: [page, entry.picture] } : { keep: [page, entry.picture] })
    document.querySelectorAll(`[data-favourite="${CSS.escape(key)}"]`).forEach(show)
}

function prepare(button, describe) {
    button.addEventListener("click", () => press(button, describe))
    show(button)
}

// The page of an animal.
function describePage(page) {
    return {
        name: text(page.querySelector("h1")), line: text(page.querySelector(".sum")),
        where: text(page.querySelector("main .where")), picture: page.querySelector(".look img")?.getAttribute("src"),
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

function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children.filter(Boolean))
    return made
}

function card(entry, isGone) {
    const badge = isGone ? own.dataset.gone : entry.status
    const blank = element("p", { className: "blank" }, element("i", { className: "g-paw" }))
    const image = element("img", { src: entry.picture ?? "", alt: "" })
    image.addEventListener("error", () => image.replaceWith(blank), { once: true })
    return element("li", { className: `card ${entry.type ?? ""}${isGone ? " gone" : ""}` },
        entry.picture ? image : blank,
        // An animal that has left keeps a link for its button to know it by.
        element("h3", {}, element("a", { href: `${base}${entry.key}/`, textContent: entry.name || entry.key })),
        entry.line && element("p", { textContent: entry.line }),
        entry.where && element("p", { className: "where", textContent: entry.where }),
        badge && element("p", { className: "badge", textContent: badge }))
}

async function refresh(entry, shown) {
    let answer
    try { answer = await fetch(`${base}${entry.key}/`) } catch { return }
    let isGone = answer.status === 404 || answer.status === 410
    if (answer.ok) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html")
        if (page.querySelector(".profile")) Object.assign(entry, describePage(page))
    } else if (!isGone) return
    save()
    shown.replaceWith(card(entry, isGone))
}

async function showOwn() {
    const cards = list.map(entry => card(entry))
    own.replaceChildren(...cards)
    document.querySelector("[data-own-empty]").hidden = list.length > 0
    // A few at a time: phones and servers have other things to do as well.
    const waiting = list.map((entry, index) => [entry, cards[index]])
    await Promise.all([1, 2, 3].map(async () => {
        for (let next; (next = waiting.shift());) await refresh(...next)
    }))
}

if (own) showOwn()
addEventListener("storage", event => {
    if (event.key !== null && event.key !== "shelters.favourites") return
    list = read()
    document.querySelectorAll("[data-favourite]").forEach(show)
    if (own) showOwn()
})
