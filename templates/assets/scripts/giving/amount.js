// Makes the code of a transfer of whatever amount the visitor types.
import { parse, show, withAmount, write } from "./payment.js"

for (const form of document.querySelectorAll("form.amount[data-currency]")) {
    const { currency, smallest, largest, wrong } = form.dataset
    const image = form.closest(".transfer").querySelector("img.code")
    const said = form.querySelector("[aria-live]")
    const input = form.querySelector("input")
    const { alt } = image
    form.addEventListener("submit", event => {
        event.preventDefault()
        const amount = parse(input.value, currency)
        const isWrong = amount === undefined && input.value.trim() !== ""
        input.setAttribute("aria-invalid", isWrong)
        said.classList.toggle("wrong", isWrong)
        if (isWrong) {
            said.textContent = wrong.replace("{smallest}", smallest).replace("{largest}", largest)
            return input.focus()
        }
        show(image, withAmount(image.dataset.payload, amount ?? 0))
        image.alt = amount ? `${alt}: ${write(amount, smallest)}` : alt
        said.textContent = image.alt
    })
}
