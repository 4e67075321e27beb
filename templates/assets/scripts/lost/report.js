// A notice that a visitor writes: a file for the site's staff, saved, copied or sent by e-mail, and never published by itself.
import { checked } from "../checked.js"
import "../copy.js"
import { dayAfter, dayOf } from "../day.js"
import { save } from "../save.js"
import { letterLanguage } from "../texts.js"
import { remember } from "../typed.js"

const form = document.querySelector("[data-report]")
const shown = form.querySelector("pre")
const copy = form.querySelector("[data-copy]")
const mail = form.querySelector("a[href^=mailto]")
const { lang } = document.documentElement
const { date } = form.elements

/** Texts in one language, beside names, which have none; both are a line. */
const written = ["place", "colour"]
const names = ["name", "town", "region"]

/** A text as a scalar of YAML that needs no thought: JSON's strings are YAML's. */
const scalar = text => JSON.stringify(text.trim().replace(/\s+/g, " "))

/** The same where the record's language, which plain texts are in, is another one. */
const localized = text => lang === letterLanguage ? text : `{${lang}: ${text}}`

function record() {
    const { text, marks, days, ...fields } = Object.fromEntries(new FormData(form))
    const lines = Object.entries({ ...fields, until: fields.date && dayAfter(fields.date, Number(days)) })
        .filter(([, value]) => value.trim())
        .map(([name, value]) => `${name}: ${written.includes(name) ? localized(scalar(value)) : names.includes(name) ? scalar(value) : value}`)
    const list = marks.split(",").map(mark => mark.trim()).filter(Boolean)
    if (list.length) lines.push(`marks: [${list.map(scalar).map(localized).join(", ")}]`)
    const isUsual = lang === letterLanguage
    if (!isUsual && text.trim()) lines.push(`description: ${localized(JSON.stringify(text.trim()))}`)
    return `---\nfile: notices/${name()}\n${lines.join("\n")}\n---\n${isUsual && text.trim() ? `\n${text.trim()}\n` : ""}`
}

/** The file's name: letters, digits and hyphens, as records have it. */
function name() {
    const { status, name, town, date } = Object.fromEntries(new FormData(form))
    const words = [status, name || town, date].join("-").normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase()
    return words.replace(/[^a-z0-9]+/g, "-").slice(0, 60).replace(/^-|-$/g, "") + ".md"
}

function update() {
    shown.textContent = copy.dataset.copy = record()
    const [start, query] = mail.href.split("?")
    const subject = new URLSearchParams(query).get("subject")
    mail.href = `${start}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(record()).replaceAll("%0A", "%0D%0A")}`
}

// The visitor's own day, which may be later than that of the build.
date.max = dayOf()
date.value ||= dayOf()
form.noValidate = true
const isRight = checked([...form.querySelectorAll("input, textarea")].map(field => [field, field.name === "town" ? "place" : "text"]))
const forget = remember(form, "notice")
form.addEventListener("input", update)
mail.addEventListener("click", event => {
    if (isRight()) forget()
    else event.preventDefault()
})
copy.addEventListener("click", event => isRight() || event.stopImmediatePropagation(), true)
form.addEventListener("submit", event => {
    event.preventDefault()
    if (!isRight()) return
    save(new File([record()], name(), { type: "text/markdown" }))
    forget()
})
update()
