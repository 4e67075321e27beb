// The fields of a record as inputs, made of the schemas' rows. Values are kept as texts, lists and groups, by the names of fields.
import { element } from "../element.js"
import { ending, redrawn } from "./picture.js"

export const idOf = path => `ui-join-${path.replaceAll(".", "-")}`
const capital = text => text.charAt(0).toUpperCase() + text.slice(1)
const option = ([value, textContent]) => element("option", { value, textContent })
const bare = example => example?.replace(/^"|"$/g, "").replace(/^\[|\]$/g, "")

/** Makes inputs; `changed` is called whenever a value is another one, `places` gets what shows a mistake, by path. */
export function inputs({ form, words, changed, places }) {
    const truth = [["true", words.yes], ["false", words.no]]

    /** What stands below an input: its meaning and a place for mistakes. */
    function described(input, field, path, tellExample = true) {
        const hint = element("small", { id: `${idOf(path)}-hint`, textContent: `${capital(field.meaning)}.${tellExample && field.example && input.tagName === "INPUT" ? ` ${words.example.replace("{example}", () => bare(field.example))}` : ""}` })
        const wrong = element("p", { id: `${idOf(path)}-wrong`, className: "wrong", hidden: true })
        input.setAttribute("aria-describedby", `${hint.id} ${wrong.id}`)
        places.set(path, { input, wrong })
        return [hint, wrong]
    }

    const name = field => [capital(field.label), field.required && element("small", { textContent: ` (${words.required})` })].filter(Boolean)

    function row(field, path, input, more) {
        input.id = idOf(path)
        return element("div", { className: "field" }, element("label", { htmlFor: input.id }, ...name(field)), ...described(input, field, path), input, more)
    }

    function typed(shape, field, holder, path) {
        const isLong = shape.kind === "prose" || shape.kind === "text" && shape.maximum > 1000 && !shape.rule
        const input = element(isLong ? "textarea" : "input", { value: holder[field.name] ?? "", autocomplete: "off" })
        if (isLong) input.rows = shape.kind === "prose" ? 8 : 2
        if (shape.kind === "number") input.inputMode = "decimal"
        if (shape.rule?.toLowerCase().includes("phone")) input.inputMode = "tel"
        if (shape.rule === "email") input.inputMode = "email"
        if (/address$/i.test(shape.rule ?? "")) input.inputMode = "url"
        if (["nip", "regon", "krs"].includes(shape.rule)) input.inputMode = "numeric"
        input.addEventListener("input", () => changed(path, holder[field.name] = input.value))
        return row(field, path, input)
    }

    function chosen(options, field, holder, path) {
        const select = element("select", {}, option(["", "–"]), ...options.map(option))
        select.value = holder[field.name] ?? ""
        select.addEventListener("change", () => changed(path, holder[field.name] = select.value))
        return row(field, path, select)
    }

    function ticked(options, field, holder, path) {
        const all = options.map(([value, text]) => {
            const tick = element("input", { type: "checkbox", value, checked: (holder[field.name] ?? []).includes(value) })
            tick.addEventListener("change", () => changed(path, holder[field.name] = all.map(label => label.firstChild).filter(one => one.checked).map(one => one.value)))
            return element("label", {}, tick, ` ${text}`)
        })
        const set = element("fieldset", { className: "field", id: idOf(path) }, element("legend", {}, ...name(field)))
        set.append(...described(set, field, path), element("div", { className: "ticked" }, ...all))
        return set
    }

    /** Texts, each in a line of its own. */
    function lines(field, holder, path) {
        const area = element("textarea", { rows: 3, value: (holder[field.name] ?? []).join("\n") })
        area.addEventListener("input", () => changed(path, holder[field.name] = area.value.split("\n")))
        const made = row(field, path, area)
        made.querySelector("small:not(label small)").append(` ${words.lines}`)
        return made
    }

    function group(shape, field, holder, path) {
        holder[field.name] ??= {}
        const set = element("fieldset", { className: "group", id: idOf(path) }, element("legend", {}, ...name(field)))
        set.append(...described(set, field, path), ...controls(shape.group, holder[field.name], path))
        return set
    }

    /** Groups of which there may be several, with buttons to add and remove one. */
    function groups(shape, field, holder, path) {
        holder[field.name] ??= []
        const set = element("fieldset", { className: "group", id: idOf(path), tabIndex: -1 }, element("legend", {}, ...name(field)))
        const rows = element("div", { className: "rows" })
        const add = element("button", { type: "button", className: "button quiet", textContent: `${words.add}: ${field.label}` })
        function show() {
            for (const place of [...places.keys()]) if (place.startsWith(`${path}.`)) places.delete(place)
            rows.replaceChildren(...holder[field.name].map((values, index) => {
                const own = `${path}.${index}`
                const remove = element("button", { type: "button", className: "button quiet", textContent: `${words.remove}: ${field.label} ${index + 1}` })
                remove.addEventListener("click", () => {
                    holder[field.name].splice(index, 1)
                    show()
                    changed(path)
                    set.focus()
                })
                return element("fieldset", { className: "group" }, element("legend", { textContent: `${capital(field.label)} ${index + 1}` }),
                    ...controls(shape.group, values, own), element("p", {}, remove))
            }))
        }
        add.addEventListener("click", () => {
            holder[field.name].push({})
            show()
            changed(path)
            rows.lastChild.querySelector("input, select, textarea").focus()
        })
        show()
        set.append(...described(set, field, path), rows, element("p", {}, add))
        return set
    }

    /** Pictures, drawn anew on the device, each with a description. */
    function pictures(field, holder, path, isOne) {
        const input = element("input", { type: "file", accept: "image/*", multiple: !isOne })
        const shown = element("ul", { className: "taken" })
        const said = element("p", { className: "said" })
        said.setAttribute("role", "status")
        const all = () => isOne ? [holder[field.name]].filter(one => one?.data) : holder[field.name] ?? []
        function show() {
            shown.replaceChildren(...all().map((picture, index) => {
                const alt = element("input", { id: `${idOf(path)}-${index}-alt`, value: picture.alt ?? "" })
                alt.addEventListener("input", () => changed(path, picture.alt = alt.value))
                const remove = element("button", { type: "button", className: "button quiet", textContent: `${words.remove}: ${picture.name}` })
                remove.addEventListener("click", () => {
                    if (isOne) delete holder[field.name]
                    else holder[field.name].splice(index, 1)
                    show()
                    changed(path)
                    input.focus()
                })
                return element("li", {}, element("img", { src: picture.data, alt: picture.alt || picture.name }),
                    element("div", {}, !isOne && element("label", { htmlFor: alt.id, textContent: words.alternative }), !isOne && alt, remove))
            }))
        }
        input.addEventListener("change", async () => {
            for (const file of input.files) {
                try {
                    const data = await redrawn(file, isOne)
                    const picture = { data, name: `${isOne ? "logo" : "zdjecie"}.${ending(data)}` }
                    if (isOne) holder[field.name] = picture
                    else (holder[field.name] ??= []).push(picture)
                    said.textContent = ""
                } catch {
                    said.textContent = words.unreadable.replace("{file}", () => file.name)
                }
            }
            input.value = ""
            show()
            changed(path)
        })
        show()
        return row(field, path, input, element("div", {}, element("small", { textContent: words.cleaned }), said, shown))
    }

    function control(field, holder, path) {
        const shapes = field.kind === "either" ? field.shapes : [field]
        const find = kind => shapes.find(shape => shape.kind === kind)
        const element = find("list")?.element
        const parts = element?.kind === "either" ? element.shapes : element ? [element] : []
        if (parts.some(({ kind }) => kind === "file")) return pictures(field, holder, path, false)
        if (find("file") && !find("text")) return pictures(field, holder, path, true)
        if (shapes.some(({ rule }) => rule === "days")) return ticked(Object.entries(form.weekdays), field, holder, path)
        if (element?.kind === "choice") return ticked(element.words, field, holder, path)
        const repeated = parts.find(({ kind }) => kind === "group")
        if (repeated) return groups(repeated, field, holder, path)
        if (element) return lines(field, holder, path)
        const options = [...find("boolean") ? truth : [], ...find("choice")?.words ?? []]
        if (options.length && find("number")) for (let number = find("number").minimum; number <= find("number").maximum; number++) options.push([String(number), String(number)])
        if (options.length) return chosen(options, field, holder, path)
        const inner = find("group")
        return inner ? group(inner, field, holder, path) : typed(find("text") ?? shapes[0], field, holder, path)
    }

    const controls = ({ fields }, holder, path) => fields.map(field => control(field, holder, path ? `${path}.${field.name}` : field.name))
    return { control }
}
