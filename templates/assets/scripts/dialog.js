// Opens a section as a dialog, which is to have its style by then.
import { lateStyle } from "./late-style.js"

await lateStyle()

/** Shows a section in a dialog; one of the page returns to its place. */
export function openAsDialog(section, closing) {
    const place = document.createComment("")
    const dialog = document.createElement("dialog")
    const heading = section.querySelector("h2")
    heading.id ||= `ui-${section.id}`
    dialog.setAttribute("aria-labelledby", heading.id)
    const button = document.createElement("button")
    button.type = "button"
    button.className = "close"
    button.setAttribute("aria-label", closing)
    button.textContent = "×"
    button.addEventListener("click", () => dialog.close())
    section.replaceWith(place)
    dialog.append(button, section)
    dialog.addEventListener("click", event => {
        if (event.target === dialog) dialog.close()
    })
    dialog.addEventListener("close", () => {
        place.replaceWith(section)
        dialog.remove()
    })
    document.body.append(dialog)
    dialog.showModal()
}
