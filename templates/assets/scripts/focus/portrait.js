// A picture to show to others: the animal, the time together, and the way to its page.
import { cover, drawCode, fileOf } from "../canvas.js"
import { element } from "../element.js"
import { give } from "../save.js"
import { about, address, inMinutes } from "./animal.js"

const width = 1080, height = 1350, margin = 64, side = 240

/** Writes a line as large as there is room for. */
function write(context, text, size, weight, top, room) {
    do context.font = `${weight} ${size}px system-ui, sans-serif`
    while (context.measureText(text).width > room && (size -= 2) > 16)
    context.fillText(text, margin, top, room)
}

export async function share({ key, name, large }, minutes) {
    const { line } = document.querySelector("[data-portrait]").dataset
    const canvas = element("canvas", { width, height })
    const context = canvas.getContext("2d")
    context.fillStyle = "#17493a"
    context.fillRect(0, 0, width, height)
    const image = element("img", { src: large })
    await image.decode().then(() => cover(context, { image }, 0, 0, width, width), () => {})
    const { page } = await about(key)
    const code = element("img", { src: page?.querySelector(".paper img")?.src ?? "" })
    const url = page?.querySelector("link[rel=canonical]")?.href ?? new URL(address(key), location.href).href
    const room = width - 3 * margin - side
    context.textBaseline = "top"
    context.fillStyle = "#ffc94d"
    write(context, name, 76, 700, width + 40, room)
    context.fillStyle = "#fff"
    write(context, line.replace("{name}", name).replace("{time}", inMinutes(minutes)), 44, 400, width + 134, room)
    write(context, url.replace(/^https?:\/\/|\/$/g, ""), 26, 400, width + 204, room)
    await code.decode().then(() => drawCode(context, code, width - margin / 2 - side, width + (height - width - side) / 2, side), () => {})
    await give(await fileOf(canvas, key.split("/")[1], "image/jpeg"))
}
