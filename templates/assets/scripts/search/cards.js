// The start of a search index, and what its cards show: enough for lists that have an order of their own. engine.js finds words.
import { tokens } from "./words.js"

/** An id whose beginning is a name, by what follows that. */
const idOf = (rest, name) => rest[0] === "=" ? rest.slice(1) : tokens(name).join("-") + rest

/**
 * Opens the index of a language by the address of its root. `get` fetches. Returns:
 * - `cards(hits)`: [{ kind: "animal" | "institution", title, url, picture, line, type, place, status, label }] in the hits' order; null where the
 *   piece could not be fetched. status is "" where it is the plain one; label is its name.
 * - `institutions` and `seeking`: how many there are. Hits are numbers: institutions, then the animals that seek a home.
 * - `positions()`: the bytes in which near/nearest.js reads where everything is; null where they cannot be fetched.
 * - `counts` and `words` of the root, `piece(name, make)` and `blockOf(number)`, of which the rest of the index is made.
 */
export async function openCatalogue(root, get = fetch) {
    const load = async path => {
        const answer = await get(path)
        if (!answer.ok) throw Error(answer.status)
        return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer())
    }
    const columnsOf = bytes => new TextDecoder().decode(bytes).split("\0").map(column => column.split("\n"))
    const [[name, address, ...words], numbers, labels, placeholders] = columnsOf(await load(root))
    const folder = root.replace(/[^/]*$/, "") + name
    const counts = numbers.map(Number), [institutions, seeking, , , , , perHouseBlock, perBlock] = counts
    const blockOf = number => number < institutions ? number / perHouseBlock | 0 : Math.ceil(institutions / perHouseBlock) + ((number - institutions) / perBlock | 0)

    const pieces = new Map()
    /** A piece of the index, made what it is used as, or its bytes; null where it can't be fetched. */
    const piece = (name, make) => {
        if (!pieces.has(name)) {
            pieces.set(name, load(folder + name + ".bin").then(make).catch(() => {
                pieces.delete(name)
                return null
            }))
        }
        return pieces.get(name)
    }

    return {
        counts, words, piece, blockOf, institutions, seeking,

        positions: () => piece("p"),

        async cards(hits) {
            const blocks = new Map()
            await Promise.all([...new Set(hits.map(blockOf))].map(async block => {
                blocks.set(block, await piece("c" + block, columnsOf))
            }))
            return hits.map(number => {
                const columns = blocks.get(blockOf(number))
                if (!columns) return null
                const isHouse = number < institutions
                const row = isHouse ? number % perHouseBlock : (number - institutions) % perBlock
                const [houses, titles, ids] = columns
                const title = titles[row]
                const id = idOf(ids[row], title)
                const label = column => {
                    const place = columns[column][0].charCodeAt(row) - 33
                    return labels[place] ?? columns[7][place - labels.length]
                }
                const [first, type] = (label(3) ?? "").split("\t")
                const line = [first, label(4), label(5)].filter(Boolean)
                let [status, name] = (label(6) ?? "").split("\t")
                let picture = columns[8][row], place, url
                if (isHouse) {
                    [place, picture] = picture.split("\t")
                    url = address + id + (id.includes("#") ? "" : "/")
                    picture = picture.replace("\x01", id)
                } else {
                    let left = row
                    const [rest, name, town] = houses.map(house => house.split("\x01")).find(house => (left -= house[3]) < 0), house = idOf(rest, name)
                    place = [town, name].filter(Boolean).join("\xa0· ")
                    url = address + house + "/" + id + "/"
                    picture = picture.replace("\x01", house).replace("\x02", id) || placeholders[columns[3][0].charCodeAt(row) - 33] || ""
                }
                return {
                    kind: isHouse ? "institution" : "animal", title, url, picture, line: line.join("\xa0· "), place, status, type,
                    label: name ?? "",
                }
            })
        },
    }
}
