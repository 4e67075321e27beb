// A list's own search: narrows it by words and by facets as a visitor asks, and keeps the question in the address.
// What it shows is made of the page's own templates; documentation of the address is in Documentation/templates.md.
import { storage } from "../settings.js"
import { clear as empty, isChosen, isTick, wanted } from "./controls.js"
import { announcer, counted, element, number, prepare, rounded, typed } from "./answers.js"
import { maker } from "./made.js"
import { around, placed } from "./placed.js"

const form = document.querySelector("form[data-search]")
const { index: root, search: forms, kind, within } = form.dataset
const input = form.elements.q
const outcome = document.querySelector(".outcome")
const place = name => outcome.querySelector(`[data-${name}]`)
const [list, shown, keepers, houses, hits, more, none, total, chosen, corrected, trouble] =
    ["list", "yield", "keepers", "houses", "hits", "more", "none", "total", "chosen", "corrected", "trouble"].map(place)
const facets = document.querySelector("[data-facets]")
const drawer = document.querySelector("[data-drawer]")
const aside = facets?.parentElement
const sort = outcome.querySelector("[name=sort]")
const controls = facets ? [...facets.querySelectorAll("input, select")] : []
const say = announcer(place("said"))
const whole = total.textContent
const batch = 24
const made = maker(shown)
hits.className = kind === "institutions" ? "houses" : "cards"
const home = location.pathname
/** The order by distance, where the page offers it and the visitor chose a place. */
const near = form.dataset.near && storage.get("place") && await import("../near/nearest.js")
const chosenPlace = near?.keptPlace()
/** What is asked for whatever the visitor asks. */
const always = { kind: kind ?? "animals" }
if (form.dataset.only) always[form.dataset.only] = ["yes"]

const label = control => isTick(control) ? control.nextElementSibling.textContent : control.selectedOptions[0].dataset.label

/** What is asked for, as addresses write it. */
function question() {
    const asked = new URLSearchParams()
    const text = input.value.trim()
    // One letter is no word yet.
    if (/..|\d/.test(text)) asked.set("q", text)
    for (const control of controls) {
        if (isChosen(control)) asked.append(control.name, control.value)
    }
    if (sort?.value) asked.set("sort", sort.value)
    return asked
}

/** Puts what an address asks for into the page. What cannot be asked here is left out. */
function take(asked) {
    input.value = asked.get("q") ?? ""
    for (const control of controls) {
        if (isTick(control)) control.checked = asked.getAll(control.name).includes(control.value)
        else choose(control, asked.get(control.name))
    }
    if (sort) choose(sort, asked.get("sort"))
}

function choose(select, value) {
    select.value = value ?? ""
    if (select.selectedIndex < 0) select.value = ""
}

/** What the index calls a facet: the type of an institution is another one than that of an animal. */
const facet = name => kind === "institutions" && name === "type" ? "institution" : name

const request = () => ({ text: input.value.trim(), facets: wanted(controls, always, facet), within: within ?? null, sort: sort?.value || "best" })

const isShown = () => controls.some(control => control.offsetParent)

/** The index, with what filters and counts take of it beside it. */
function opened() {
    if (within || isShown() || controls.some(isChosen)) import("./lists.js").catch(() => {})
    return import("./search.js").then(({ index }) => index(root))
}

let turn = 0
let found = []
let size = 0
let isAsked = false
let best = 0
/** What the index was asked last, and what of that is for what is nearest to a place that has nothing of it. */
let latest = null
let nearest = null

/** The plain list of the page. */
function plain() {
    turn++
    list.hidden = false
    shown.hidden = true
    trouble.hidden = true
    corrected.hidden = true
    total.textContent = whole
    say(isAsked ? whole : "")
    isAsked = false
    drawn()
    settle()
}

function settle() {
    delete document.documentElement.dataset.asked
    outcome.classList.toggle("busy", false)
    stay()
}

const heading = drawer?.querySelector("h2")
/** What has the focus, or had it until it was hidden. */
let last = null
addEventListener("focusin", event => { last = event.target })

/** Whoever pressed a button that is gone now goes on near it: at the number of results, or at the top of the open drawer. */
function stay() {
    if (!last?.closest("[hidden]")) return
    const rest = drawer?.open ? heading : total
    rest.tabIndex = -1
    rest.focus()
    rest.addEventListener("blur", () => rest.removeAttribute("tabindex"), { once: true })
}

function problem(name) {
    const text = trouble.querySelector("span")
    trouble.hidden = !name
    if (name) text.textContent = text.dataset[name]
    return name ? text.textContent : ""
}

/** How many there are, in words. */
function told(count, isAbout) {
    if (!isAbout) return counted(forms, count)
    return total.dataset.about.replace("{count}", counted(forms, rounded(count)))
}

/** Where a value's count stands, and what stood there from the start. */
const counters = controls.flatMap(control => isTick(control)
    ? [{ control, value: control.value, place: control.nextElementSibling.nextElementSibling }]
    : [...control.options].filter(option => option.dataset.label).map(option => ({ control, value: option.value, place: option })))
for (const counter of counters) counter.before = counter.place.textContent

/** The values that can be ticked, by facet. */
const values = {}
for (const control of controls) if (isTick(control)) (values[control.name] ??= []).push(control.value)

/** How many institutions there would be of each type: they are few. */
async function ofTypes(asked, catalogue) {
    const wanted = controls.filter(control => control.name === "type")
    const totals = await Promise.all(wanted.map(({ value }) =>
        catalogue.search({ ...asked, facets: { ...asked.facets, institution: [value] }, limit: 1 })))
    return { institution: Object.fromEntries(totals.map(({ total }, place) => [wanted[place].value, total])) }
}

/** Tells how many there would be with each value, all else as asked; as the page was made where nothing is asked. */
async function count(catalogue, asked, mine) {
    if (!isShown()) return
    const counts = isAsked ? await (kind === "institutions" ? ofTypes : catalogue.counts)({ ...asked, values }, catalogue).catch(() => null) ?? {} : null
    if (mine !== turn) return
    for (const { control, value, place, before } of counters) {
        const values = counts?.[facet(control.name)]
        const amount = values?.[value] ?? 0
        const text = counts ? values ? number(amount) : "" : before
        place.textContent = isTick(control) || !counts ? text : text ? `${place.dataset.label} (${text})` : place.dataset.label
        if (isTick(control)) control.parentElement.classList.toggle("none", !!values && !amount && !control.checked)
    }
}

/** Searches for what is asked; what comes `after` hits that are shown is put behind them. */
async function search(after = [], wanted = batch) {
    const from = after.length
    const asked = question()
    chips()
    for (const link of document.querySelectorAll("a[data-language]")) link.search = asked
    if (!asked.size) {
        plain()
        return count(null, null, turn)
    }
    const mine = ++turn
    isAsked = true
    outcome.classList.add("busy")
    const what = request()
    const withKeepers = !kind && !from && what.text && !Object.keys(what.facets).some(name => !["kind", "town", "region"].includes(name))
    try {
        const catalogue = await opened()
        prepare.stop()
        if (what.sort === "near") Object.assign(what, near.nearest(chosenPlace, await near.positions(catalogue)))
        else Object.assign(what, await placed(what, catalogue, form.dataset.places))
        if (what.sort === "suits") what.order = await (await import("../suits.js")).order()
        if (mine !== turn) return
        // As many as there were, in the steps in which they came.
        const steps = async what => {
            const hits = []
            let step
            do {
                step = await catalogue.search({ ...what, after: [...after, ...hits], limit: batch })
                hits.push(...step.hits)
            } while (step.hits.length && hits.length < wanted)
            return { ...step, hits }
        }
        const find = what => Promise.all([
            steps(what),
            withKeepers ? catalogue.search({ ...what, sort: "best", order: what.measure && what.order, facets: { ...what.facets, kind: "houses" }, limit: 3 }) : { total: 0, whole: 0, hits: [] },
        ])
        if (from && nearest) Object.assign(what, nearest)
        let [main, above] = await find(what)
        if (!from) {
            nearest = above.whole ? null : await around(main, what, catalogue, form.dataset.places)
            if (mine !== turn) return
            const [closest, keepers] = nearest ? await find({ ...what, ...nearest }) : []
            if (closest?.whole || keepers?.whole) {
                Object.assign(what, nearest)
                ;[main, above] = [closest, keepers]
            } else nearest = null
        }
        latest = what
        // Above animals, institutions stand only where they have all words, or nothing has, and no animal has more of what is meant, unless it is they who are asked for.
        if (main.total) above.hits = above.best < main.best && !above.isAsked ? [] : above.hits.slice(0, main.whole || above.whole ? above.whole : 3)
        const all = await catalogue.cards([...above.hits, ...main.hits])
        if (what.text) prepare(catalogue)
        if (mine !== turn) return
        const items = all.map(card => card && made(card))
        const first = items.splice(0, above.hits.length)
        const distances = what.measure && await import("../near/nearest.js")
        if (distances) items.forEach((item, index) => {
            const { kilometres, isExact } = what.measure(main.hits[index])
            if (kilometres < Infinity) item?.querySelector("[data-place]")?.prepend(...distances.told(kilometres, isExact, form.dataset), "\xa0· ")
        })
        const fresh = items.filter(Boolean)
        const whole = sort?.value || what.order ? 0 : main.whole ?? 0
        found = [...after, ...main.hits]
        size = main.total
        if (from) hits.append(...fresh)
        else {
            keepers.replaceChildren(...first.filter(Boolean))
            hits.replaceChildren(...fresh)
        }
        // From here on, what has only some of the words.
        if (whole > from && whole < found.length) items[whole - from]?.before(element("li", { className: "also", textContent: hits.dataset.hits }))
        for (const list of [keepers, hits]) list.hidden = !list.childElementCount
        if (!from) {
            const link = houses.firstElementChild
            houses.hidden = above.whole <= above.hits.length || !above.hits.length || !above.keepers
            link.textContent = counted(houses.dataset.houses, above.keepers)
            link.search = new URLSearchParams({ q: input.value.trim() })
        }
        more.parentElement.hidden = found.length >= size
        none.hidden = size + above.hits.length > 0
        list.hidden = true
        shown.hidden = false
        // Where nothing has every word, what has some of them is told apart from what was asked for.
        const isNear = main.whole === 0 && (size > 0 || above.hits.length > 0 && !above.whole)
        corrected.textContent = nearest?.around ? corrected.dataset.around.replace("{place}", () => nearest.around)
            : nearest || isNear ? corrected.dataset.near
            : main.corrected ? corrected.dataset.corrected.replace("{query}", catalogue.spelled(main.corrected, all)) : ""
        corrected.hidden = !corrected.textContent
        best = whole || size
        // Words find animals, too, that are gone for good.
        const amount = told(best, main.about) + (main.gone ? ", " + total.dataset.gone.replace("{count}", number(main.gone)) : "")
        total.textContent = amount
        const missing = problem(main.missing || above.missing || all.includes(null) ? "missing" : "")
        say([none.hidden ? [corrected.textContent, amount].filter(Boolean).join(" ") : none.querySelector("strong").textContent, missing].filter(Boolean).join(". "))
        drawn()
        if (!none.hidden) without(catalogue, what, mine)
        settle()
        count(catalogue, what, mine)
        return fresh[0]
    } catch {
        if (mine !== turn) return
        plain()
        isAsked = true
        say(problem("failed"))
    }
}

/** Where nothing is found: what there would be without the filters, or elsewhere. */
async function without(catalogue, what, mine) {
    const button = none.querySelector("[data-unfiltered]")
    const link = none.querySelector("[data-everywhere]")
    button.hidden = true
    link.hidden = !within || !what.text
    const address = new URL(link.href)
    address.searchParams.set("q", what.text)
    link.href = address
    if (!what.text || !Object.keys(what.facets).some(name => !always[name])) return
    const { total } = await catalogue.search({ ...what, facets: always, limit: 1 })
    if (mine !== turn || !total) return
    button.textContent = button.dataset.unfiltered.replace("{count}", number(total))
    button.hidden = false
}

/** The chosen filters, each with a button that takes it away. */
function chips() {
    const active = controls.filter(isChosen)
    chosen.hidden = !active.length
    const texts = active.map(label)
    chosen.replaceChildren(...active.map((control, place) => {
        const button = element("button", { type: "button", textContent: texts[place] })
        button.setAttribute("aria-label", chosen.dataset.chosen.replace("{name}", texts[place]))
        button.addEventListener("click", () => {
            empty(control)
            changed()
            ;(chosen.querySelectorAll("button")[Math.min(place, active.length - 2)] ?? input).focus()
        })
        return element("li", {}, button)
    }))
    for (const mark of document.querySelectorAll("[data-number]")) mark.textContent = active.length ? number(active.length) : ""
    for (const button of document.querySelectorAll("[data-clear]")) button.hidden = !active.length
    stay()
}

/** Keeps what is asked in the address: in a new entry of the history, or in the present one. */
function keep(isNew) {
    const asked = question()
    // A numbered page of the list is itself only while nothing is asked for.
    const address = new URL(asked.size ? form.action : home, location)
    address.search = asked
    if (address.href === location.href) return
    history[isNew ? "pushState" : "replaceState"](null, "", address)
}

function changed() {
    searchTyped.stop()
    keep(true)
    search()
}

function clear() {
    controls.forEach(empty)
    changed()
}

let isTyping = false
const searchTyped = typed(input, () => {
    // One entry for a whole query, not one for each letter.
    keep(!isTyping)
    isTyping = true
    search()
})
input.addEventListener("input", searchTyped)
input.addEventListener("blur", () => { isTyping = false })
form.addEventListener("submit", event => {
    event.preventDefault()
    searchTyped.stop()
    keep(!isTyping)
    isTyping = false
    search()
})
facets?.addEventListener("change", changed)
sort?.addEventListener("change", changed)
more.addEventListener("click", async () => {
    const first = await search(found, batch)
    history.replaceState({ found: found.length }, "")
    first?.querySelector("a").focus()
})
trouble.querySelector("[data-retry]").addEventListener("click", () => search())
none.querySelector("[data-unfiltered]").addEventListener("click", clear)
none.querySelector("[data-whole]").addEventListener("click", () => {
    take(new URLSearchParams())
    changed()
    input.focus()
})
for (const button of document.querySelectorAll("[data-clear]")) button.addEventListener("click", clear)
addEventListener("popstate", () => {
    searchTyped.stop()
    isTyping = false
    take(new URLSearchParams(location.search))
    search([], history.state?.found ?? batch)
})

// On narrow screens the facets open as a dialog, which is to have its style by then.
if (drawer) import("../late-style.js").then(({ lateStyle }) => lateStyle()).catch(() => {})
function drawn() {
    const button = drawer?.querySelector("[data-show]")
    if (button) button.textContent = isAsked ? counted(button.dataset.show, best) : button.dataset.all
}

for (const button of document.querySelectorAll("[data-filters]")) {
    button.addEventListener("click", () => {
        heading.after(facets)
        drawer.showModal()
        drawn()
        opened().then(catalogue => count(catalogue, latest ?? request(), turn)).catch(() => {})
    })
}
drawer?.addEventListener("close", () => aside.append(facets))
drawer?.addEventListener("click", event => {
    // Its own edge is the drawer as well as what lies behind it.
    const { left, right, top, bottom } = drawer.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    const isOutside = event.target === drawer && (x < left || x > right || y < top || y > bottom)
    if (isOutside || event.target.closest("[data-close]")) drawer.close()
})
matchMedia("(min-width: 64rem)").addEventListener("change", () => drawer?.close())

// The index is fetched when a visitor turns to a field or a filter.
for (const place of [form, aside, sort, ...document.querySelectorAll("[data-filters]")]) {
    for (const sign of ["pointerover", "focusin"]) place?.addEventListener(sign, () => opened().catch(() => {}), { once: true })
}
input.addEventListener("focus", () => opened().then(prepare).catch(() => {}), { once: true })
if (chosenPlace && sort) {
    sort.prepend(element("option", { value: "near", textContent: form.dataset.near }))
    sort.parentElement.hidden = false
}
/** What was typed before this file was there. */
const early = document.activeElement === input && input.value
// What one goes to, such as walks, stands by distance from the start.
take(new URLSearchParams(chosenPlace && form.dataset.only && location.search === "" ? "sort=near" : location.search))
if (early) {
    input.value = early
    searchTyped()
} else search([], history.state?.found ?? batch)
