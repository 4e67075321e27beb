// A basket of one's own. Whom it is for is kept on this device; accounts and codes are read from their own pages.
import "../code-picture.js"
import "../copy.js"
import { element } from "../element.js"
import { storage } from "../settings.js"
import { begin } from "./gift.js"
import { gifts, keepOwnBasket, ownBasket, years } from "./kept.js"
import { moved, parted, write } from "./payment.js"

/** How many have room in a basket: more transfers nobody makes. */
const most = 12
const home = document.querySelector("[data-own-basket]")
const place = home.querySelector("[data-place]")
const said = home.querySelector("[data-said]")
const { favourites: base } = document.querySelector("[data-favourites]").dataset
const copyOf = template => template.content.firstElementChild.cloneNode(true)
const gift = document.querySelector("template[data-gift-part]")
const memberPart = gift.content.querySelector("template[data-member-part]")
const words = node => node?.textContent.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim() ?? ""

/** The basket that a text tells, with whole percents that sum to 100; empty where it tells none. */
function read(text) {
    const found = new Map()
    for (const part of text.split(",")) {
        const [, key, percent] = /^([a-z0-9-]+(?:\/[a-z0-9-]+)?):(\d{1,3})$/.exec(part) ?? []
        if (key && found.size < most) found.set(key, Number(percent))
    }
    const weights = [...found.values()]
    const percents = found.size ? parted(100, weights.some(Boolean) ? weights : weights.map(() => 1)) : []
    return [...found.keys()].map((key, index) => ({ key, percent: percents[index] }))
}

const format = () => members.map(({ key, percent }) => `${key}:${percent}`).join(",")

let members = []
/** True while somebody else's basket is shown, which is not kept unless the visitor says so. */
let isShared = false

function open() {
    let text = ""
    try { text = decodeURIComponent(/^#b=(.*)/.exec(location.hash)?.[1] ?? "") } catch { /* A spoilt link. */ }
    const shared = read(text)
    members = read(ownBasket())
    isShared = shared.length > 0 && text !== format()
    if (isShared) members = shared
    home.querySelector("[data-shared]").hidden = !isShared
}

function save() {
    if (!isShared) keepOwnBasket(format())
}

function say(text) {
    said.textContent = ""
    setTimeout(() => { said.textContent = text }, 50)
}

// Accounts

const known = new Map()

/** What the page of an institution or an animal says: its name, its accounts by currency. */
async function ask(key) {
    const address = key.includes("/") ? `${base}${key}/` : document.querySelector(`[data-pick="${key}"]`)?.closest("li").querySelector("a").href
    try {
        const answer = await fetch(address ?? `${base}${key}/`)
        if (!answer.ok) return
        const page = new DOMParser().parseFromString(await answer.text(), "text/html")
        const accounts = new Map([...page.querySelectorAll(".transfer[data-account]")].map(block => [block.dataset.account, block]))
        const keeper = key.includes("/") ? words(page.querySelector("main .where a")) : ""
        return { name: words(page.querySelector("h1")), keeper, address: new URL(answer.url).pathname, accounts }
    } catch {
        // Without a network it is asked again next time.
        known.delete(key)
    }
}

function find(key) {
    if (!known.has(key)) known.set(key, ask(key))
    return known.get(key)
}

/** The details of an account, without what makes other amounts. */
function details(block, isConverted) {
    const copy = document.importNode(block, true)
    for (const other of copy.querySelectorAll(`[data-script]:not(button), .gifts${isConverted ? ", .scan" : ""}`)) other.remove()
    copy.querySelector(".pay .chips")?.closest(".pay > div").remove()
    if (!isConverted) return copy
    // Banks abroad ask for the country.
    const number = copy.querySelector("strong.digits")
    if (/^\d/.test(number.textContent)) {
        number.textContent = `PL${number.textContent}`
        number.nextElementSibling.dataset.copy = `PL${number.nextElementSibling.dataset.copy}`
    }
    return copy
}

// What is shown

const chosen = () => home.querySelector("input[name=currency]:checked")

function memberItem({ key, percent }, about, currency) {
    const item = copyOf(memberPart)
    const name = about?.name || key
    Object.assign(item.dataset, { member: key, percent })
    const link = item.querySelector("h4 a")
    link.textContent = name
    link.href = about?.address ?? `${base}${key}/`
    if (about?.keeper) link.after(`, ${about.keeper}`)
    const range = item.querySelector("input[type=range]")
    range.setAttribute("aria-label", `${range.getAttribute("aria-label")}: ${name}`)
    for (const hidden of item.querySelectorAll(".vh")) hidden.textContent += `: ${name}`
    const block = about?.accounts.get(currency) ?? about?.accounts.values().next().value
    const isConverted = block !== undefined && block.dataset.account !== currency
    item.querySelector("[data-converted]").hidden = !isConverted
    item.querySelector("[data-unreachable]").hidden = block !== undefined
    if (block) item.querySelector(".made").before(details(block, isConverted))
    item.querySelector("[data-remove]").addEventListener("click", () => {
        drop(key)
        say(home.dataset.removed.replace("{name}", name))
    })
    return item
}

function keypad(input, smallest) {
    const mark = /0(\D)01/.exec(smallest)?.[1] ?? ","
    const press = change => () => {
        input.value = change(input.value).slice(0, input.maxLength)
        // An amount whose cents are still to come is not wrong yet.
        if (!input.value.endsWith(mark)) input.dispatchEvent(new Event("change"))
    }
    const key = text => element("button", { type: "button", className: "button quiet", textContent: text })
    const keys = [..."123456789", mark, "0"].map(text => {
        const button = key(text)
        button.addEventListener("click", press(value => value + text))
        return button
    })
    const last = copyOf(document.querySelector("template[data-keypad-part]"))
    last.className = "button quiet"
    last.addEventListener("click", press(value => value.slice(0, -1)))
    return [...keys, last]
}

let turn = 0

async function render() {
    const own = ++turn
    save()
    showPicks()
    home.querySelector("[data-empty]").hidden = members.length > 0
    if (!members.length) return place.replaceChildren()
    const found = await Promise.all(members.map(({ key }) => find(key)))
    // Another change came before the pages did.
    if (own !== turn) return
    const { value: currency, dataset } = chosen()
    const part = copyOf(gift)
    Object.assign(part.querySelector("[data-gift]").dataset, { currency, smallest: dataset.smallest, largest: dataset.largest })
    part.querySelector("[data-currency-code]").textContent = currency
    part.querySelector(".members").replaceChildren(...members.map((member, index) => memberItem(member, found[index], currency)))
    const input = part.querySelector("input[name=amount]")
    input.value = place.querySelector("input[name=amount]")?.value ?? ""
    part.querySelector(".keypad").append(...keypad(input, dataset.smallest))
    part.querySelector("[data-send]").addEventListener("click", send)
    const hadFocus = place.contains(document.activeElement)
    place.replaceChildren(part)
    if (hadFocus) part.querySelector("h3").focus()
    begin(part, {
        even: parted(100, members.map(() => 1)), given: showGiven,
        changed: percents => {
            members.forEach((member, index) => { member.percent = percents[index] })
            save()
        },
    })
}

function add(key) {
    if (members.length >= most) return say(home.dataset.full)
    const count = members.length
    const percents = count ? moved([...members.map(({ percent }) => percent), 0], count, Math.round(100 / (count + 1))) : [100]
    members = [...members, { key }].map((member, index) => ({ ...member, percent: percents[index] }))
    render()
}

function drop(key) {
    members = members.filter(member => member.key !== key)
    members = members.length ? read(format()) : []
    render()
}

async function send() {
    const url = `${location.href.split("#")[0]}#b=${format()}`
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
}

// Whom to add

function showPicks() {
    for (const button of document.querySelectorAll("[data-pick]")) {
        const isIn = members.some(({ key }) => key === button.dataset.pick)
        button.setAttribute("aria-pressed", isIn)
        button.firstChild.data = isIn ? home.dataset.added : home.dataset.add
    }
}

function showAnimals() {
    let list = []
    try { list = JSON.parse(storage.get("favourites") ?? "[]") } catch { /* Spoilt memory. */ }
    const animals = (Array.isArray(list) ? list : []).filter(entry => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(entry?.key) && !entry.gone)
    const section = home.querySelector("[data-animals]")
    section.hidden = !animals.length
    section.querySelector("ul").replaceChildren(...animals.map(({ key, name }) => {
        const button = element("button", { type: "button", className: "button quiet" }, home.dataset.add,
            element("span", { className: "vh", textContent: `: ${name || key}` }))
        button.dataset.pick = key
        return element("li", {}, element("a", { href: `${base}${key}/`, textContent: name || key }), button)
    }))
}

addEventListener("click", event => {
    const button = event.target.closest("[data-pick]")
    if (!button) return
    const { pick } = button.dataset
    if (members.some(({ key }) => key === pick)) drop(pick)
    else add(pick)
})

// What was given

function showGiven() {
    const samples = Object.fromEntries([...home.querySelectorAll("input[name=currency]")].map(({ value, dataset }) => [value, dataset.smallest]))
    const made = gifts()
    const section = home.querySelector("[data-given]")
    const list = section.querySelector("dl")
    section.hidden = !made.length
    list.replaceChildren(...Object.entries(years()).reverse().map(([year, sums]) => element("div", {},
        element("dt", { textContent: `${list.dataset.years} ${year}` }),
        element("dd", { textContent: Object.entries(sums).map(([code, sum]) => samples[code] ? write(sum, samples[code]) : `${sum / 100} ${code}`).join(", ") }))))
    const days = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeZone: "UTC" })
    section.querySelector("ul").replaceChildren(...made.slice(0, 20).map(({ basket, name, amount, date }) => {
        const day = new Date(date)
        return element("li", {}, element("strong", { textContent: amount }), ` ${name ?? basket} `,
            element("small", { textContent: isNaN(day) ? "" : days.format(day) }))
    }))
}

home.querySelector("[data-keep-own]").addEventListener("click", () => {
    isShared = false
    home.querySelector("[data-shared]").hidden = true
    history.replaceState(null, "", location.pathname)
    render()
})
for (const range of home.querySelectorAll("input[name=currency]")) range.addEventListener("change", render)

function start() {
    open()
    showAnimals()
    showGiven()
    render()
}
addEventListener("hashchange", start)
addEventListener("pageshow", event => { if (event.persisted) start() })
start()
