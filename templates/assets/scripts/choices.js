// The settings' own page.
import { storage } from "./settings.js"

const form = document.querySelector("form[data-settings]")
const said = form.querySelector("[role=status]")
const say = text => {
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
    say(storage.set("theme", theme) ? form.dataset.settings : form.dataset.refused)
    showTheme(theme)
})
form.querySelector("[data-forget]").addEventListener("click", () => {
    for (const name of ["theme", "language", "favourites", "gifts", "baskets"]) storage.set(name)
    navigator.serviceWorker?.controller?.postMessage({ forget: true })
    form.reset()
    showTheme()
    say(form.dataset.forgotten)
})
form.addEventListener("submit", event => event.preventDefault())
