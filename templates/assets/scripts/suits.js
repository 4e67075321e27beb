// Who suits the visitor: five questions, a score that is made on this device, and its reasons in words. Nobody is hidden.
import { openAsDialog } from "./dialog.js"
import { animals } from "./directory.js"
import { element } from "./element.js"
import { keyOf } from "./favourites.js"
import { storage } from "./settings.js"
import { texts } from "./texts.js"

const { suits: words } = texts
const questions = {
    home: ["flat", "garden"], children: ["none", "toddler", "child", "teen"], company: ["none", "dogs", "cats", "both"],
    alone: ["never", "half", "day"], walks: ["short", "medium", "long"],
}
/** The age of the youngest child, and the hours of a working day. */
const ages = { toddler: 0, child: 5, teen: 10 }, hours = { half: 4, day: 8 }
const button = document.querySelector("[data-suits]")
const sort = document.querySelector("select[name=sort]")
const own = document.querySelector("[data-own]")
const known = animals().then(all => new Map(all.filter(({ seeks }) => seeks).map(animal => [animal.key, animal])))
let answers = read()

function read() {
    try {
        const kept = JSON.parse(storage.get("suits") ?? "{}")
        return Object.fromEntries(Object.entries(questions).map(([name, values]) => [name, values.find(value => value === kept?.[name])]))
    } catch { return {} }
}

const isAnswered = () => Object.values(answers).some(Boolean)

/** What speaks for and against an animal, and what nobody knows; what counts little is worth half. */
function judge(facts) {
    const [type, children, dogs, cats, garden, alone, energy] = facts.padEnd(7, "-")
    const judged = { good: [], bad: [], unknown: [], score: 0 }
    const say = (kind, text, score) => {
        judged[kind].push(text)
        judged.score += score
    }
    const good = name => say("good", words.good[name], 1)
    const bad = (name, score = -2) => say("bad", words.bad[name], score)
    // Whom nobody asks about is no riddle: a fish needs no walks.
    const unknown = name => type !== "-" && say("unknown", words.unknown[name], 0)
    const age = ages[answers.children]
    if (age !== undefined) {
        if (children === "-") unknown("children")
        else if (children === "x") bad("children")
        else if (parseInt(children, 36) <= age) good("children")
        else say("bad", words.bad.childrenFrom.replace("{age}", parseInt(children, 36)), -2)
    }
    for (const [name, code] of Object.entries({ dogs, cats })) {
        if (answers.company !== name && answers.company !== "both") continue
        if (code === "-") unknown(name)
        else if (code === "y") good(name)
        else if (code === "n") bad(name)
        else bad(`some${name}`, -.5)
    }
    if (answers.home === "flat") {
        if (garden === "y") bad("garden")
        else if (garden === "n") good("garden")
        else if (type === "d") unknown("garden")
    } else if (answers.home && garden === "y") good("yourGarden")
    const needed = hours[answers.alone]
    if (needed) {
        if (alone === "-") unknown("alone")
        else if (parseInt(alone, 36) >= needed) good("alone")
        else say("bad", words.bad.alone.replace("{hours}", parseInt(alone, 36)), -2)
    }
    if (answers.walks && type === "d") {
        const distance = "lmh".indexOf(energy) - questions.walks.indexOf(answers.walks)
        if (energy === "-") unknown("walks")
        else if (distance === 0) good("walks")
        else if (Math.abs(distance) === 2) bad(distance > 0 ? "lively" : "calm")
    }
    return judged
}

const sentence = ({ good, bad, unknown }) => Object.entries({ good, bad, unknown }).filter(([, list]) => list.length)
    .map(([kind, list]) => words[`${kind}List`].replace("{list}", list.join(", "))).join(" ")

/** A function that puts animals, by their numbers in the search index, in the order in which they suit. */
export async function order() {
    const scores = new Map()
    for (const { facts, number } of (await known).values()) scores.set(number, judge(facts).score)
    const score = number => scores.get(number) ?? -99
    return found => found.sort((one, other) => score(other) - score(one) || one - other)
}

/** Writes the sentence into the cards that have none, and puts one's own animals into order. */
async function tell() {
    const all = await known
    for (const card of document.querySelectorAll("li.card")) {
        const link = card.querySelector("h3 a")
        if (!link || card.querySelector(".suits")) continue
        const animal = all.get(keyOf(link))
        const text = animal && isAnswered() ? sentence(judge(animal.facts)) : ""
        if (text) card.append(element("p", { className: "suits", textContent: text }))
    }
    if (!own || !isAnswered() || own.contains(document.activeElement)) return
    const score = item => {
        const animal = all.get(keyOf(item.querySelector("h3 a")))
        return animal ? judge(animal.facts).score : -99
    }
    const items = [...own.children]
    const ordered = [...items].sort((one, other) => score(other) - score(one))
    if (items.some((item, place) => item !== ordered[place])) own.append(...ordered)
}

/** Takes new answers; `isChosen` makes them the list's order. */
function apply(isChosen) {
    for (const line of document.querySelectorAll("p.suits")) line.remove()
    tell().catch(() => {})
    if (!sort) return
    let option = sort.querySelector("[value=suits]")
    if (!isAnswered()) {
        const wasChosen = sort.value === "suits"
        option?.remove()
        if (wasChosen) sort.dispatchEvent(new Event("change", { bubbles: true }))
        return
    }
    if (!option) sort.append(option = element("option", { value: "suits", textContent: words.order }))
    if (!isChosen) return
    sort.value = "suits"
    sort.dispatchEvent(new Event("change", { bubbles: true }))
}

function ask() {
    const fields = Object.entries(questions).map(([name, values]) => {
        const select = element("select", { id: `ui-suits-${name}`, name }, new Option(words.skip, ""),
            ...values.map(value => new Option(words[name][value], value)))
        select.value = answers[name] ?? ""
        return element("p", {}, element("label", { htmlFor: select.id, textContent: words[name].question }), select)
    })
    const forget = element("button", { type: "button", className: "button quiet", textContent: words.forget, hidden: !isAnswered() })
    const form = element("form", { className: "ask" }, ...fields, element("p", { className: "actions" },
        element("button", { className: "button", textContent: words.show }), forget))
    const section = element("section", { id: "ui-suits", className: "panel" },
        element("h2", { textContent: button.textContent }), element("p", { textContent: words.intro }), form)
    const finish = isChosen => {
        section.closest("dialog").close()
        apply(isChosen)
    }
    form.addEventListener("submit", event => {
        event.preventDefault()
        for (const name of Object.keys(questions)) answers[name] = form.elements[name].value || undefined
        storage.set("suits", isAnswered() ? JSON.stringify(answers) : null)
        finish(true)
    })
    forget.addEventListener("click", () => {
        storage.set("suits")
        answers = {}
        finish(false)
    })
    openAsDialog(section, button.dataset.suits)
}

button.addEventListener("click", ask)
new MutationObserver(() => tell().catch(() => {})).observe(document.querySelector("main"), { childList: true, subtree: true })
if (isAnswered()) apply(new URLSearchParams(location.search).get("sort") === "suits")
