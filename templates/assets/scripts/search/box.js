// The search box, which suggests what it finds while a visitor types: an editable combobox with a list (ARIA Authoring Practices,
// "Combobox Pattern"). Without scripts, or without the index, it is a form that leads to the list of all animals.
import { styleSheet } from "../late-style.js"
import { announcer, counted, element, number, prepare, rounded, typed } from "./answers.js"
import { index } from "./engine.js"
import { around, placed } from "./placed.js"

const limit = 6
const form = document.querySelector("form[data-find]"), input = form?.elements.q

/** Gives an element attributes. */
function mark(place, attributes) {
    for (const name in attributes) place.setAttribute(name, attributes[name])
    return place
}

/** Makes the page's box suggest. `texts` are its own, `results` is the phrase that counts, `places` the address of the directory of places. */
function start({ texts, results, places }) {
    const { find, style } = form.dataset
    const id = "ui-found"
    const list = element("div", { id })
    const told = element("p", { hidden: true })
    const popup = element("div", { className: "found", hidden: true }, told, list)
    const said = element("p", { className: "vh" })
    mark(list, { role: "listbox", "aria-label": texts.suggestions })
    mark(said, { role: "status" })
    form.append(popup, said)
    mark(input, { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false, "aria-controls": id, autocapitalize: "none", spellcheck: false })
    const say = announcer(said)
    let asked = null
    let turn = 0

    const active = () => list.querySelector("[aria-selected=true]")

    function choose(option) {
        for (const other of list.children) mark(other, { "aria-selected": false })
        if (option) {
            mark(option, { "aria-selected": true }).scrollIntoView({ block: "nearest" })
            mark(input, { "aria-activedescendant": option.id })
        } else input.removeAttribute("aria-activedescendant")
    }

    function show(isShown) {
        popup.hidden = !isShown
        list.hidden = !list.childElementCount
        mark(input, { "aria-expanded": isShown && !list.hidden })
        if (!isShown) choose(null)
    }

    function tell(text) {
        told.textContent = text
        told.hidden = !text
    }

    function option(number, url, ...content) {
        return mark(element("a", { id: `${id}-${number}`, href: url, tabIndex: -1 }, ...content), { role: "option", "aria-selected": false })
    }

    const card = ({ kind, title, url, picture, line, place }, number) => option(number, url,
        picture ? element("img", { src: picture, alt: "", width: 48, height: 48 }) : element("i", { className: "g-catalogue" }),
        element("span", { className: kind }, element("strong", { textContent: title }), " ",
            element("small", { textContent: [line, place].filter(Boolean).join("\xa0· ") })))

    /** Where the form itself leads. */
    const address = () => `${form.action}?${new URLSearchParams({ q: input.value.trim() })}`

    async function search() {
        const text = /..|\d/.test(input.value) ? input.value.trim() : ""
        if (text === asked) return
        asked = text
        const mine = ++turn
        if (!text) {
            list.replaceChildren()
            say("")
            return show(false)
        }
        try {
            const catalogue = await index(find)
            let request = await placed({ text, limit }, catalogue, places), found = await catalogue.search(request)
            const near = await around(found, request, catalogue, places)
            const closest = near && await catalogue.search({ ...near, facets: near.isOfHouses && { kind: "houses" } })
            if (closest?.whole) [request, found] = [near, closest]
            const { total, whole, hits, corrected, about } = found
            // The list that the form leads to counts animals, of which some may have only some of the words.
            const animals = await catalogue.search({ ...request, facets: { kind: "animals" } })
            const cards = await catalogue.cards(hits)
            if (mine !== turn) return
            choose(null)
            list.replaceChildren(...cards.filter(Boolean).map(card))
            const spoken = (count, isAbout, say) => isAbout ? texts.about.replace("{count}", say(rounded(count))) : say(count)
            const all = animals.whole || animals.total
            if (all) list.append(option(limit, address(), element("b", { textContent: texts.all.replace("{count}", spoken(all, animals.about, number)) })))
            // What was not found is told before what comes closest.
            tell(!total ? texts.nothing : found === closest && near.around ? texts.around.replace("{place}", () => near.around) : found === closest || !whole ? texts.near : corrected ? texts.corrected.replace("{query}", catalogue.spelled(corrected, cards)) : "")
            say(total ? spoken(total, about, count => counted(results, count)) : texts.nothing)
        } catch {
            if (mine !== turn) return
            asked = null
            list.replaceChildren()
            tell(texts.unavailable)
            say(texts.unavailable)
        }
        await styleSheet(style)
        if (mine === turn) show(input === document.activeElement)
    }

    const ask = () => search().then(() => index(find)).then(prepare, () => {})

    // What was typed meanwhile, whether there is an index or not.
    index(find).catch(() => {}).then(() => { if (input === document.activeElement) ask() })
    input.addEventListener("input", typed(input, ask))
    input.addEventListener("focus", () => { if (asked && asked === input.value.trim()) show(true) })
    input.addEventListener("blur", () => show(false))
    // A press on the list must not take the focus out of the box before the click arrives.
    popup.addEventListener("mousedown", event => event.preventDefault())
    input.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
        const all = [...list.children]
        const at = all.indexOf(active())
        const isOpen = !popup.hidden && all.length > 0
        const go = { ArrowDown: () => all[at + 1], ArrowUp: () => at < 0 ? all.at(-1) : all[at - 1] }[event.key]
        if (go && all.length) {
            event.preventDefault()
            if (!isOpen) show(true)
            choose(go())
        } else if (event.key === "Enter" && at >= 0 && isOpen) {
            event.preventDefault()
            all[at].click()
        } else if (event.key === "Escape" && !popup.hidden) {
            event.preventDefault()
            show(false)
        } else choose(null)
    })
}

function fetchTexts() {
    const { find, texts, style } = form.dataset
    // Whether it can be opened is told to who types.
    index(find).catch(() => {})
    styleSheet(style)
    fetch(texts).then(answer => answer.json()).then(start).catch(wait)
}

/** A plain box until it has the focus, and as long as the network is away. */
const wait = () => input?.addEventListener("focus", fetchTexts, { once: true })

if (input && input === document.activeElement) fetchTexts()
else wait()
