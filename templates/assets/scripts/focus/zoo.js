// Animals that a visitor has kept company, with their minutes, and the minutes of each day. Kept on this device alone.
import { dayOf } from "../day.js"
import { storage } from "../settings.js"

/** The minutes together from which each level is reached. */
export const levels = [30, 90, 180, 360, 600]
export const levelOf = minutes => levels.filter(least => minutes >= least).length

/** How many animals and days are kept. */
const most = 400
/** True for the ids in an animal's address: "na-skraju/rex". */
export const isKey = text => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(text)
const isDay = text => /^\d{4}-\d\d-\d\d$/.test(text)
const isCount = number => Number.isInteger(number) && number > 0 && number < 1_000_000
const words = text => typeof text === "string" ? text.slice(0, 200) : ""

const entries = (object, isName) => object && typeof object === "object" ? Object.entries(object).filter(([name]) => isName(name)).slice(-most) : []

/** A zoo out of anything: what is not one is left out. */
function sound(kept) {
    const zoo = { animals: {}, days: {} }
    for (const [key, animal] of entries(kept?.animals, isKey)) {
        if (!isCount(animal?.minutes)) continue
        const picture = /^\/(?!\/)/.test(animal.picture) ? animal.picture : ""
        zoo.animals[key] = { name: words(animal.name) || key, picture, minutes: animal.minutes, hasHome: animal.hasHome === true }
    }
    for (const [day, minutes] of entries(kept?.days, isDay).sort()) if (isCount(minutes)) zoo.days[day] = minutes
    return zoo
}

export function read() {
    try { return sound(JSON.parse(storage.get("zoo") ?? "{}")) } catch { return sound() }
}

/** Says whether the browser let it. */
export const write = zoo => storage.set("zoo", JSON.stringify(zoo))

/** Adds minutes with an animal, and says what its minutes were before, and whether they could be kept. */
export function add({ key, name, picture }, minutes) {
    const zoo = read()
    const before = zoo.animals[key]?.minutes ?? 0
    zoo.animals[key] = { ...zoo.animals[key], name, picture, minutes: before + minutes }
    zoo.days[dayOf()] = (zoo.days[dayOf()] ?? 0) + minutes
    return { before, isKept: write(zoo) }
}

/** Days in a row up to today; today may still come. */
export function daysInRow({ days }) {
    let ago = days[dayOf()] ? 0 : 1
    const first = ago
    while (days[dayOf(new Date(), ago)]) ago++
    return ago - first
}

/** The zoo with what a file says: of two numbers the larger, so that a file can be read twice. */
export function merged(text) {
    const zoo = read(), other = sound(JSON.parse(text))
    for (const [key, animal] of Object.entries(other.animals)) {
        const own = zoo.animals[key]
        zoo.animals[key] = own ? { ...own, minutes: Math.max(own.minutes, animal.minutes) } : animal
    }
    for (const [day, minutes] of Object.entries(other.days)) zoo.days[day] = Math.max(zoo.days[day] ?? 0, minutes)
    return { zoo, count: Object.keys(other.animals).length }
}

/** How many animals a link carries. */
const mostShared = 24

/** Those with the most minutes, as a link's fragment: "#z=na-skraju/rex:25". */
export const fragment = ({ animals }) => "#z=" + Object.entries(animals).sort(([, one], [, other]) => other.minutes - one.minutes)
    .slice(0, mostShared).map(([key, { minutes }]) => `${key}:${minutes}`).join(",")

/** The zoo that a fragment carries, by key; empty where it carries none. */
export function shared(hash) {
    const found = new Map()
    let text = ""
    try { text = decodeURIComponent(/^#z=(.*)/.exec(hash)?.[1] ?? "") } catch { /* A spoilt link. */ }
    for (const part of text.split(",").slice(0, mostShared)) {
        const [, key, minutes] = /^([^:]*):(\d{1,6})$/.exec(part) ?? []
        if (isKey(key) && isCount(Number(minutes))) found.set(key, Number(minutes))
    }
    return found
}
