// Time in the company of an animal: whom to choose, how long, and the session itself.
import { element } from "../element.js"
import { find, list, prepare, tell as tellWorker } from "../favourites.js"
import { catalogue, keptPlace, nearest, positions } from "../near/nearest.js"
import { storage } from "../settings.js"
import { about, address, image, inMinutes, inSeconds } from "./animal.js"
import { begun, follow, isSession } from "./session.js"
import { showFriend, showZoo } from "./show-zoo.js"
import { add, isKey, levelOf } from "./zoo.js"

const place = document.querySelector("[data-begin]")
const texts = place.dataset
const form = place.querySelector("form")
const dialog = document.querySelector("dialog.company")
const after = document.querySelector("[data-after]")
const said = document.querySelector("[data-said]")

function say(where, text) {
    // Emptied first, so that the same words are announced again.
    where.textContent = ""
    setTimeout(() => { where.textContent = text }, 50)
}

// Whom

let chosen

async function choose(key) {
    const animal = await about(key)
    if (!animal.page) {
        const known = find(key)
        if (!known?.picture || animal.isGone) return say(said, texts.none)
        Object.assign(animal, { name: known.name, picture: known.picture, pictures: [] })
    }
    chosen = { key, name: animal.name, picture: animal.picture ?? "", large: animal.pictures[0]?.src ?? animal.picture }
    // For a time without a network, such as the one that is to come.
    tellWorker({ keep: [address(key), chosen.picture, chosen.large] })
    form.querySelector("[data-face]").replaceChildren(image(chosen.picture))
    form.querySelector("[data-name]").textContent = chosen.name
    form.hidden = false
    form.querySelector("[data-name]").focus()
}

/** The key of a card's animal that seeks a home and has a picture. */
function keyOf(card) {
    const picture = card.querySelector("img")?.getAttribute("src") ?? ""
    if (!picture || /\/assets\/|^data:/.test(picture) || card.matches(".gone")) return
    const key = new URL(card.querySelector("h3 a").href).pathname.slice(texts.base.length).replace(/\/$/, "")
    return isKey(key) ? key : undefined
}

async function chance() {
    const last = Number(/(\d+)\/$/.exec(texts.lastList)?.[1] ?? 1)
    const number = 1 + Math.floor(Math.random() * last)
    const keys = [...document.querySelectorAll("main > section > .cards .card")].map(keyOf)
    try {
        const answer = await fetch(number > 1 ? texts.lastList.replace(/\d+\/$/, `${number}/`) : texts.list)
        const page = new DOMParser().parseFromString(await answer.text(), "text/html")
        const found = [...page.querySelectorAll("[data-list] .card, .cards .card")].map(keyOf).filter(Boolean)
        if (found.length) keys.splice(0, keys.length, ...found)
    } catch { /* Without a network, one of those that are here. */ }
    const possible = keys.filter(Boolean)
    if (possible.length) choose(possible[Math.floor(Math.random() * possible.length)])
}

function addButton(card) {
    const key = keyOf(card)
    if (!key || card.querySelector("button[data-choose]")) return
    const button = element("button", { type: "button", className: "button quiet", textContent: texts.choose },
        element("span", { className: "vh", textContent: `: ${card.querySelector("h3").textContent.trim()}` }))
    button.dataset.choose = key
    card.append(button)
}

const cardOf = (href, src, textContent, type = "") => element("li", { className: `card ${type}` },
    image(src), element("h3", {}, element("a", { href, textContent })))

function showRemembered() {
    const remembered = list.filter(entry => entry.picture && !entry.gone && !/\/assets\//.test(entry.picture)).slice(0, 24)
    const section = place.querySelector("[data-remembered]")
    section.hidden = !remembered.length
    section.querySelector("ul").replaceChildren(...remembered.map(entry => cardOf(address(entry.key), entry.picture, entry.name || entry.key, entry.type)))
    document.querySelectorAll(".card").forEach(addButton)
}

/** Animals near the place that the visitor chose, where there is one. */
async function showNear() {
    const section = place.querySelector("[data-near]")
    const here = keptPlace()
    if (!section || !here) return
    const all = await catalogue(section.dataset.near)
    const hits = nearest(here, await positions(all)).animals().slice(0, 24)
    const cards = (await all.cards(hits)).filter(card => card?.picture && !card.picture.includes("/assets/")).slice(0, 12)
    section.querySelector("ul").replaceChildren(...cards.map(card => cardOf(card.url, card.picture, card.title, card.type)))
    section.hidden = !cards.length
    section.querySelectorAll(".card").forEach(addButton)
}

addEventListener("click", event => {
    const key = event.target.closest("button[data-choose]")?.dataset.choose
    if (key) choose(key)
})
place.querySelector("[data-chance]").addEventListener("click", chance)

// How long

form.elements.other.addEventListener("input", () => {
    for (const choice of form.elements.minutes) choice.checked &&= !form.elements.other.value
})
for (const choice of form.elements.minutes) choice.addEventListener("change", () => { form.elements.other.value = "" })

let sound

form.addEventListener("submit", event => {
    event.preventDefault()
    const other = form.elements.other.value
    const minutes = Number(other || form.elements.minutes.value)
    const isRight = Number.isInteger(minutes) && minutes >= 5 && minutes <= 120
    const wrong = form.querySelector(".wrong")
    wrong.textContent = isRight ? "" : wrong.dataset.wrong
    if (!isRight) return form.elements.other.focus()
    // Sounds need a press to begin with.
    sound = form.elements.sound.checked && window.AudioContext ? new AudioContext() : undefined
    askForNotes()
    start(follow(begun(chosen, minutes)))
})

/** Asks once whether the end may be told. */
function askForNotes() {
    if (!window.Notification || Notification.permission !== "default" || storage.get("focus-asked")) return
    storage.set("focus-asked", "yes")
    Notification.requestPermission().catch(() => {})
}

async function note(text) {
    if (window.Notification?.permission !== "granted") return
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) worker.showNotification(document.title, { body: text })
    else new Notification(document.title, { body: text })
}

function ring() {
    if (!sound) return
    for (const [index, pitch] of [523, 659, 784].entries()) {
        const tone = sound.createOscillator(), volume = sound.createGain(), start = sound.currentTime + index * .3
        tone.frequency.value = pitch
        volume.gain.setValueAtTime(.15, start)
        volume.gain.exponentialRampToValueAtTime(.001, start + 1)
        tone.connect(volume).connect(sound.destination)
        tone.start(start)
        tone.stop(start + 1)
    }
}

// The session

/** Of the ring, whose radius is 48. */
const circumference = 96 * Math.PI
let session, lock, kept = 0, told = 0
/** Tells this tab from others: the session goes on in the one that was opened last. */
const owner = String(Math.random())
const status = dialog.querySelector("[role=status]")
const isSeen = () => document.visibilityState === "visible"

const keep = () => {
    kept = Date.now()
    storage.set("focus", JSON.stringify({ ...session.state, owner }))
}

const time = left => left < 60_000 ? inSeconds(Math.ceil(left / 1000)) : inMinutes(Math.ceil(left / 60_000))
const left = () => texts.left.replace("{time}", time(session.left))

async function stayAwake() {
    try { lock = await navigator.wakeLock?.request("screen") } catch { /* The device saves its battery. */ }
}

function start(begun) {
    session = begun
    const { animal } = session.state
    said.textContent = ""
    after.hidden = true
    dialog.querySelector("[data-face]").replaceChildren(image(animal.large))
    dialog.querySelector("h2").textContent = animal.name
    sure(false)
    if (!dialog.open) dialog.showModal()
    told = Math.ceil(session.left / 300_000)
    keep()
    step()
    stayAwake()
}

function show() {
    const { state } = session
    const text = state.rest > 0 ? texts.resting.replace("{time}", time(state.rest)) : left()
    const button = dialog.querySelector("[data-tell]")
    if (button.textContent !== text) button.textContent = text
    dialog.querySelector("circle:last-child").style.strokeDashoffset = circumference * session.left / (state.minutes * 60_000)
    dialog.querySelector("[data-rest]").hidden = state.hasRested
    // Those who hear the page are told every five minutes.
    const part = Math.ceil(session.left / 300_000)
    if (part < told) say(status, left())
    told = Math.min(told, part)
}

function step() {
    if (!session) return
    session.step(isSeen())
    if (session.isOver) return end(texts.over)
    if (session.isDone) return finish()
    show()
    if (Math.abs(Date.now() - kept) >= 1000) keep()
}

function close() {
    session = undefined
    storage.set("focus")
    dialog.close()
    lock?.release().catch(() => {})
    lock = undefined
}

function end(text) {
    const { name } = session.state.animal
    close()
    say(said, text.replace("{name}", name))
    place.querySelector("[data-name]").focus()
}

const part = name => document.querySelector(`template[data-${name}]`).content

function finish() {
    const { animal, minutes } = session.state
    close()
    const { before, isKept } = add(animal, minutes)
    const text = texts.done.replace("{name}", animal.name).replace("{time}", inMinutes(minutes))
    const shown = part("end").cloneNode(true)
    shown.querySelector("h2").textContent = text
    const level = levelOf(before + minutes)
    const risen = shown.querySelector("[data-level]")
    risen.hidden = level === levelOf(before)
    risen.textContent = document.querySelector("[data-zoo]").dataset.level.replace("{level}", level)
    shown.querySelector("[data-portrait]").addEventListener("click", () => {
        import("./portrait.js").then(({ share }) => share(animal, minutes))
    })
    after.replaceChildren(shown)
    offer(animal, after.querySelector("[data-offer]"))
    after.hidden = false
    after.focus()
    if (!isKept) say(said, texts.notKept)
    showZoo()
    ring()
    note(text)
}

/** One thing to do for the animal: to remember it, else to plan a visit, else what its page offers first, such as to support it. */
async function offer({ key, name, picture }, where) {
    const { page, line, where: keeper, type } = await about(key)
    const found = ["[data-favourite]", "a[href*='#meet=']", ".actions a[href^='#']"].slice(find(key) ? 1 : 0)
        .map(way => page?.querySelector(`.profile ${way}`)).find(Boolean)
    if (!found) return
    const isLink = found.matches("a")
    const made = element(isLink ? "a" : "button", { className: "button quiet", textContent: found.textContent.trim() })
    where.append(made)
    if (isLink) made.href = new URL(found.getAttribute("href"), new URL(address(key), location.href)).href
    else {
        made.type = "button"
        made.dataset.favourite = key
        prepare(made, () => ({ name, line, where: keeper, picture, status: "", type }))
    }
}

dialog.querySelector("[data-tell]").addEventListener("click", () => say(status, left()))
dialog.querySelector("[data-rest]").addEventListener("click", () => {
    session.stop()
    keep()
    show()
})

function sure(isAsked) {
    const [first, second] = dialog.querySelectorAll(".actions")
    first.hidden = isAsked
    second.hidden = !isAsked
    if (isAsked) second.querySelector("[data-no]").focus()
}
dialog.querySelector("[data-stop]").addEventListener("click", () => sure(true))
dialog.querySelector("[data-no]").addEventListener("click", () => {
    sure(false)
    dialog.querySelector("[data-stop]").focus()
})
dialog.querySelector("[data-yes]").addEventListener("click", () => end(texts.givenUp))
dialog.addEventListener("cancel", event => {
    event.preventDefault()
    sure(true)
})

document.addEventListener("visibilitychange", () => {
    step()
    if (!session) return
    keep()
    if (!isSeen()) return
    say(status, texts.waited.replace("{name}", session.state.animal.name))
    stayAwake()
})
addEventListener("pagehide", () => {
    if (!session) return
    session.step(false)
    keep()
})
addEventListener("pageshow", event => {
    if (event.persisted) step()
})
setInterval(step, 250)

// Another tab took the session over, or ended it.
addEventListener("storage", event => {
    if (!session || event.key !== null && event.key !== storage.key("focus")) return
    let other
    try { other = JSON.parse(storage.get("focus") ?? "null") } catch { /* Spoilt. */ }
    if (other?.owner === owner) return
    session = undefined
    dialog.close()
    say(said, texts.elsewhere)
})

function resume() {
    let state
    try { state = JSON.parse(storage.get("focus") ?? "null") } catch { /* Spoilt. */ }
    storage.set("focus")
    if (!isSession(state)) return
    const followed = follow(state)
    followed.step(isSeen())
    session = followed
    if (followed.isOver) return end(texts.over)
    chosen = state.animal
    start(followed)
}

showRemembered()
showNear().catch(() => {})
showFriend()
showZoo()
resume()
addEventListener("hashchange", showFriend)
const { key } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
if (!session && isKey(key)) choose(key)
