// The texts and the style of what a visitor opens or switches on: fetched then.
import { element } from "./element.js"

const answer = await fetch(document.querySelector("[data-texts]").dataset.texts)
/** `texts` in the page's language, `letter` in that of the institutions, whose code is `letterLanguage`. */
export const { style, texts, letter, letterLanguage } = await answer.json()

const sheet = element("link", { rel: "stylesheet", href: style })
const loaded = new Promise(resolve => { sheet.onload = sheet.onerror = resolve })
document.head.append(sheet)
await loaded
