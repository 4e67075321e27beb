// The visitor's plan: tasks and their days. Kept on this device alone, in a file, or in a link that holds all of it.
import { isDay } from "../day.js"
import { storage } from "../settings.js"

const version = 1
/** How many tasks are kept. */
const most = 300
/** How long the fragment of a link may be. */
const longest = 2000

export const kinds = ["visit", "meet", "bring", "walk", "own"]

/** True for where a task can be done: nowhere in particular; any place, or any of a type ("*shelter"); an institution; one of its animals. */
const isPlace = text => /^(\*[a-z]*|[a-z0-9-]+(\/[a-z0-9-]+)?)?$/i.test(text)
const string = value => typeof value === "string" ? value.slice(0, 200) : ""
const matching = (value, isRight) => isRight(string(value)) ? value : ""
const newID = () => Math.random().toString(36).slice(2, 12)

/** A task out of anything; null for what is none. */
function sound(task) {
    if (!kinds.includes(task?.kind) || !isPlace(string(task.at))) return null
    return {
        id: matching(task.id, id => /^[a-z0-9]{1,20}$/.test(id)) || newID(), kind: task.kind, text: string(task.text), at: string(task.at),
        day: matching(task.day, isDay), time: matching(task.time, time => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)), done: task.done === true,
    }
}

/** A plan out of anything. What a later version of the site has written, and this one does not understand, is kept aside. */
function parse(text) {
    let kept
    try { kept = JSON.parse(text) } catch { /* Spoilt memory. */ }
    const all = Array.isArray(kept?.tasks) ? kept.tasks.slice(0, most) : []
    const isLater = kept?.version > version
    return {
        ...isLater && kept, version: isLater ? kept.version : version, carries: kept?.carries !== false,
        // Of a later version's task what this one does not know stays with it.
        tasks: all.flatMap(task => { const own = sound(task); return own ? { ...isLater && task, ...own } : [] }),
        foreign: isLater ? all.filter(task => !sound(task)) : [],
    }
}

const text = ({ foreign, tasks, ...plan }) => JSON.stringify({ ...plan, tasks: [...tasks, ...foreign] })

/** What the browser does not let be kept lives as long as the page. */
let unsaved

export const read = () => unsaved ?? parse(storage.get("plan"))

/** Changes the plan as it is by now, whichever tab has written it. Returns true if it could be kept. */
export function change(action) {
    const plan = read()
    action(plan)
    const isKept = storage.set("plan", text(plan))
    unsaved = isKept ? undefined : plan
    return isKept
}

/** Another tab has written. */
export const forgetUnsaved = () => { unsaved = undefined }

/** Adds tasks to a plan; where it is full, those that are done make room. */
export function add(plan, tasks) {
    plan.tasks.push(...tasks.map(task => ({ ...sound(task), id: newID() })))
    if (plan.tasks.length > most) plan.tasks = plan.tasks.filter(({ done }) => !done).slice(0, most)
}

const isSame = (one, other) => ["kind", "at", "text", "day", "time"].every(name => one[name] === other[name])

/** Those of some tasks that a plan does not have yet. */
export const unknown = (tasks, plan) => tasks.filter(task => !plan.tasks.some(known => !known.done && isSame(known, task)))

/** The tasks of a file; null for a file that holds no plan. */
export function fromFile(content) {
    try { return Array.isArray(JSON.parse(content)?.tasks) ? parse(content).tasks : null } catch { return null }
}

export const toFile = plan => JSON.stringify({ version, tasks: plan.tasks }, null, 1)

/** The tasks that are to do as a link's fragment, and how many of them it holds: "#plan=v,azyl,2026-11-24,10:00,;…". */
export function fragment({ tasks }) {
    let text = "#plan=", count = 0
    for (const { kind, at, day, time, text: note } of tasks.filter(({ done }) => !done)) {
        const part = (count ? ";" : "") + [kind[0], at, day, time, note].map(encodeURIComponent).join(",")
        if (text.length + part.length > longest) break
        text += part
        count++
    }
    return { text, count }
}

/** The tasks that a fragment holds; none where it is no plan. */
export function shared(hash) {
    if (!hash.startsWith("#plan=") || hash.length > 3 * longest) return []
    return hash.slice(6).split(";").flatMap(part => {
        let fields
        try { fields = part.split(",").map(decodeURIComponent) } catch { return [] }
        const [letter, at, day, time, text] = fields
        return sound({ kind: kinds.find(kind => kind[0] === letter), at, day, time, text }) ?? []
    })
}
