// Links to a section of the page (contact, support) open it as a dialog; without scripts they lead to the section itself.
import { openAsDialog } from "./dialog.js"

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
