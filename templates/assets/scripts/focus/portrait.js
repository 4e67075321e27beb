// A picture to show to others: the animal, the time together, and the way to its page.
import { element } from "../element.js"
import { symbol } from "../giving/symbol.js"
import { save } from "../save.js"
import { address, inMinutes } from "./animal.js"

const width = 1080, height = 1350, margin = 64

/** Draws the middle of a picture so that it fills a square. */
function drawFace(context, image) {
    const side = Math.min(image.naturalWidth, image.naturalHeight)
    context.drawImage(image, (image.naturalWidth - side) / 2, (image.naturalHeight - side) / 2, side, side, 0, 0, width, width)
}

function drawCode(context, text, side) {
    const rows = symbol(text, "M", 1, 13)
    if (!rows) return
    const module = Math.floor(side / (rows.length + 8))
    const left = width - margin - side, top = height - margin - side + margin / 2
    context.fillStyle = "#fff"
    context.fillRect(left, top, side, side)
    context.fillStyle = "#000"
    const start = Math.floor((side - module * rows.length) / 2)
    rows.forEach((row, y) => row.forEach((isDark, x) => {
        if (isDark) context.fillRect(left + start + x * module, top + start + y * module, module, module)
    }))
}

/** Writes a line as large as there is room for. */
function write(context, text, size, weight, top, room) {
    do context.font = `${weight} ${size}px system-ui, sans-serif`
    while (context.measureText(text).width > room && (size -= 2) > 16)
    context.fillText(text, margin, top, room)
}

export async function share({ key, name, large }, minutes) {
    const line = document.querySelector("[data-portrait]").dataset.line.replace("{name}", name).replace("{time}", inMinutes(minutes))
    const url = new URL(address(key), document.querySelector("link[rel=canonical]")?.href ?? location.href).href
    const canvas = element("canvas", { width, height })
    const context = canvas.getContext("2d")
    context.fillStyle = "#17493a"
    context.fillRect(0, 0, width, height)
    const image = element("img", { src: large })
    await image.decode().then(() => drawFace(context, image), () => {})
    const side = 232
    const room = width - 3 * margin - side
    context.textBaseline = "top"
    context.fillStyle = "#ffc94d"
    write(context, name, 76, 700, width + 40, room)
    context.fillStyle = "#fff"
    write(context, line, 44, 400, width + 134, room)
    write(context, url.replace(/^https?:\/\/|\/$/g, ""), 26, 400, width + 204, room)
    drawCode(context, url, side)
    const blob = await new Promise(resolve => canvas.toBlob(resolve, "image/jpeg", .9))
    const file = new File([blob], `${key.split("/")[1]}.jpg`, { type: "image/jpeg" })
    const content = { files: [file], title: line, text: line, url }
    if (navigator.canShare?.(content)) return navigator.share(content).catch(() => {})
    save(file)
}
