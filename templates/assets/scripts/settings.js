// What every page needs at once: the visitor's choices, kept on this device, and other scripts when their time has come.

const storage = {
    get(key) {
        try { return localStorage.getItem(`shelters.${key}`) } catch { return null }
    },
    set(key, value) {
        try {
            if (value) localStorage.setItem(`shelters.${key}`, value)
            else localStorage.removeItem(`shelters.${key}`)
        } catch {}
    },
}

const root = document.documentElement

// Whoever follows a link to another language chooses it.
addEventListener("click", event => {
    const link = event.target.closest?.("a[data-language]")
    if (link) storage.set("language", link.dataset.language)
})

function showTheme(theme) {
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
    document.querySelector("[name=theme-color]").content = getComputedStyle(root).backgroundColor
}

// Searching costs nothing until a visitor turns to a search box; then all that it takes is fetched at once.
for (const box of document.querySelectorAll("form[data-script]")) {
    const { find, script, imports } = box.dataset
    const fetchSearch = () => {
        for (const href of imports.split(" ").filter(Boolean)) ahead({ rel: "modulepreload", href })
        ahead({ rel: "preload", as: "fetch", crossOrigin: "", href: find })
        import(script)
    }
    const input = box.elements.q
    input.setAttribute("role", "combobox")
    input.setAttribute("aria-autocomplete", "list")
    input.setAttribute("aria-expanded", "false")
    if (input === document.activeElement) fetchSearch()
    else input.addEventListener("focus", fetchSearch, { once: true })
}

/** Fetches what will be needed, unless the page itself has it fetched. */
function ahead(link) {
    if (document.head.querySelector(`link[href="${link.href}"]`)) return
    document.head.append(Object.assign(document.createElement("link"), link))
}

// "data-script": costs nothing until a visitor turns to that place. A press that comes earlier than the script waits for it.
for (const place of document.querySelectorAll("[data-script]:not(form)")) {
    let ready
    const load = () => ready ??= import(place.dataset.script).catch(() => {})
        .then(() => place.removeEventListener("click", hold, true))
    const hold = event => {
        load()
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        event.stopImmediatePropagation()
        ready.then(() => event.target.click())
    }
    for (const sign of ["pointerover", "focusin"]) place.addEventListener(sign, load, { once: true })
    place.addEventListener("click", hold, true)
}

// "data-soon": once the page is there.
function soon() {
    for (const place of document.querySelectorAll("[data-soon]")) import(place.dataset.soon).catch(() => {})
    const { worker, keep } = document.body.dataset
    if (!worker || !navigator.serviceWorker) return
    navigator.serviceWorker.register(worker, { updateViaCache: "none" }).then(async () => {
        const { active } = await navigator.serviceWorker.ready
        // The first page was here before the worker was.
        const own = navigator.serviceWorker.controller ? [] : [location.pathname]
        active.postMessage({ keep: [...own, ...keep.split(" ")] })
    }).catch(() => {})
}
if (document.readyState === "complete") soon()
else addEventListener("load", () => setTimeout(soon))

const form = document.querySelector("form[data-settings]")
if (form) {
    const said = form.querySelector("[role=status]")
    form.elements.theme.value = storage.get("theme") ?? ""
    form.addEventListener("change", () => {
        const theme = form.elements.theme.value
        storage.set("theme", theme)
        showTheme(theme)
        said.textContent = form.dataset.settings
    })
    form.querySelector("[data-forget]").addEventListener("click", () => {
        for (const key of ["theme", "language", "favourites"]) storage.set(key)
        navigator.serviceWorker?.controller?.postMessage({ forget: true })
        form.reset()
        showTheme()
        said.textContent = form.dataset.forgotten
    })
    form.addEventListener("submit", event => event.preventDefault())
}
