// The settings' own page.
import { storage } from "./settings.js"

/** Removes everything of this site; the keys of one below its folder have a further slash. */
function forget() {
    const start = storage.key("")
    try {
        sessionStorage.removeItem(storage.key("news"))
        for (const key of Object.keys(localStorage)) {
            if (key.startsWith(start) && !key.slice(start.length).includes("/")) localStorage.removeItem(key)
        }
    } catch { /* Nothing could be kept. */ }
}

const form = document.querySelector("form[data-settings]")
const memory = document.querySelector("[data-forgotten]")
const say = (place, text) => {
    const said = place.querySelector("[role=status]")
    // Emptied first, so that the same words are announced again.
    said.textContent = ""
    setTimeout(() => { said.textContent = text }, 50)
}
function showTheme(theme) {
    const root = document.documentElement
    if (theme) root.dataset.theme = theme
    else delete root.dataset.theme
    document.querySelector("[name=theme-color]").content = getComputedStyle(root).backgroundColor
}

form.elements.theme.value = storage.get("theme") ?? ""
form.addEventListener("change", () => {
    const theme = form.elements.theme.value
    say(form, storage.set("theme", theme) ? form.dataset.settings : form.dataset.refused)
    showTheme(theme)
})
memory.querySelector("[data-forget]").addEventListener("click", () => {
    forget()
    navigator.serviceWorker?.controller?.postMessage({ forget: true })
    form.reset()
    showTheme()
    say(memory, memory.dataset.forgotten)
})
form.addEventListener("submit", event => event.preventDefault())
