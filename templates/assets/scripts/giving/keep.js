// The button that keeps a basket to come back to.
import { baskets, toggleBasket } from "./kept.js"

const button = document.querySelector("[data-keep-basket]")
const id = button.dataset.keepBasket
button.setAttribute("aria-pressed", baskets().includes(id))
button.addEventListener("click", () => button.setAttribute("aria-pressed", toggleBasket(id)))
