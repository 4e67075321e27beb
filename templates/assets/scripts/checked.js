// What visitors write, checked at its fields by the rules of records.
import { element } from "./element.js"
import { length, refusal } from "./personal.js"
import { texts } from "./texts.js"

const { missing, long, future } = texts.review

function problem({ value, max, required, type }, kind, limit) {
    const text = value.trim()
    if (!text) return required && missing
    if (length(text) > limit) return long.replace("{count}", length(text)).replace("{limit}", limit)
    if (type === "date" && max && text > max) return future
    return refusal(text, kind)
}

/**
 * Makes places for what is wrong beside fields: `[field, kind, limit]`, where kind is "text", "name" or "place" and limit is how many
 * letters there may be. Returns what tells it there and turns to the first wrong field; it returns true where nothing is wrong.
 */
export function checked(fields) {
    const checks = fields.map(([field, kind = "text", limit = Infinity]) => {
        const told = element("span", { id: `${field.id}-wrong`, className: "wrong", hidden: true })
        field.after(told)
        field.setAttribute("aria-describedby", told.id)
        const isRight = () => {
            told.textContent = problem(field, kind, limit) || ""
            told.hidden = !told.textContent
            field.setAttribute("aria-invalid", !told.hidden)
            return told.hidden
        }
        // What was wrong is looked at again while it is mended; what appears earlier would move the button that is being pressed.
        field.addEventListener("input", () => told.hidden || isRight())
        return { field, isRight }
    })
    return () => {
        const wrong = checks.filter(({ isRight }) => !isRight())
        wrong[0]?.field.focus()
        return !wrong.length
    }
}
