// A review of an animal: written here by the rules of records, given to its institution as a file or an e-mail.
import { checked } from "./checked.js"
import { openAsDialog } from "./dialog.js"
import { element } from "./element.js"
import { give } from "./save.js"
import { letterLanguage, texts } from "./texts.js"
import { remember } from "./typed.js"

const { review: words } = texts
const ratings = ["temperament", "excitability", "experience"]

/** The name of a file: letters without diacritics, digits and hyphens. */
const plain = text => text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "x"

const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

export function open() {
    const { favourite: key } = document.querySelector("[data-favourite]").dataset
    const [institution, animal] = key.split("/")
    const input = (name, kind, properties) => element(kind, { id: `ui-review-${name}`, required: true, ...properties })
    const options = name => [element("option", { value: "", textContent: "–" }), ...[1, 2, 3, 4, 5].map(number =>
        element("option", { value: number, textContent: number === 1 || number === 5 ? `${number} – ${words[name][number]}` : number }))]
    const fields = {
        name: input("name", "input", { autocomplete: "nickname" }),
        date: input("date", "input", { type: "date", max: today() }),
        ...Object.fromEntries(ratings.map(name => {
            const select = input(name, "select")
            select.append(...options(name))
            return [name, select]
        })),
        text: input("text", "textarea", { rows: 6, lang: document.documentElement.lang }),
    }
    const rows = Object.entries(fields).map(([name, field]) =>
        element("p", {}, element("label", { htmlFor: field.id, textContent: words[name].label }), field))
    const form = element("form", { className: "ask", noValidate: true }, element("p", { textContent: words.how }), ...rows,
        element("p", { className: "actions" }, element("button", { className: "button", textContent: words.make })))
    const result = element("div", { className: "ask", hidden: true })
    const section = element("section", { id: "ui-review", className: "panel" },
        element("h2", { textContent: words.title }), form, result)

    const isRight = checked(Object.entries(fields).map(([name, field]) => [field, name === "name" ? "name" : "text", name === "name" ? 40 : 1000]))
    const forget = remember(form, `review/${key}`)
    form.addEventListener("submit", event => {
        event.preventDefault()
        if (!isRight()) return
        const value = name => fields[name].value.trim()
        const file = `${plain(value("name"))}-${value("date")}.md`
        const isUsual = document.documentElement.lang === letterLanguage
        const text = ["---", `file: institutions/${institution}/animals/${animal}.reviews/${file}`, `name: ${JSON.stringify(value("name"))}`,
            ...["date", ...ratings].map(name => `${name}: ${value(name)}`),
            ...isUsual ? [] : [`description: {${document.documentElement.lang}: ${JSON.stringify(value("text"))}}`],
            "---", ...isUsual ? [value("text")] : [], ""].join("\n")
        const address = document.querySelector(".reach a[href^='mailto:']")?.href.split("?")[0]
        const body = encodeURIComponent(text).replaceAll("%0A", "%0D%0A")
        const save = element("button", { type: "button", className: "button quiet", textContent: words.save })
        save.addEventListener("click", () => {
            give(new File([text], file, { type: "text/markdown" }))
            forget()
        })
        const send = address && element("a", {
            className: "button", textContent: words.send, href: `${address}?subject=${encodeURIComponent(`${words.subject}: ${animal}`)}&body=${body}`,
        })
        if (send) send.addEventListener("click", forget)
        result.replaceChildren(element("h3", { textContent: words.ready }), element("p", { textContent: words.next }),
            element("p", { className: "letter", textContent: text }), element("p", { className: "actions" }, send, save))
        result.hidden = false
        ;(send || save).focus()
    })
    openAsDialog(section, words.close)
    fields.name.focus()
}

for (const button of document.querySelectorAll("[data-review]")) button.addEventListener("click", open)
