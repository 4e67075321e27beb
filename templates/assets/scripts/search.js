// Search as you type. This module and the index, one document per language, are fetched when a visitor first turns to a
// search box (lists fetch the module at once).
// A form with data-find offers links below its box; one with data-filter narrows the list of its page.
// Without scripts, or without the index, both are ordinary GET forms that lead to the whole list.

/** Lower case without diacritics, so that "lodz" finds "Łódź". */
function folded(text) {
    return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")
        .replace(/[łøđßæœı]/g, letter => ({ ł: "l", ø: "o", đ: "d", ß: "ss", æ: "ae", œ: "oe", ı: "i" })[letter])
}

function institution([title, url, type, kind, town, region, picture, count, words]) {
    return {
        title, url, type, town, region, picture, kind, place: town, line: [town, count].filter(Boolean).join(" · "),
        text: folded([title, kind, town, region, words].join(" ")),
    }
}

function animal(row, institutions) {
    const [title, url, type, line, keeper, picture, status, label, seeksHome, words] = row
    const home = institutions[keeper]
    return {
        title, url, type, line, picture, status, label, seeksHome,
        of: home.url, town: home.town, place: `${home.title}, ${home.town}`,
        text: folded([title, line, label, home.title, home.town, words].join(" ")),
    }
}

const indexes = new Map()

function index(url) {
    if (!indexes.has(url)) {
        indexes.set(url, fetch(url).then(answer => {
            if (!answer.ok) throw new Error(answer.statusText)
            return answer.json()
        }).then(rows => {
            const institutions = rows.institutions.map(institution)
            return { institutions, animals: rows.animals.map(row => animal(row, institutions)) }
        }).catch(error => {
            indexes.delete(url)
            throw error
        }))
    }
    return indexes.get(url)
}

/** The entries that have every word, those whose titles begin with the first word in front. */
function matches(entries, query) {
    const words = folded(query).split(/\s+/).filter(Boolean)
    const found = entries.filter(entry => words.every(word => entry.text.includes(word)))
    if (!words.length) return found
    const starting = found.filter(entry => folded(entry.title).startsWith(words[0]))
    return starting.concat(found.filter(entry => !starting.includes(entry)))
}

function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children.filter(Boolean))
    return made
}

function later(wait, action) {
    let timer
    return () => {
        clearTimeout(timer)
        timer = setTimeout(action, wait)
    }
}

// Boxes that offer what they find.
for (const form of document.querySelectorAll("form[data-find]")) {
    const input = form.elements.q
    const said = element("p", { className: "vh", role: "status" })
    const list = element("ul", { className: "found", hidden: true })
    form.append(list, said)

    const close = () => { list.hidden = true }

    const search = async () => {
        const query = input.value.trim()
        if (!query) {
            said.textContent = ""
            return close()
        }
        try {
            const { institutions, animals } = await index(form.dataset.find)
            if (query !== input.value.trim()) return
            const houses = matches(institutions, query)
            const residents = matches(animals, query)
            const shown = [...houses.slice(0, 3), ...residents.slice(0, 8 - Math.min(3, houses.length))]
            const total = houses.length + residents.length
            list.replaceChildren(...shown.map(entry => element("li", {},
                element("a", { href: entry.url },
                    element("img", { src: entry.picture || document.querySelector(".brand img").src, alt: "", width: 44, height: 44 }),
                    element("span", {}, element("strong", { textContent: entry.title }),
                        element("small", { textContent: entry.of ? `${entry.line} · ${entry.place}` : `${entry.kind} · ${entry.place}` }))))))
            if (!total) list.append(element("li", { textContent: form.dataset.nothing }))
            said.textContent = total ? form.dataset.found.replace("{count}", total) : form.dataset.nothing
        } catch {
            // The form still leads to the list.
            list.replaceChildren()
        }
        list.hidden = !list.childElementCount
    }

    const prepare = () => index(form.dataset.find).catch(() => {})
    if (form.contains(document.activeElement)) prepare().then(search)
    else input.addEventListener("focus", prepare, { once: true })
    input.addEventListener("input", later(120, search))
    input.addEventListener("focus", () => { if (list.childElementCount && input.value.trim()) list.hidden = false })
    form.addEventListener("focusout", event => { if (!form.contains(event.relatedTarget)) close() })
    form.addEventListener("keydown", event => {
        if (event.key === "Escape" && !list.hidden) {
            event.preventDefault()
            input.focus()
            return close()
        }
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp" || list.hidden) return
        event.preventDefault()
        const stops = [input, ...list.querySelectorAll("a")]
        const at = stops.indexOf(document.activeElement)
        stops[(at + (event.key === "ArrowDown" ? 1 : stops.length - 1)) % stops.length].focus()
    })
    // A press on a link of the list must not close it before the click arrives (Safari gives links no focus).
    list.addEventListener("pointerdown", event => event.preventDefault())
}

// Boxes that narrow the list of their page.
const limit = 60

function card(entry, kind) {
    if (kind === "institutions") {
        return element("li", { className: "house" }, element("div", { className: "who" },
            entry.picture && element("img", { className: "logo", src: entry.picture, alt: "", width: 64, height: 64 }),
            element("div", {}, element("p", { className: "over", textContent: entry.kind }),
                element("h3", {}, element("a", { href: entry.url, textContent: entry.title })),
                element("p", { className: "where", textContent: entry.line }))))
    }
    return element("li", { className: "card" },
        element("img", { src: entry.picture, alt: "", loading: "lazy", decoding: "async" }),
        element("h3", {}, element("a", { href: entry.url, textContent: entry.title })),
        element("p", { textContent: entry.line }),
        element("p", { className: "where", textContent: entry.place }),
        entry.label && element("p", { className: `badge ${entry.status}`, textContent: entry.label }))
}

for (const form of document.querySelectorAll("form[data-filter]")) {
    const kind = form.dataset.filter
    const said = form.querySelector("[role=status]")
    const before = said.textContent
    const list = document.querySelector("[data-list]")
    if (!list) continue
    const results = element("ul", { className: list.className, hidden: true })
    list.after(results)
    const pages = document.querySelector("[data-pages]")
    const fields = ["q", "type", "town", "region"].filter(name => form.elements[name])
    const value = name => fields.includes(name) ? form.elements[name].value.trim() : ""

    function whole(message) {
        list.hidden = false
        results.hidden = true
        if (pages) pages.hidden = false
        said.textContent = message
    }

    const filter = async () => {
        const wanted = Object.fromEntries(fields.map(name => [name, value(name)]).filter(([, text]) => text))
        const address = new URL(location)
        address.search = new URLSearchParams(wanted)
        history.replaceState(history.state, "", address)
        if (!Object.keys(wanted).length) return whole(before)
        try {
            let entries = (await index(form.dataset.index))[kind]
            if (form.dataset.of) entries = entries.filter(entry => entry.of === form.dataset.of)
            for (const name of ["type", "town", "region"]) {
                if (wanted[name]) entries = entries.filter(entry => entry[name] === wanted[name])
            }
            const found = matches(entries, wanted.q ?? "")
            results.replaceChildren(...found.slice(0, limit).map(entry => card(entry, kind)))
            list.hidden = true
            results.hidden = false
            if (pages) pages.hidden = true
            const words = !found.length ? form.dataset.nothing : found.length > limit ? form.dataset.more : form.dataset.found
            said.textContent = words.replace("{count}", found.length).replace("{shown}", limit)
        } catch {
            whole(form.dataset.failed)
        }
    }

    form.addEventListener("input", later(120, filter))
    form.addEventListener("submit", event => {
        event.preventDefault()
        filter()
    })
    const asked = new URLSearchParams(location.search)
    for (const name of fields) if (asked.get(name)) form.elements[name].value = asked.get(name)
    if (fields.some(value)) filter()
}
