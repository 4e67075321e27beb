// Asks a built index outside a browser: ask.mjs ENGINE ROOT, one request a line, one answer a line.
import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline"
import { pathToFileURL } from "node:url"

const [engine, root] = process.argv.slice(2)
const { open } = await import(pathToFileURL(engine))
const index = await open(root, async path => {
    const bytes = await readFile(path).catch(() => null)
    return { ok: !!bytes, body: bytes && new Blob([bytes]).stream() }
})
// As a field does that gets the focus.
await index.prepare()
for await (const line of createInterface({ input: process.stdin })) {
    const found = await index.search(JSON.parse(line))
    const cards = await index.cards(found.hits)
    console.log(JSON.stringify({ ...found, spelled: found.corrected && index.spelled(found.corrected, cards), cards }))
}
