// A poster (A4) and a picture for stories, drawn on the visitor's device from what stands on the animal's page.
import { cover, drawCode, fileOf } from "./canvas.js"
import { element } from "./element.js"
import { give } from "./save.js"
import { texts } from "./texts.js"

const profile = document.querySelector(".profile")
const said = profile.querySelector(".said")
const text = selector => profile.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim() ?? ""

/** A4 at 200 dots per inch, and what telephones fill their screen with. The room at the end is for their own buttons. */
const formats = {
    poster: { width: 1654, height: 2339, edge: 90, picture: .56, unit: 1, end: 0, type: "image/png" },
    story: { width: 1080, height: 1920, edge: 70, picture: .52, unit: .72, end: 120, type: "image/jpeg" },
}
const ground = "#17493a", ink = "#fff", sun = "#ffc94d"
const display = getComputedStyle(profile.querySelector("h1")).fontFamily, plain = getComputedStyle(document.body).fontFamily

/** The largest file of the animal's main picture. */
async function photograph() {
    const image = profile.querySelector(".look img")
    const largest = [...image.closest("picture")?.querySelectorAll("source") ?? [], image]
        .map(({ srcset }) => srcset.split(",").pop().trim().split(/\s/)[0]).find(Boolean)
    const found = element("img", { src: largest ?? image.src })
    await found.decode()
    return { image: found, focus: getComputedStyle(image).objectPosition.split(" ").map(part => parseFloat(part) / 100 || 0) }
}

/** A text in as many lines as it needs in the present font; a word too long for one is parted. */
function lines(context, words, width) {
    const found = [""]
    for (const word of words.split(" ")) {
        const line = found.at(-1) ? `${found.at(-1)} ${word}` : word
        if (context.measureText(line).width <= width) {
            found[found.length - 1] = line
            continue
        }
        if (found.at(-1)) found.push("")
        for (const letter of word) {
            if (context.measureText(found.at(-1) + letter).width > width) found.push("")
            found[found.length - 1] += letter
        }
    }
    return found
}

function draw(format, photo) {
    const { width, height, edge, unit, end } = format
    const canvas = element("canvas", { width, height })
    const context = canvas.getContext("2d")
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    const top = Math.round(height * format.picture)
    cover(context, photo, 0, 0, width, top)
    const inner = width - 2 * edge
    let y = top + 50 * unit

    /** Writes a text below what stands there already, in smaller letters where it has too many lines. */
    const write = (words, font, size, most, colour = ink, room = inner) => {
        if (!words) return
        let all
        for (size *= unit; ; size *= .9) {
            context.font = font.replace("{size}", `${Math.round(size)}px`)
            all = lines(context, words, room)
            if (all.length <= most || size < 20) break
        }
        context.fillStyle = colour
        for (const line of all.slice(0, most)) {
            y += size * 1.2
            context.fillText(line, edge, y)
        }
        y += size * .3
    }
    context.textBaseline = "alphabetic"
    write(text("h1"), `700 {size} ${display}`, 150, 2, sun)
    write(text(".sum"), `600 {size} ${plain}`, 56, 1)
    write(text(".line"), `400 {size} ${display}`, 58, 3)

    // The code stands at the end, and who cares for the animal beside it.
    const side = 400 * unit
    const place = height - end - edge - side
    drawCode(context, profile.querySelector(".paper img"), edge, place, side)
    const left = edge + side + 60 * unit
    context.translate(left - edge, 0)
    y = place - 10
    const room = width - left - edge
    write(texts.poster.meet, `700 {size} ${display}`, 62, 2, sun, room)
    write(text(".where"), `600 {size} ${plain}`, 44, 3, ink, room)
    write(text(".call a"), `600 {size} ${plain}`, 44, 1, ink, room)
    write(document.querySelector(".brand").textContent.trim(), `400 {size} ${plain}`, 36, 1, ink, room)
    return canvas
}

async function make(name) {
    const format = formats[name]
    const key = location.pathname.split("/").filter(Boolean).pop()
    return fileOf(draw(format, await photograph()), `${key}-${name}`, format.type)
}

/** Makes a picture, gives it to the visitor, and says how it went. */
export async function offer(format) {
    said.textContent = texts.poster.making
    try {
        await give(await make(format))
        said.textContent = texts.poster.made
    } catch {
        said.textContent = texts.poster.failed
    }
}
