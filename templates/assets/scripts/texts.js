// The texts of what a visitor opens or switches on: fetched then, with its style.
import "./late-style.js"

const answer = await fetch(document.body.dataset.texts)
/**
 * In the page's language `texts`, those of the search box, and the phrase that counts results; `letter` is in that of the
 * institutions, whose code is `letterLanguage`.
 */
export const { texts, search, results, letter, letterLanguage } = await answer.json()
