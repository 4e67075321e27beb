// A gift to several: an amount, parted among them, and what has become of each transfer.
import { addGift } from "./kept.js"
import { moved, parted, plain, prepare, show, typed, withAmount, write } from "./payment.js"

/**
 * Lets the visitor give in one currency.
 * @param even the shares that a press restores; else those that the page has
 * @param changed is told of shares that were moved
 * @param given is told once all transfers are made
 */
export function begin(part, { even, changed, given } = {}) {
    const place = part.querySelector("[data-gift]")
    const { smallest } = place.dataset
    const form = place.querySelector("form.amount")
    const input = form.elements.amount
    const progress = place.querySelector("[data-progress]")
    const thanks = part.querySelector("[data-thanks]")
    const members = [...place.querySelectorAll("[data-member]")].map(item => {
        const image = item.querySelector("img.code")
        return {
            item, image, range: item.querySelector("input[type=range]"), output: item.querySelector("output"),
            part: item.querySelector(".part"), none: item.querySelector("[data-none]"), made: item.querySelector("[data-made]"),
            open: image?.dataset.payload, alt: image?.alt, amount: undefined,
        }
    })
    const usual = members.map(({ item }) => Number(item.dataset.percent))
    let percents = usual
    let amount

    /** Shows the shares, and what they come to. */
    function update() {
        const parts = amount === undefined ? [] : parted(amount, percents)
        members.forEach((member, index) => {
            const part = parts[index]
            member.range.value = percents[index]
            member.output.textContent = `${percents[index]}%`
            member.range.setAttribute("aria-valuetext", `${percents[index]}%${part ? `, ${write(part, smallest)}` : ""}`)
            if (part === member.amount) return
            member.amount = part
            member.part.hidden = !part
            member.none.hidden = part !== 0
            // A transfer of another amount has not been made yet.
            member.made.checked = false
            member.made.disabled = !part
            const words = part ? write(part, smallest) : ""
            member.part.querySelector("strong").textContent = words
            member.part.querySelector("button").dataset.copy = part ? plain(part, smallest) : ""
            // There are currencies for which no standard has a code.
            if (!member.image) return
            member.image.closest("figure").hidden = part === 0
            show(member.image, withAmount(member.open, part ?? 0), words ? `${member.alt}: ${words}` : member.alt)
        })
        tell()
    }

    /** Says how far the visitor has come. */
    function tell() {
        const due = members.filter(({ amount }) => amount)
        const count = due.filter(({ made }) => made.checked).length
        progress.textContent = due.length ? progress.dataset.progress.replace("{made}", count).replace("{count}", due.length) : ""
        const isDone = due.length > 0 && count === due.length
        if (isDone && thanks.hidden) {
            addGift({
                basket: place.dataset.gift, name: document.querySelector("h1").textContent.replace(/\u00ad/g, ""), amount: write(amount, smallest),
                minor: amount, currency: place.dataset.currency, date: new Date().toISOString().slice(0, 10),
            })
            given?.()
        }
        thanks.hidden = !isDone
        if (isDone) thanks.focus()
    }

    function read() {
        amount = typed(input, form.querySelector(".wrong"), form.dataset.wrong, place.dataset)
        update()
    }

    // What makes symbols is fetched when a visitor turns to the amount.
    place.addEventListener("focusin", prepare)
    input.addEventListener("change", read)
    form.addEventListener("submit", event => {
        event.preventDefault()
        read()
    })
    for (const button of form.querySelectorAll("[data-preset]")) {
        button.addEventListener("click", () => {
            input.value = plain(Number(button.dataset.preset), smallest)
            read()
        })
    }
    members.forEach(({ range, made }, index) => {
        range.addEventListener("input", () => {
            percents = moved(percents, index, Number(range.value))
            changed?.(percents)
            update()
        })
        made.addEventListener("change", tell)
    })
    place.querySelector("[data-even]").addEventListener("click", () => {
        percents = even ?? usual
        changed?.(percents)
        update()
    })

    // With scripts every amount has its codes, and those that were chosen beforehand only take room.
    part.querySelector("[data-plain]")?.toggleAttribute("hidden", true)
    // A browser may have kept what was typed before.
    read()
}
