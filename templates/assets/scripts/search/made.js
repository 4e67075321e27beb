// The cards of what scripts find, made of a page's own templates.
import { element } from "./answers.js"

/** The letters that stand for an institution without a logo: those of the first and the last word with a capital, of a name in quotes if there is one. */
function initials(name) {
    const quoted = name.split(/["„”“«»]/)
    const words = (quoted.length > 2 ? quoted[1] : name).split(/\P{L}+/u).filter(word => /^\p{Lu}/u.test(word))
    return [words[0], words.slice(1).at(-1)].map(word => word?.[0] ?? "").join("") || (name.match(/\p{L}/u)?.[0] ?? "").toUpperCase()
}

/** What makes the item of a card; `place` has the templates. */
export function maker(place) {
    const templates = Object.fromEntries([...place.querySelectorAll("template")].map(template => [template.dataset.card, template]))
    const types = JSON.parse(templates.animal.dataset.types)
    return card => {
        const item = templates[card.kind].content.firstElementChild.cloneNode(true)
        const type = card.type ?? types[card.line.split("\xa0· ")[0]]
        const part = name => item.querySelector(`[data-${name}]`)
        const write = (name, text) => {
            const place = part(name)
            if (place && text) place.textContent = text
            else place?.remove()
        }
        const title = part("title")
        title.textContent = card.title
        title.href = card.url
        write("line", card.line)
        write("place", card.place)
        write("label", card.label)
        if (card.status) part("label")?.classList.add(card.status)
        const picture = part("picture")
        if (card.picture) picture.src = card.picture
        else {
            const letters = element("span", { className: `logo ${type ?? ""}`, textContent: initials(card.title) })
            letters.setAttribute("aria-hidden", "true")
            picture.replaceWith(letters)
        }
        if (type && card.kind === "animal") item.classList.add(type)
        return item
    }
}
