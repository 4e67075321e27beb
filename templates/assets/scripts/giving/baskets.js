// The list of baskets: a search.

const cards = [...document.querySelectorAll("[data-basket-card]")]
const fold = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l")

const form = document.querySelector("[data-narrow]")
if (form) {
    const input = form.querySelector("input")
    const said = form.querySelector("[role=status]")
    const texts = new Map(cards.map(card => [card, fold(card.textContent.replace(/\u00ad/g, ""))]))
    form.addEventListener("submit", event => event.preventDefault())
    input.addEventListener("input", () => {
        const words = fold(input.value).split(/\s+/).filter(Boolean)
        for (const card of cards) card.hidden = !words.every(word => texts.get(card).includes(word))
        for (const part of document.querySelectorAll("[data-part]")) part.hidden = !part.querySelector("li.basket:not([hidden])")
        said.textContent = cards.every(card => card.hidden) ? form.dataset.nothing : ""
    })
}
