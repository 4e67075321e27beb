// Public holidays, by the rules of the country: "11-11", "easter+60", "12-24/2025" for a day that is one since that year.
import { dayAfter } from "../day.js"

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export function easter(year) {
    const a = year % 19, b = Math.floor(year / 100), c = year % 100
    const d = Math.floor(b / 4), e = b % 4
    const g = Math.floor((8 * b + 13) / 25)
    const h = (19 * a + b - d - g + 15) % 30
    const i = Math.floor(c / 4), k = c % 4
    const l = (32 + 2 * e + 2 * i - h - k) % 7
    const m = Math.floor((a + 11 * h + 22 * l) / 451)
    const month = Math.floor((h + l - 7 * m + 114) / 31)
    const day = (h + l - 7 * m + 114) % 31 + 1
    return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
}

/** True if a day is a public holiday by some rules. */
export const isHoliday = (day, rules) => rules.some(rule => {
    const [when, since = 0] = rule.split("/")
    const year = +day.slice(0, 4)
    const [, after] = when.split("easter+")
    return year >= since && (after ? dayAfter(easter(year), +after) : `${day.slice(0, 4)}-${when}`) === day
})
