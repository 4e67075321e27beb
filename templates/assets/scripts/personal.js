// Data about a visitor in what a visitor writes, which records may not hold: found by the very patterns of the program's check.
import { personal as rules, texts } from "./texts.js"

const compiled = rules.map(({ name, pattern, exception }) => [
    name, new RegExp(pattern, "u"), exception && new RegExp(exception, "gu"),
])

/** `email`, `address`, `telephone` or `surname` for what a text seems to hold of a visitor; the field is "text", "name" or "place". */
export function personal(text, field = "text") {
    // What nobody sees must not hide anything.
    const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    const found = compiled.find(([name, pattern, exception]) =>
        (name === "surname" ? field === "text" : name !== "name" || field === "name")
        && pattern.test(exception ? seen.replace(exception, "x") : seen))
    return found && (found[0] === "name" ? "surname" : found[0])
}

/** What is wrong with a text that a visitor wrote, in words; undefined where it may be published. */
export const refusal = (text, field) => texts.personal[personal(text, field)]

/** The number of letters of a text as the check counts them, with their marks (UAX #29). */
export const length = text => Intl.Segmenter ? [...new Intl.Segmenter().segment(text)].length : [...text].length
