// The visitor's zoo: who lives there, what each level opens, the week, a friend's zoo beside one's own, files and links.
import { dayOf } from "../day.js"
import { element } from "../element.js"
import { save } from "../save.js"
import { about, address, image, inDays, inMinutes } from "./animal.js"
import { daysInRow, fragment, levelOf, levels, merged, read, shared, write } from "./zoo.js"

const place = document.querySelector("[data-zoo]")
const texts = place.dataset
const language = document.documentElement.lang
const said = place.querySelector(".said")
const copyOf = name => document.querySelector(`template[data-${name}]`).content.firstElementChild.cloneNode(true)

function say(text) {
    said.textContent = ""
    setTimeout(() => { said.textContent = text }, 50)
}

function member(key, name, picture, state) {
    const item = copyOf("member")
    const link = item.querySelector("h3 a")
    link.href = address(key)
    link.textContent = name
    const face = item.querySelector("[data-face]")
    if (picture) face.replaceChildren(image(picture))
    else face.remove()
    item.querySelector("[data-state]").textContent = state
    const button = item.querySelector("[data-choose]")
    button.dataset.choose = key
    button.querySelector(".vh").textContent = `: ${name}`
    return item
}

function own(key, { name, picture, minutes, hasHome }) {
    const level = levelOf(minutes)
    const item = member(key, name, picture, `${inMinutes(minutes)} · ${texts.level.replace("{level}", level)}`)
    const progress = item.querySelector("progress")
    progress.hidden = level === levels.length
    progress.value = (minutes - (levels[level - 1] ?? 0)) / (levels[level] - (levels[level - 1] ?? 0)) || 0
    progress.setAttribute("aria-label", texts.next.replace("{time}", inMinutes(levels[level] - minutes)))
    const details = item.querySelector("details")
    details.hidden = !level
    details.addEventListener("toggle", () => showOpened(details.querySelector("div"), key, level), { once: true })
    celebrate(item, name, hasHome)
    return item
}

function celebrate(item, name, hasHome) {
    const text = item.querySelector("[data-celebrate]")
    text.hidden = !hasHome
    text.textContent = texts.home.replace("{name}", name)
    // Nobody needs company who has a home.
    item.querySelector(".actions").hidden = hasHome
}

// What the levels open

const makers = {
    picture: ({ pictures }) => pictures[1] && image(pictures[1].src, pictures[1].alt),
    story: ({ page }) => page.querySelector(".story .prose"),
    friends: ({ page }) => [...page.querySelectorAll(".facts > div")].find(row => row.querySelector("dt").textContent === texts.getsOn)?.querySelector("dd"),
    visit: ({ page }) => page.getElementById(texts.contact),
}

async function showOpened(where, key, level) {
    const animal = await about(key)
    const sections = [...document.querySelector("template[data-opened]").content.cloneNode(true).children].slice(0, level)
    where.replaceChildren(...sections)
    for (const section of sections) {
        const make = makers[section.dataset.opens]
        if (!make) continue
        const found = animal.page && make(animal)
        const shown = found && document.importNode(found, true)
        shown?.querySelectorAll?.("h2, button, script, [data-scripted]").forEach(part => part.remove())
        const children = shown && !shown.matches("img") ? [...shown.childNodes] : [shown]
        section.append(...shown ? children : [element("p", { className: "dim", textContent: animal.page ? texts.unknown : texts.unreachable })])
    }
    where.querySelector("[data-print]")?.addEventListener("click", () => certify(key))
}

function certify(key) {
    const { name, picture, minutes } = read().animals[key]
    const paper = document.querySelector(".certificate")
    const fill = part => paper.querySelector(`[data-fill=${part}]`)
    const face = image(picture)
    fill("picture").replaceChildren(face)
    fill("name").textContent = name
    fill("time").textContent = `${fill("time").dataset.together}: ${inMinutes(minutes)}`
    fill("day").textContent = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format()
    paper.hidden = false
    document.documentElement.dataset.certificate = ""
    addEventListener("afterprint", () => {
        paper.hidden = true
        delete document.documentElement.dataset.certificate
    }, { once: true })
    face.decode().catch(() => {}).then(() => print())
}

// All of it

function showWeek({ days }) {
    const ofWeek = [6, 5, 4, 3, 2, 1, 0].map(ago => ({ ago, minutes: days[dayOf(new Date(), ago)] ?? 0 }))
    const most = Math.max(60, ...ofWeek.map(({ minutes }) => minutes))
    const names = new Intl.DateTimeFormat(language, { weekday: "short" })
    place.querySelector(".week").replaceChildren(...ofWeek.map(({ ago, minutes }) => {
        const day = new Date()
        day.setDate(day.getDate() - ago)
        const bar = element("span", { className: "bar" })
        bar.style.blockSize = `${100 * minutes / most}%`
        return element("li", {}, element("span", { className: "track" }, bar), element("span", { textContent: names.format(day) }),
            element("small", { textContent: inMinutes(minutes, "short") }))
    }))
}

/** Looks up who has found a home since, a few at a time. */
async function lookUp(zoo, items) {
    const left = Object.entries(zoo.animals).filter(([, { hasHome }]) => !hasHome).map(([key]) => key)
    await Promise.all([1, 2, 3].map(async () => {
        for (let key; (key = left.shift());) {
            const { hasHome, name } = await about(key)
            if (!hasHome) continue
            const now = read()
            if (!now.animals[key]) continue
            now.animals[key].hasHome = true
            write(now)
            celebrate(items.get(key), name, true)
        }
    }))
}

export function showZoo() {
    const zoo = read()
    const animals = Object.entries(zoo.animals).sort(([, one], [, other]) => other.minutes - one.minutes)
    place.querySelector("[data-empty]").hidden = animals.length > 0
    for (const part of place.querySelectorAll("[data-filled], [data-send], [data-save]")) part.hidden = !animals.length
    place.querySelector("[data-sum]").textContent = inMinutes(animals.reduce((sum, [, { minutes }]) => sum + minutes, 0))
    place.querySelector("[data-row]").textContent = inDays(daysInRow(zoo))
    showWeek(zoo)
    const items = new Map(animals.map(([key, animal]) => [key, own(key, animal)]))
    place.querySelector("[data-filled] .zoo").replaceChildren(...items.values())
    lookUp(zoo, items)
}

// A friend's zoo

export async function showFriend() {
    const section = document.querySelector("[data-friend]")
    const theirs = shared(location.hash)
    section.hidden = !theirs.size
    if (!theirs.size) return
    const mine = read().animals
    const list = section.querySelector("ul")
    const found = await Promise.all([...theirs.keys()].map(about))
    list.replaceChildren(...found.map(({ key, name, picture, hasHome, isGone }) => {
        const both = mine[key] ? ` · ${list.dataset.both.replace("{time}", inMinutes(mine[key].minutes))}` : ""
        const item = member(key, name ?? mine[key]?.name ?? key, picture, inMinutes(theirs.get(key)) + both)
        celebrate(item, name, hasHome === true)
        if (isGone) item.querySelector(".actions").hidden = true
        return item
    }))
}

// Links and files

place.querySelector("[data-send]").addEventListener("click", async () => {
    const url = location.origin + location.pathname + fragment(read())
    try {
        if (navigator.share) return await navigator.share({ title: document.title, url })
    } catch (error) {
        // The visitor closed the sheet.
        if (error.name === "AbortError") return
    }
    try {
        await navigator.clipboard.writeText(url)
        say(said.dataset.copied)
    } catch { say(said.dataset.failed) }
})
place.querySelector("[data-save]").addEventListener("click", () => {
    save(new File([JSON.stringify(read(), null, 1)], "zoo.json", { type: "application/json" }))
})
place.querySelector("[data-load]").addEventListener("change", async ({ target }) => {
    try {
        const { zoo, count } = merged(await target.files[0].text())
        say(count && write(zoo) ? said.dataset.loaded : said.dataset.spoilt)
        showZoo()
    } catch { say(said.dataset.spoilt) }
    target.value = ""
})
