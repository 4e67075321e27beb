// The page to come, roughly as the site will show it.
import { element } from "../element.js"

const text = (name, value, properties) => value && element(name, { textContent: value, ...properties })
const words = (shape, value) => shape.words?.find(([name]) => name === value)?.[1] ?? value
const find = (group, name) => group.fields.find(field => field.name === name)
const paragraphs = (value = "") => value.split(/\n\s*\n/).map(part => text("p", part.trim()))

function hours(entry, weekdays) {
    const days = (entry.days ?? []).map(day => weekdays[day]).join(", ") || entry.date
    return `${days} ${entry.closed === "true" ? "–" : `${entry.from ?? ""}–${entry.to ?? ""}`} ${entry.note ?? ""}`.trim()
}

function card(form, animal) {
    const facts = ["type", "sex", "born", "age", "size"].map(name => words(find(form.animal, name), animal[name])).filter(Boolean)
    const [picture] = animal.pictures ?? []
    return element("li", { className: "card" }, picture && element("img", { src: picture.data, alt: picture.alt ?? "", width: 400, height: 300 }),
        text("h4", animal.name || animal.number), text("p", facts.join(", ")), ...paragraphs(animal.description))
}

export function preview(form, { institution, animals }) {
    const { address = {}, contact = {} } = institution
    const [picture] = institution.pictures ?? []
    return element("article", { className: "panel" },
        institution.logo?.data && element("img", { className: "logo", src: institution.logo.data, alt: "", width: 96, height: 96 }),
        text("h3", institution.name || "…"),
        text("p", [words(find(form.institution, "type"), institution.type), address.town].filter(Boolean).join(" · "), { className: "dim" }),
        picture && element("img", { src: picture.data, alt: picture.alt ?? "" }),
        ...paragraphs(institution.description),
        text("p", [[address.street, address.number].filter(Boolean).join(" "), [address.postalCode, address.town].filter(Boolean).join(" ")].filter(Boolean).join(", ")),
        text("p", [contact.person, ...(contact.phones ?? []).map(phone => phone.number ?? phone), contact.email, contact.website].filter(Boolean).join(" · ")),
        element("ul", {}, ...(institution.openingHours ?? []).map(entry => text("li", hours(entry, form.weekdays)))),
        text("p", institution.hoursNote),
        text("p", (institution.needs ?? []).filter(Boolean).join(", ")),
        animals.length && element("ul", { className: "cards" }, ...animals.map(animal => card(form, animal))))
}
