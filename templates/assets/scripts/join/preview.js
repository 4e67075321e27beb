// The page to come, laid out as the site lays out an institution's page.
import { element } from "../element.js"

const text = (name, value, properties) => value && element(name, { textContent: value, ...properties })
const find = (group, name) => group.fields.find(field => field.name === name)
const capital = text => text.charAt(0).toUpperCase() + text.slice(1)
const title = (group, name) => capital(find(group, name).label)

/** The words of a choice, or of several. */
function words(shape, value) {
    const known = [shape, shape.element, ...shape.shapes ?? []].flatMap(one => one?.words ?? [])
    return [value ?? []].flat().filter(Boolean).map(one => known.find(([name]) => name === one)?.[1] ?? one).map(capital)
}

/** A line of Markdown with what people use of it: strong and emphasized words, and the texts of links. */
function inline(line) {
    return line.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]*\))/).map(part => part.startsWith("**") ? element("strong", { textContent: part.slice(2, -2) })
        : part.startsWith("*") && part.length > 2 ? element("em", { textContent: part.slice(1, -1) }) : part.replace(/^\[([^\]]+)\]\([^)]*\)$/, "$1"))
}

function prose(value = "") {
    const parts = value.split(/\n\s*\n/).map(part => part.trim().split("\n")).filter(([line]) => line)
    return element("div", { className: "prose" }, ...parts.map(lines => lines.every(line => /^\s*[-*] /.test(line))
        ? element("ul", {}, ...lines.map(line => element("li", {}, ...inline(line.replace(/^\s*[-*] /, "")))))
        : element("p", {}, ...inline(lines.join(" ").replace(/^#+ /, "")))))
}

function hours(entry, weekdays) {
    const days = (entry.days ?? []).map(day => weekdays[day]).join(", ") || entry.date
    return element("div", {}, text("dt", days || "…"), element("dd", { textContent: `${entry.closed === "true" ? "–" : `${entry.from ?? ""}–${entry.to ?? ""}`} ${entry.note ?? ""}`.trim() }))
}

const fact = (name, value) => value && element("div", {}, text("dt", name), element("dd", {}, value))
const chips = values => values.length && element("ul", { className: "chips" }, ...values.map(value => text("li", value)))

function card(form, animal) {
    const facts = ["type", "age", "born", "size"].flatMap(name => words(find(form.animal, name), animal[name]))
    const [picture] = animal.pictures ?? []
    return element("li", { className: "card" }, picture && element("img", { src: picture.data, alt: picture.alt ?? "" }),
        text("h3", animal.name || animal.number), text("p", facts.join(" · ")))
}

function contact(form, { address = {}, contact = {}, openingHours = [], hoursNote }) {
    const reach = [contact.person, ...(contact.phones ?? []).map(phone => phone.number ? [phone.number, phone.label].filter(Boolean).join(" ") : phone), contact.email, contact.website,
        [[address.street, address.number].filter(Boolean).join(" "), [address.postalCode, address.town].filter(Boolean).join(" ")].filter(Boolean).join(", ")]
    return element("section", { className: "panel" }, text("h3", title(form.institution, "contact")),
        element("ul", { className: "reach" }, ...reach.filter(line => typeof line === "string" && line).map(line => text("li", line))),
        openingHours.length && element("div", { className: "hours" }, text("h3", title(form.institution, "openingHours")), element("dl", {}, ...openingHours.map(entry => hours(entry, form.weekdays)))),
        text("p", hoursNote))
}

export function preview(form, { institution, animals }) {
    const { name, logo, operator, since, ids = {}, bank = [], address = {}, pictures = [] } = institution
    const needs = (institution.needs ?? []).filter(Boolean)
    const accounts = [bank].flat().map(({ account }) => account?.replace(/\s/g, "").replace(/^(\d{26})$/, "PL$1").replace(/(.{4})(?=.)/g, "$1 ")).filter(Boolean)
    const several = name => chips(words(find(form.institution, name), institution[name]))
    return element("article", {},
        element("header", { className: "title" }, logo?.data && element("img", { className: "logo", src: logo.data, alt: "" }), element("div", {},
            text("p", words(find(form.institution, "type"), institution.type)[0], { className: "over" }), text("h3", name || "…"),
            text("p", [address.town, since].filter(Boolean).join(" · "), { className: "where" }))),
        element("div", { className: "split" },
            element("div", {}, ...pictures.map(picture => element("img", { src: picture.data, alt: picture.alt ?? "" })), prose(institution.description),
                needs.length && element("section", {}, text("h3", title(form.institution, "needs")), element("ul", { className: "ticks" }, ...needs.map(need => text("li", need)))),
                element("dl", { className: "facts" }, fact(title(form.institution, "operator"), operator),
                    ...["services", "accepts"].map(name => fact(title(form.institution, name), several(name))),
                    ...["krs", "nip", "regon"].map(name => fact(name.toUpperCase(), ids[name])))),
            element("div", {}, contact(form, institution),
                accounts.length && element("section", { className: "panel" }, text("h3", title(form.institution, "bank")), ...accounts.map(account => text("p", account, { className: "digits" }))))),
        animals.length && element("ul", { className: "cards" }, ...animals.map(animal => card(form, animal))))
}
