// The page of the visitor's own animals, as they are by now.
import { element } from "./element.js"
import { describePage, find, keyOf, label, list, page, reread, save, tell, unused } from "./favourites.js"

const own = document.querySelector("[data-own]")

/** Writes what is known of an animal into its card. Its link and its heart stay, whoever is about to press them. */
function write(item, entry) {
    const badge = entry.gone ? own.dataset.gone : entry.status
    item.className = `card ${entry.type ?? ""}${entry.gone ? " gone" : ""}`
    const link = item.querySelector("h3 a")
    link.textContent = entry.name || entry.key
    item.querySelector("[data-favourite]")?.setAttribute("aria-label", label(link.textContent))
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
    reread()
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

showOwn()
// After the hearts, which read the list anew.
addEventListener("storage", showOwn)
addEventListener("pageshow", event => { if (event.persisted) showOwn() })
