// The wish lists: narrows them to what one has and to a region, and keeps both in the address.
import { distance } from "../near/distance.js"
import { keptPlace, told } from "../near/nearest.js"
import { counted } from "../search/answers.js"

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

// Those first that are near the place that the visitor chose.
const place = keptPlace()
for (const list of place ? document.querySelectorAll(".wishes") : []) {
    const wishes = [...list.children].map(wish => {
        const { at, exact } = wish.dataset
        return { wish, exact, kilometres: at ? distance(place.at, at.split(" ").map(part => part / 1000)) : Infinity }
    })
    wishes.sort((one, other) => one.kilometres - other.kilometres || 0)
    list.append(...wishes.map(({ wish }) => wish))
    for (const { wish, exact, kilometres } of wishes) {
        if (kilometres < Infinity) wish.querySelector(".where").prepend(...told(kilometres, exact !== undefined, form.dataset), "\xa0· ")
    }
}
