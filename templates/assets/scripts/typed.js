// What somebody types into a form survives a reload, until it is sent.
import { storage } from "./settings.js"

/** Fills a form with what was typed, and keeps what is typed from now on. Returns what forgets it. */
export function remember(form, name) {
    const fields = [...form.elements].filter(field => field.name || field.id)
    const key = field => field.id || field.name
    try {
        const kept = JSON.parse(storage.get(name)) ?? {}
        for (const field of fields) {
            const value = kept[key(field)]
            if (value === undefined) continue
            if (field.type === "checkbox") field.checked = value
            else field.value = value
            field.dispatchEvent(new Event("change", { bubbles: true }))
        }
    } catch { /* Spoilt memory. */ }
    form.addEventListener("input", () => storage.set(name, JSON.stringify(Object.fromEntries(
        fields.map(field => [key(field), field.type === "checkbox" ? field.checked : field.value])))))
    return () => storage.set(name, "")
}
