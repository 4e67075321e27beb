// What every page needs at once: the visitor's choices, kept on this device, other scripts when their time has come, and the
// worker that keeps pages.

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
    const { script, find, texts } = place.dataset
    const load = () => {
        if (ready) return
        // What a search takes first comes beside its script.
        for (const href of find ? [find, texts] : []) {
            if (!document.querySelector(`link[href="${href}"]`)) document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }))
        }
        // A search that could not be fetched is asked for again at the next turn.
        ready = import(script).catch(() => { if (find) ready = null }).then(() => place.removeEventListener("click", hold, true))
    }
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
    place.addEventListener("focusin", load)
    if (place.matches(":focus-within")) load()
    if (!find) place.addEventListener("pointerover", load, { once: true })
    // Forms work without one.
    if (!place.action) place.addEventListener("click", hold, true)
}

// "data-sight": when the visitor comes to that place, not at the lowest quarter of the screen.
const sight = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) import(target.dataset.sight).catch(() => {})
}, { rootMargin: "0px 0px -25%" })

// "data-soon": once the page is there; with "data-kept" only if the device keeps something under that name. Again when the
// page comes back, or another tab keeps what this one did not.
const loadSoon = () => setTimeout(() => {
    for (const place of document.querySelectorAll("[data-sight]")) sight.observe(place)
    for (const { dataset } of document.querySelectorAll("[data-soon]")) {
        if (!dataset.kept || storage.get(dataset.kept)) import(dataset.soon).catch(() => {})
    }
})
for (const sign of ["pageshow", "storage"]) addEventListener(sign, loadSoon)

// Pages of this visit are kept for when the network is away, by a worker beside the page.
const { worker, keep } = document.body.dataset
if (worker) addEventListener("load", async () => {
    try {
        const { controller } = navigator.serviceWorker
        await navigator.serviceWorker.register(worker, { updateViaCache: "none" })
        const { active } = await navigator.serviceWorker.ready
        // The first page was here before the worker was.
        const own = controller ? [] : [location.pathname]
        active.postMessage({ keep: [...own, ...keep.split(" ")] })
    } catch { /* This browser has none, or the visitor allows none. */ }
})
