// The texts of the search box, and the phrase that counts results: fetched when a visitor turns to it.

const answer = await fetch(document.querySelector("form[data-find]").dataset.texts)
/** `places` is the address of the directory of places. */
export const { texts, results, places } = await answer.json()
