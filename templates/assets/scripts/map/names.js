// The names on a map, of which none covers another one or a mark.

const canvas = document.createElement("canvas").getContext("2d")
/** In letters. */
const longest = 24
/** So many towns may have their name farther away, where there is no room nearer. */
const largest = 12
/** In CSS pixels. */
export const lineHeight = 15

const overlap = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** A name in two lines at most. */
function lines(name) {
    if (name.length <= longest) return [name]
    const cut = name.lastIndexOf(" ", longest)
    if (cut < 1) return [`${name.slice(0, longest - 1)}…`]
    const rest = name.slice(cut + 1)
    return [name.slice(0, cut), rest.length > longest ? `${rest.slice(0, longest - 1).trim()}…` : rest]
}

/**
 * Those of the names, the most important first, for which there is room beside what they name: `{ entry, at, lines, x, y, anchor }`, in which x
 * and y are pixels from `at` to the first line. `unit` is a pixel's length on the map. While the whole country is seen, names stay on it.
 */
export function placed(entries, marks, unit, { width, height, isWhole }) {
    canvas.font = `600 13px ${getComputedStyle(document.body).fontFamily}`
    const taken = marks.map(({ x, y, radius }) => ({ left: x / unit - radius, right: x / unit + radius, top: y / unit - radius, bottom: y / unit + radius }))
    const names = []
    for (const entry of entries) {
        if (!entry.name) continue
        const rows = lines(entry.name)
        const wide = Math.max(...rows.map(row => canvas.measureText(row).width)) + 4
        const tall = rows.length * lineHeight
        // A town may lie below the mark of an institution: its name stands beside that.
        const at = marks.find(mark => Math.hypot(mark.x - entry.x, mark.y - entry.y) / unit < mark.radius) ?? entry
        const [x, y] = [at.x / unit, at.y / unit]
        const choices = (entry.rank < largest ? [2, 8, 14, 20] : [2]).flatMap(room => {
            const beside = (at.radius ?? 2) + room + 1, slant = (at.radius ?? 2) * .7 + room
            return [
                ["start", beside, -tall / 2], ["end", -beside, -tall / 2], ["middle", 0, -beside - tall], ["middle", 0, beside],
                ["start", slant, -slant - tall], ["end", -slant, -slant - tall], ["start", slant, slant], ["end", -slant, slant],
            ]
        })
        for (const [anchor, across, down] of choices) {
            const left = x + across - (anchor === "start" ? 0 : anchor === "end" ? wide : wide / 2)
            const box = { left, right: left + wide, top: y + down, bottom: y + down + tall }
            if (isWhole && (box.left < 0 || box.right > width / unit || box.top < 0 || box.bottom > height / unit)) continue
            if (taken.some(other => overlap(box, other))) continue
            taken.push(box)
            names.push({ entry, at, lines: rows, x: across, y: down + 12, anchor })
            break
        }
    }
    return names
}
