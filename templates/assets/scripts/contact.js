// Links to a section of the page (contact, support) open it as a dialog; without scripts they lead to the section itself.
import "./late-style.js"

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

for (const link of document.querySelectorAll("a[data-dialog]")) {
    link.addEventListener("click", event => {
        const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))
        if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        // Pressed again before this script was there.
        if (section.closest("dialog")) return
        openAsDialog(section, link.dataset.dialog)
        // The ways to ask are complete links until there is a form.
        if (section.querySelector("[data-ask]")) import("./ask.js").catch(() => {})
    })
}
