// Saves or shares the picture of a transfer's code: a phone cannot scan its own screen, but banks' apps open pictures.
import { fileOf } from "./canvas.js"
import { element } from "./element.js"
import { give } from "./save.js"

/** A side of the picture in pixels: enough for any camera, whole for every module. */
const side = 900

function picture(image) {
    const canvas = element("canvas", { width: side, height: side })
    const context = canvas.getContext("2d")
    context.imageSmoothingEnabled = false
    context.drawImage(image, 0, 0, side, side)
    const mark = image.parentElement.querySelector(".invented")
    if (mark) {
        Object.assign(context, { globalCompositeOperation: "multiply", fillStyle: "#f99", font: "800 220px system-ui, sans-serif", textAlign: "center", textBaseline: "middle" })
        context.fillText(mark.textContent, side / 2, side / 2)
    }
    return fileOf(canvas, "qr", "image/png")
}

addEventListener("click", async event => {
    const button = event.target.closest("button[data-picture]")
    if (!button) return
    const image = button.closest("figure").querySelector("img.code")
    await image.decode()
    await give(await picture(image))
})
