// Makes the code of a transfer of whatever amount the visitor types.
import { prepare, show, typed, withAmount, write } from "./payment.js"

for (const form of document.querySelectorAll("form.amount[data-currency]")) {
    const image = form.closest(".transfer").querySelector("img.code")
    const said = form.querySelector("[aria-live]")
    const input = form.querySelector("input")
    const { alt } = image
    form.addEventListener("focusin", prepare)
    form.addEventListener("submit", async event => {
        event.preventDefault()
        const amount = typed(input, said, form.dataset.wrong, form.dataset)
        const isWrong = said.textContent !== ""
        said.classList.toggle("wrong", isWrong)
        if (isWrong) return input.focus()
        const words = amount ? `${alt}: ${write(amount, form.dataset.smallest)}` : alt
        await show(image, withAmount(image.dataset.payload, amount ?? 0), words)
        said.textContent = image.alt
    })
}
