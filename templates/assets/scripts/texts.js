// The texts of what a visitor opens or switches on: fetched then, with its style.
import { lateStyle } from "./late-style.js"

const [answer] = await Promise.all([fetch(document.body.dataset.texts), lateStyle()])
/**
 * `texts` in the page's language, `letter` in that of the institutions, whose code is `letterLanguage`, rules about `personal` data, and what
 * distances need (`near`), and public `holidays` by country.
 */
export const { texts, letter, letterLanguage, personal, near, holidays } = await answer.json()
