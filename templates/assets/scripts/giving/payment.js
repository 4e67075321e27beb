// Sums of money, in whole grosze or cents, and the transfers that are made of them.

/** The largest amounts that the codes carry. */
const largest = { PLN: 999_999, EUR: 99_999_999_999 }

/**
 * The amount that a visitor typed, with a comma or a point before at most two digits: "50", "12,5", "1 234.50 zł".
 * Undefined for all else, and for what no code carries.
 */
export function parse(text, currency) {
    const found = /^(?:zł|pln|€|eur)?\s*(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,12})(?:[.,](\d{1,2}))?\s*(?:zł|pln|€|eur)?$/i.exec(text.trim())
    if (!found) return
    const amount = Number(found[1].replace(/\D/g, "")) * 100 + Number((found[2] ?? "").padEnd(2, "0"))
    return amount > 0 && amount <= (largest[currency] ?? largest.EUR) ? amount : undefined
}

/** The amount in a field; undefined where none is, or where it is wrong, which is said then. */
export function typed(input, said, wrong, { currency, smallest, largest }) {
    const amount = parse(input.value, currency)
    const isWrong = amount === undefined && input.value.trim() !== ""
    input.setAttribute("aria-invalid", isWrong)
    said.textContent = isWrong ? wrong.replace("{smallest}", smallest).replace("{largest}", largest) : ""
    return amount
}

/** An amount as the page writes amounts; `sample` is how it writes the smallest: "0,01 zł". */
export function write(amount, sample) {
    const minor = String(amount % 100).padStart(2, "0")
    return sample.replace(/0(\D)01/, (_, mark) => Math.floor(amount / 100) + (amount % 100 ? mark + minor : ""))
}

/** The same without the currency, for fields. */
export const plain = (amount, sample) => write(amount, sample).replace(/[^\d.,]/g, "")

/** A whole number in whole parts by weights, by the method of largest remainders; of equal ones the earlier gets more. */
export function parted(total, weights) {
    const sum = weights.reduce((one, other) => one + other, 0)
    const parts = weights.map(weight => Math.floor(total * weight / sum))
    const left = total - parts.reduce((one, other) => one + other, 0)
    const order = weights.map((weight, index) => ({ index, rest: total * weight % sum })).sort((one, other) => other.rest - one.rest || one.index - other.index)
    for (const { index } of order.slice(0, left)) parts[index]++
    return parts
}

/** Percents after one of them was moved: the others give and take in their proportion, so that the sum stays 100. */
export function moved(percents, index, value) {
    const others = percents.filter((_, place) => place !== index)
    if (!others.length) return [100]
    const rest = parted(100 - value, others.some(Boolean) ? others : others.map(() => 1))
    rest.splice(index, 0, value)
    return rest
}

/** What a code says, with another amount; 0 where the payer is to type it. */
export function withAmount(payload, amount) {
    if (payload.includes("|")) {
        const fields = payload.split("|")
        fields[3] = String(amount).padStart(6, "0")
        return fields.join("|")
    }
    const lines = payload.split("\n")
    const cents = amount % 100
    lines[7] = amount ? `EUR${Math.floor(amount / 100)}${cents ? "." + String(cents).padStart(2, "0") : ""}` : ""
    return lines.join("\n")
}

/** Fetches what makes symbols. */
export const prepare = () => import("./symbol.js")

/** Puts another code, and what it is called, into an image of one. */
export async function show(image, payload, alt) {
    const { picture, symbol } = await prepare()
    image.src = picture(payload.includes("|") ? symbol(payload, "L", 4, 10) : symbol(payload, "M", 1, 13))
    image.dataset.payload = payload
    image.alt = alt
}
