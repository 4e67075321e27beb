// All animals of the site in few bytes: what has become of each, and what is known of those that seek a home.

/** Fetches all animals: `[{ key: "na-skraju/rex", status: "a", facts: "d3yn", number }]`; number is that of the search index. */
export async function animals(address = document.querySelector("[data-directory]").dataset.directory) {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(answer.status)
    const houses = await answer.json()
    let number = houses.length
    return houses.flatMap(([house, text]) => (text.match(/\S+ \S+/g) ?? []).map(entry => {
        const [id, code] = entry.split(" ")
        const seeks = code[0] === "a" || code[0] === "r"
        return { key: `${house}/${id}`, status: code[0], facts: code.slice(1), seeks, number: seeks ? number++ : undefined }
    }))
}
