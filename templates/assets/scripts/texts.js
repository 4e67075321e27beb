// The texts of what a visitor opens or switches on: fetched then, with its style.
import "./late-style.js"

const answer = await fetch(document.body.dataset.texts)
/**
 * `texts` in the page's language, `letter` in that of the institutions, whose code is `letterLanguage`, rules about `personal` data, and what
 * distances need (`near`), and public `holidays` by country.
 */
export const { texts, letter, letterLanguage, personal, near, holidays } = await answer.json()
