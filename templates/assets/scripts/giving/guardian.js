// A virtual adoption: for which animal, a reminder for the calendar, a certificate to print.
import { element } from "../element.js"

const place = document.querySelector("[data-guardian]")
const animal = { name: place.dataset.name, title: document.querySelector("[data-title]")?.textContent ?? "" }

/** Whom it is for, where the visitor comes from an animal's page. */
async function find() {
    const id = new URLSearchParams(location.search).get("animal")
    if (!id || !/^[a-z0-9-]+$/.test(id)) return
    try {
        const answer = await fetch(new URL(`../${id}/`, location.href))
        const page = new DOMParser().parseFromString(await answer.text(), "text/html")
        const title = page.querySelector("[data-title]")
        // An animal that is gone has none.
        if (!answer.ok || !title) return
        animal.name = page.querySelector("h1").textContent.replace(/\u00ad/g, "")
        animal.title = title.textContent
        // Not the drawing that stands in for one.
        animal.picture = page.querySelector(".slides img")?.getAttribute("src")
        place.querySelector("[data-for]").hidden = false
        place.querySelector("[data-for] strong").textContent = animal.name
        place.querySelector("[data-for] span").textContent = animal.title
    } catch {
        // Without a network it stays an adoption at the institution.
    }
}

place.querySelector("[data-reminder]").addEventListener("click", async event => {
    const summary = event.currentTarget.dataset.reminder.replace("{name}", animal.name)
    const rows = [...document.querySelectorAll(".transfer .pay")].slice(0, 1).flatMap(list => [...list.querySelectorAll("dd > :first-child")])
    const description = [...rows.slice(0, 2).map(row => row.textContent), animal.title].join("\n")
    const { remind } = await import("./reminder.js")
    remind(summary, description)
})

place.querySelector("form").addEventListener("submit", async event => {
    event.preventDefault()
    const paper = document.querySelector(".certificate")
    const frame = paper.querySelector("[data-fill=picture]")
    if (animal.picture) {
        const picture = element("img", { alt: "", src: animal.picture })
        frame.replaceChildren(picture)
        // Without a network the paper is right without it.
        frame.hidden = await picture.decode().then(() => false, () => true)
    }
    const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format()
    for (const [name, text] of [["guardian", place.querySelector("input").value.trim()], ["animal", animal.name], ["day", day]]) {
        paper.querySelector(`[data-fill=${name}]`).textContent = text
    }
    paper.hidden = false
    document.documentElement.dataset.certificate = ""
    addEventListener("afterprint", () => {
        paper.hidden = true
        delete document.documentElement.dataset.certificate
    }, { once: true })
    print()
})

find()
