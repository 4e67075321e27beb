// The wish lists: narrows them to what one has and to a region, and keeps both in the address.
import { counted } from "../search/index.js"

const form = document.querySelector("[data-wishes]")
const selects = [...form.querySelectorAll("select")]
const said = form.querySelector("[role=status]")

function show() {
    const { kind, region } = Object.fromEntries(selects.map(select => [select.name, select.value]))
    const institutions = new Set()
    for (const section of document.querySelectorAll("[data-kind]")) {
        let count = 0
        for (const wish of section.querySelectorAll("[data-region]")) {
            wish.hidden = !!region && wish.dataset.region !== region
            if (!wish.hidden) count++
            if (!wish.hidden && (!kind || section.dataset.kind === kind)) institutions.add(wish.querySelector("a").pathname)
        }
        section.hidden = !count || !!kind && section.dataset.kind !== kind
    }
    const asked = new URLSearchParams(selects.filter(select => select.value).map(select => [select.name, select.value]))
    for (const link of document.querySelectorAll("a[data-language]")) link.search = asked
    said.textContent = !asked.size ? "" : institutions.size ? counted(form.dataset.wishes, institutions.size) : form.dataset.nothing
    return asked
}

form.addEventListener("change", () => {
    const address = new URL(location.pathname, location)
    address.search = show()
    history.replaceState(null, "", address)
})
form.addEventListener("submit", event => event.preventDefault())
const asked = new URLSearchParams(location.search)
for (const select of selects) {
    select.value = asked.get(select.name) ?? ""
    if (select.selectedIndex < 0) select.value = ""
}
show()
