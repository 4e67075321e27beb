// Asks a built index outside a browser, ask.mjs ENGINE ROOT PLACES, one request a line, one answer a line. PLACES is the directory of places, for who asks near one.
import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline"
import { pathToFileURL } from "node:url"

const [engine, root, places] = process.argv.slice(2)
const get = globalThis.fetch = async path => {
    const bytes = await readFile(path).catch(() => null)
    return new Response(bytes, { status: bytes ? 200 : 404 })
}
// Scripts of pages look at the page when they are loaded: whatever they ask of it is there, and empty.
const page = new Proxy(function () {}, {
    get: (_, name) => name === Symbol.iterator ? () => [].values() : name === Symbol.toPrimitive ? () => "" : page, apply: () => page, construct: () => page,
})
Object.assign(globalThis, { document: page, addEventListener: page, IntersectionObserver: page })
const [{ open }, { placed }] = await Promise.all([engine, engine.replace("engine.js", "placed.js")].map(path => import(pathToFileURL(path))))
const index = await open(root, get)
// As a field does that gets the focus.
await index.prepare()
for await (const line of createInterface({ input: process.stdin })) {
    const found = await index.search(await placed(JSON.parse(line), index, places))
    const cards = await index.cards(found.hits)
    console.log(JSON.stringify({ ...found, spelled: found.corrected && index.spelled(found.corrected, cards), cards }))
}
