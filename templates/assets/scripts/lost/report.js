// A notice that a visitor writes: a file for the site's staff, saved, copied or sent by e-mail, and never published by itself.
import "../copy.js"
import { save } from "../save.js"

const form = document.querySelector("[data-report]")
const shown = form.querySelector("pre")
const copy = form.querySelector("[data-copy]")
const mail = form.querySelector("a[href^=mailto]")

/** A text as a scalar of YAML that needs no thought: JSON's strings are YAML's. */
const scalar = text => JSON.stringify(text.trim().replace(/\s+/g, " "))

function record() {
    const { text, marks, days, ...fields } = Object.fromEntries(new FormData(form))
    const until = new Date(fields.date || form.dataset.today)
    until.setUTCDate(until.getUTCDate() + Number(days))
    const lines = Object.entries({ ...fields, until: until.toISOString().slice(0, 10) })
        .filter(([, value]) => value.trim())
        .map(([name, value]) => `${name}: ${["place", "name", "colour", "town"].includes(name) ? scalar(value) : value}`)
    if (marks.trim()) lines.push(`marks: [${marks.split(",").map(mark => mark.trim()).filter(Boolean).map(scalar).join(", ")}]`)
    return `---\nfile: notices/${name()}\n${lines.join("\n")}\n---\n\n${text.trim()}\n`
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

form.addEventListener("input", update)
form.addEventListener("submit", event => {
    event.preventDefault()
    save(new File([record()], name(), { type: "text/markdown" }))
})
update()
