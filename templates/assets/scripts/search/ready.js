// Searching costs nothing until a visitor turns to a search box; then all that it takes is fetched at once.
for (const box of document.querySelectorAll("form[data-script]")) {
    const { find, script, imports } = box.dataset
    const input = box.elements.q
    const roles = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" }
    const prepare = () => {
        for (const name in roles) input.setAttribute(name, roles[name])
        input.addEventListener("focus", fetchSearch, { once: true })
    }
    const fetchSearch = () => {
        for (const href of imports.split(" ").filter(Boolean)) ahead({ rel: "modulepreload", href })
        ahead({ rel: "preload", as: "fetch", crossOrigin: "", href: find })
        import(script).catch(() => {
            // A plain box, as long as the network is away.
            for (const name in roles) input.removeAttribute(name)
            input.addEventListener("blur", prepare, { once: true })
        })
    }
    prepare()
    if (input === document.activeElement) fetchSearch()
}

/** Fetches what will be needed, unless the page itself has it fetched. */
function ahead(link) {
    if (document.head.querySelector(`link[href="${link.href}"]`)) return
    document.head.append(Object.assign(document.createElement("link"), link))
}
