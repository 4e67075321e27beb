// The page of a basket.
import { begin } from "./gift.js"

for (const part of document.querySelectorAll("[data-giving]")) begin(part)
