// The form by which an institution joins, or changes what the site has of it. All of it happens on the visitor's device.
import { element } from "../element.js"
import { save } from "../save.js"
import { storage } from "../settings.js"
import { texts } from "../texts.js"
import { inputs, idOf } from "./fields.js"
import { blank, judgeOf } from "./judge.js"
import { bytesOf, ending } from "./picture.js"
import { record } from "./record.js"
import { zip } from "./zip.js"

const { join: words } = texts
const place = document.querySelector("[data-join]")
const { form: address, language: usual, api, mail, repository } = place.dataset
const language = document.documentElement.lang
const foreign = language === usual ? undefined : language
/** The id of the institution that is changed; none for one that joins. */
const [, id] = /^#change=([a-z0-9-]+)$/.exec(location.hash) ?? []
const draft = id ? `join-${id}` : "join"
/** The animals of that institution, as the site publishes them. */
let published = []
const fresh = () => ({ institution: { address: { country: "PL" } }, animals: [], step: 0 })

let form
try {
    form = await (await fetch(address)).json()
} catch {
    place.append(element("p", { className: "notice", textContent: words.unreachable }))
}

let state = fresh()
try {
    state = { ...state, ...JSON.parse(storage.get(draft)) }
} catch { /* Spoilt memory. */ }

const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
const judge = form && judgeOf(form, today > form.today ? today : form.today)
const places = new Map()
const said = element("p", { className: "said" })
said.setAttribute("role", "status")

/** Everything that is wrong, by path: `address.town`, `animals.0.name`. */
function problems() {
    const told = judge.record(form.institution, state.institution)
    for (const [index, animal] of state.animals.entries()) {
        for (const [path, problem] of judge.record(form.animal, animal, state.institution.address?.country)) told.set(`animals.${index}.${path}`, problem)
    }
    return told
}

function show(path, problem) {
    const found = places.get(path)
    if (!found) return
    found.wrong.textContent = problem ? `${problem.message}: ${problem.suggestion}.` : ""
    found.wrong.hidden = !problem
    found.input.setAttribute("aria-invalid", Boolean(problem))
}

let timer
function changed(path) {
    clearTimeout(timer)
    timer = setTimeout(keep, 300)
    // What was wrong is looked at again while it is mended.
    if (places.get(path)?.wrong.hidden === false) show(path, problems().get(path))
}

function keep() {
    clearTimeout(timer)
    const isKept = storage.set(draft, JSON.stringify(state))
    if (!isKept) said.textContent = words.notKept
}
addEventListener("pagehide", () => !blank(state.institution.name) && keep())

// The steps

const made = form && inputs({ form, words, changed, places })
const known = form?.steps.flatMap(({ fields }) => fields)
const steps = form && [
    ...form.steps.map(({ name, fields }, index) => ({
        name, make: section => {
            const rest = index === form.steps.length - 1 ? form.institution.fields.filter(field => !known.includes(field.name)) : []
            const all = [...fields.map(one => form.institution.fields.find(field => field.name === one)).filter(Boolean), ...rest]
            section.append(...all.map(field => made.control(field, state.institution, field.name)))
        },
    })),
    { name: "animals", make: makeAnimals }, { name: "ready", make: makeReady },
]

/** The fields of an animal that are asked at once; the others open on a press. */
const first = ["name", "type", "sex", "born", "age", "size", "pictures", "description"]

function makeAnimals(section) {
    const list = element("div", { className: "rows" })
    const add = element("button", { type: "button", className: "button quiet", textContent: words.addAnimal })
    function showAll() {
        for (const path of [...places.keys()]) if (path.startsWith("animals.")) places.delete(path)
        list.replaceChildren(...state.animals.map((animal, index) => {
            const own = `animals.${index}`
            const fields = names => form.animal.fields.filter(field => first.includes(field.name) === names)
                .map(field => made.control(field, animal, `${own}.${field.name}`))
            const remove = element("button", { type: "button", className: "button quiet", textContent: `${animal.changes ? words.leave : words.remove}: ${animal.name || index + 1}` })
            remove.addEventListener("click", () => {
                state.animals.splice(index, 1)
                showAll()
                changed(own)
                add.focus()
            })
            return element("fieldset", { className: "group" }, element("legend", { textContent: `${words.animal} ${index + 1}` }), ...fields(true),
                element("details", {}, element("summary", { textContent: words.more }), ...fields(false)), element("p", {}, remove))
        }))
    }
    function begin(animal) {
        state.animals.push(animal)
        showAll()
        changed("animals")
        list.lastChild.querySelector("input").focus()
    }
    add.addEventListener("click", () => begin({}))
    showAll()
    section.append(list, element("p", {}, add))
    if (!published.length) return
    const choice = element("select", { id: "ui-join-published" }, ...published.map(({ id, title }) => element("option", { value: id, textContent: title })))
    const edit = element("button", { type: "button", className: "button quiet", textContent: words.change })
    edit.addEventListener("click", () => {
        const place = state.animals.findIndex(({ changes }) => changes === choice.value)
        if (place >= 0) return list.children[place].querySelector("input").focus()
        const { id, values } = published.find(({ id }) => id === choice.value)
        begin({ ...structuredClone(values), changes: id, before: JSON.stringify(values) })
    })
    section.append(element("div", { className: "field" }, element("label", { htmlFor: choice.id, textContent: words.published }), choice), element("p", {}, edit))
}

// The result

/** The name of a file: letters without diacritics, digits and hyphens, as records have it. */
function slug(text, taken, fallback) {
    const plain = text.toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "")
        .replace(/[^a-z0-9]+/g, "-").slice(0, 56).replace(/^-|-$/g, "") || fallback
    const start = /^(con|prn|aux|nul|com\d|lpt\d)$/.test(plain) ? `${plain}-1` : plain
    for (let number = 1; ; number++) {
        const id = number === 1 ? start : `${start}-${number}`
        if (!taken.has(id)) {
            taken.add(id)
            return id
        }
    }
}

/** A record with its pictures under names of their own. */
function files(kind, values, folder, stem, gone) {
    const pictures = (values.pictures ?? []).filter(({ data }) => data)
        .map((picture, index) => ({ ...picture, file: { name: `${stem}${index ? `-${index + 1}` : ""}.${ending(picture.data)}` } }))
    const logo = values.logo?.data ? { name: `logo.${ending(values.logo.data)}`, data: values.logo.data } : undefined
    const text = record(kind, { ...values, logo, pictures: pictures.length ? pictures : undefined }, foreign, gone)
    return [
        { path: `${folder}/${kind === form.institution ? "institution" : stem}.md`, bytes: new TextEncoder().encode(text), text },
        ...pictures.map(({ file, data }) => ({ path: `${folder}/${file.name}`, bytes: bytesOf(data) })),
        ...logo ? [{ path: `${folder}/${logo.name}`, bytes: bytesOf(logo.data) }] : [],
    ]
}

async function taken() {
    try {
        return new Set((await (await fetch(place.dataset.directory)).json()).map(([id]) => id))
    } catch { return new Set() }
}

/** The fields of a record that differ from what the site publishes. */
function differing(kind, values, before) {
    const old = JSON.parse(before)
    return kind.fields.map(({ name, label }) => ({ name, label, old: old[name], value: values[name] }))
        .filter(({ old, value }) => blank(old) !== blank(value) || !blank(value) && told(old) !== told(value))
}

/** Of a record that is there only what changed is sent: the site does not publish all that it says. */
function changes(kind, values, before, folder, stem) {
    const fields = differing(kind, values, before)
    const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    return fields.length ? files(kind, sent, folder, stem, fields.filter(({ value }) => blank(value)).map(({ name }) => name)) : []
}

async function archive() {
    const { institution, animals } = state
    const folder = id ?? slug(`${institution.name}`, await taken(), "instytucja")
    const names = new Set(published.map(({ id }) => id))
    const all = [
        ...id ? changes(form.institution, institution, state.before, id, id) : files(form.institution, institution, folder, folder),
        ...animals.flatMap(animal => animal.changes ? changes(form.animal, animal, animal.before, `${folder}/animals`, animal.changes)
            : files(form.animal, animal, `${folder}/animals`, slug(`${animal.name || animal.number}`, names, "zwierze"))),
    ]
    return { files: all, file: zip(all, `${folder}.zip`) }
}

/** A value as one line of text. */
const told = value => typeof value === "string" ? value
    : JSON.stringify(value, (name, inner) => name === "data" || blank(inner) ? undefined : inner)

/** What changed, as a list. */
function differences() {
    const shown = (kind, values, before, of = "") => differing(kind, values, before).map(({ label, old, value }) => element("li", {}, element("strong", { textContent: `${of}${label}: ` }),
        element("del", { textContent: blank(old) ? "–" : told(old) }), " → ", element("ins", { textContent: blank(value) ? "–" : told(value) })))
    return [...shown(form.institution, state.institution, state.before),
        ...state.animals.filter(({ changes }) => changes).flatMap(animal => shown(form.animal, animal, animal.before, `${animal.name || animal.changes} – `))]
}

function makeReady(section) {
    const outcome = element("div", { className: "rows" })
    const make = element("button", { type: "button", className: "button", textContent: words.make })
    const look = element("button", { type: "button", className: "button quiet", textContent: words.preview })
    look.addEventListener("click", async () => {
        const { preview } = await import("./preview.js")
        outcome.replaceChildren(element("h3", { textContent: words.preview, tabIndex: -1 }), preview(form, state))
        outcome.firstChild.focus()
    })
    make.addEventListener("click", async () => {
        const told = problems()
        for (const path of places.keys()) show(path, told.get(path))
        if (told.size) {
            outcome.replaceChildren(element("h3", { textContent: words.wrong, tabIndex: -1 }), element("ul", {}, ...[...told].map(([path, problem]) => {
                const link = element("a", { href: `#${idOf(path)}`, textContent: problem.message })
                link.addEventListener("click", event => {
                    event.preventDefault()
                    lead(path)
                })
                return element("li", {}, link)
            })))
            return outcome.firstChild.focus()
        }
        keep()
        const made = await archive()
        if (made.files.length) return offer(outcome, made)
        outcome.replaceChildren(element("h3", { textContent: words.unchanged, tabIndex: -1 }))
        outcome.firstChild.focus()
    })
    section.append(element("p", { textContent: words.readyHow }), element("p", { className: "actions" }, make, look), outcome)
}

function offer(outcome, { files: all, file }) {
    const download = element("button", { type: "button", className: "button", textContent: words.download.replace("{file}", file.name) })
    download.addEventListener("click", () => save(file))
    const content = { files: [file], title: file.name }
    const share = navigator.canShare?.(content) && element("button", { type: "button", className: "button quiet", textContent: words.share })
    if (share) share.addEventListener("click", () => navigator.share(content).catch(() => {}))
    const command = `shelters accept ${file.name}${id ? " --update" : ""}`
    const body = words.letter.replace("{name}", () => state.institution.name).replace("{file}", file.name).replace("{command}", command)
    const send = mail && element("a", { className: "button quiet", textContent: words.send,
        href: `mailto:${mail}?subject=${encodeURIComponent(`${words.subject}: ${state.institution.name}`)}&body=${encodeURIComponent(body).replaceAll("%0A", "%0D%0A")}` })
    const path = `content/institutions/${all[0].path}`
    const [page, named, holds] = /^https:\/\/[^/]*gitlab/.test(repository) ? ["-/new", "file_name", "content"] : ["new", "filename", "value"]
    const link = repository && `${repository}/${page}/main?${new URLSearchParams({ [named]: path, [holds]: all[0].text })}`
    const open = link && link.length < 8000 && !id && element("a", { className: "button quiet", href: link, textContent: words.open })
    const changed = id ? differences() : []
    outcome.replaceChildren(element("h3", { textContent: words.done, tabIndex: -1 }),
        element("p", { textContent: words.doneHow.replace("{file}", file.name) }),
        element("p", { className: "actions" }, download, share, send, open),
        send && element("p", { className: "dim", textContent: words.attach }),
        open && element("p", { className: "dim", textContent: words.openHow }),
        changed.length && element("h3", { textContent: words.changed }), changed.length && element("ul", { className: "changes" }, ...changed),
        element("details", {}, element("summary", { textContent: words.inside }), ...all.map(({ path, text, bytes }) => element("div", {},
            element("p", {}, element("strong", { textContent: path }), ` ${Math.ceil(bytes.length / 1024)} kB`), text && element("pre", { textContent: text })))))
    outcome.firstChild.focus()
}

// Walking through the steps

const sections = []
const marks = []

function go(index, focus = true) {
    state.step = index
    sections.forEach((section, number) => { section.hidden = number !== index })
    marks.forEach((mark, number) => number === index ? mark.setAttribute("aria-current", "step") : mark.removeAttribute("aria-current"))
    if (focus) sections[index].querySelector("h2").focus()
    keep()
}

/** Opens the step of a field, and goes there. */
function lead(path) {
    const found = places.get(path) ?? places.get(path.replace(/\.[^.]*$/, ""))
    if (!found) return
    go(sections.findIndex(section => section.contains(found.input)), false)
    for (let details = found.input.closest("details"); details; details = details.parentElement.closest("details")) details.open = true
    const target = found.input.matches("fieldset") ? found.input.querySelector("input, select, textarea, button") : found.input
    target.focus()
}

function start() {
    sections.length = marks.length = 0
    places.clear()
    const nav = element("ol", { className: "stages" })
    const body = element("form", { className: "ask", noValidate: true, autocomplete: "off" })
    body.addEventListener("submit", event => event.preventDefault())
    steps.forEach(({ name, make }, index) => {
        const mark = element("button", { type: "button", textContent: words.steps[name] })
        mark.addEventListener("click", () => go(index))
        marks.push(mark)
        nav.append(element("li", {}, mark))
        const section = element("section", { className: "panel" }, element("h2", { textContent: `${index + 1}. ${words.steps[name]}`, tabIndex: -1 }), element("p", { textContent: words.about[name] }))
        make(section)
        const next = element("button", { type: "button", className: "button", textContent: words.next })
        next.addEventListener("click", () => {
            const told = problems()
            const wrong = [...places].filter(([path, { input }]) => section.contains(input) && (show(path, told.get(path)), told.has(path)))
            if (wrong.length) lead(wrong[0][0])
            else go(index + 1)
        })
        const back = element("button", { type: "button", className: "button quiet", textContent: words.back })
        back.addEventListener("click", () => go(index - 1))
        section.append(element("p", { className: "actions" }, index > 0 && back, index < steps.length - 1 && next))
        sections.push(section)
        body.append(section)
    })
    const forget = element("button", { type: "button", className: "button quiet", textContent: words.forget })
    forget.addEventListener("click", () => {
        storage.set(draft, "")
        state = { ...fresh(), ...original && structuredClone(original) }
        start()
        said.textContent = words.forgotten
    })
    const label = element("nav", {}, nav)
    label.setAttribute("aria-label", words.stepsLabel)
    place.replaceChildren(element("p", { className: "dim", textContent: id ? `${words.changing} ${words.kept}` : words.kept }), label, said, body, element("p", { className: "actions" }, forget))
    go(Math.min(state.step, steps.length - 1), false)
}

/** What the site publishes of the institution that is changed. */
let original

async function read() {
    // A record is changed in the language in which it is written, so that its other languages stay.
    const other = foreign && document.querySelector(`link[rel=alternate][hreflang="${usual}"]`)
    if (other) return location.replace(new URL(other.href).pathname + location.hash)
    const [{ animalOf, institutionOf, own }, answer] = await Promise.all([import("./published.js"), fetch(`${api}${id}.json`)])
    const { institution, animals } = await answer.json()
    published = animals.map(animal => ({ id: animal.id, title: own(animal.title, language), values: animalOf(form, animal, language) }))
    const values = institutionOf(form, institution, language)
    original = { institution: values, before: JSON.stringify(values) }
    if (!state.before) state = { ...fresh(), ...structuredClone(original) }
}

addEventListener("hashchange", () => location.reload())

if (form) {
    try {
        if (id) await read()
        start()
    } catch {
        place.append(element("p", { className: "notice", textContent: words.unreachable }))
    }
}
