// What every page needs at once: the visitor's choices, kept on this device, and other scripts when their time has come.

const root = document.documentElement

/** What this site keeps on the device; another one may live on the same host, below another path. */
export const storage = {
    key: name => `shelters${root.dataset.root}${name}`,
    get(name) {
        try { return localStorage.getItem(storage.key(name)) } catch { return null }
    },
    /** Says whether the browser let it. */
    set(name, value) {
        try {
            if (value) localStorage.setItem(storage.key(name), value)
            else localStorage.removeItem(storage.key(name))
            return true
        } catch { return false }
    },
}

// Whoever follows a link to another language chooses it.
addEventListener("click", event => {
    const link = event.target.closest?.("a[data-language]")
    if (link) storage.set("language", link.dataset.language)
})

// "data-script": costs nothing until a visitor turns to that place. A press that comes earlier than the script waits for it.
for (const place of document.querySelectorAll("[data-script]")) {
    let ready
    const load = () => ready ??= import(place.dataset.script).catch(() => {})
        .then(() => place.removeEventListener("click", hold, true))
    const hold = event => {
        load()
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        // What the visitor sees while pressing.
        place.dataset.held = place.getAttribute("aria-pressed")
        event.preventDefault()
        event.stopImmediatePropagation()
        ready.then(() => {
            event.target.click()
            delete place.dataset.held
        })
    }
    for (const sign of ["pointerover", "focusin"]) place.addEventListener(sign, load, { once: true })
    place.addEventListener("click", hold, true)
}

// What waits until the page is there. Again when it comes back, or another tab keeps what this one did not.
const wait = () => setTimeout(() => import("./soon.js").then(({ load }) => load(storage), () => {}))
if (document.readyState === "complete") wait()
for (const sign of ["pageshow", "storage"]) addEventListener(sign, wait)
