// How what a search has found is told, and when it is asked for.
export { element } from "../element.js"

const language = document.documentElement.lang
const rules = new Intl.PluralRules(language)
const numbers = new Intl.NumberFormat(language)

export const number = count => numbers.format(count)

/** An estimate, as exact as it is. */
export const rounded = count => +count.toPrecision(2)

/** "22 zwierzęta". The forms are those of a phrase by plural category, as JSON. */
export function counted(forms, count) {
    const byCategory = JSON.parse(forms)
    return (byCategory[rules.select(count)] ?? byCategory.other).replace("{count}", number(count))
}

/** An action that waits until nobody has asked for it for so many milliseconds, which a function may tell. Its `stop` leaves it undone. */
export function later(wait, action) {
    let timer
    const stop = () => clearTimeout(timer)
    return Object.assign((...values) => {
        stop()
        timer = setTimeout(action, wait instanceof Function ? wait() : wait, ...values)
    }, { stop })
}

/** An action on what is typed into a field. What few letters begin is seldom meant, and takes pieces of its own: it waits until the visitor stops. */
export function typed(input, action) {
    const soon = later(() => /(^|\s)\S{1,3}$/.test(input.value) ? 400 : 100, action)
    return Object.assign(() => {
        // What the background fetches waits for the answer.
        prepare.stop()
        soon()
    }, { stop: soon.stop })
}

let isPrepared = false
/** Lets what misspelt and several words need be fetched before there are any, behind what was asked for, unless the visitor saves data. */
export const prepare = later(300, index => {
    if (isPrepared || navigator.connection?.saveData) return
    isPrepared = true
    index.prepare()
})

/** Tells screen readers how a search came out, once the visitor has stopped typing. */
export const announcer = place => later(700, text => { place.textContent = text })
