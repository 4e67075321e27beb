// Parts of pictures that are drawn on the visitor's device.

/** Fills a rectangle with a picture, around its focal point in parts of its width and height. */
export function cover(context, { image, focus = [.5, .5] }, x, y, width, height) {
    const { naturalWidth, naturalHeight } = image
    const scale = Math.max(width / naturalWidth, height / naturalHeight)
    const [w, h] = [width / scale, height / scale]
    context.drawImage(image, (naturalWidth - w) * focus[0], (naturalHeight - h) * focus[1], w, h, x, y, width, height)
}

/** Draws a code that stands in a page. */
export function drawCode(context, code, x, y, side) {
    const scale = side / Number(code.getAttribute("viewBox").split(" ")[2])
    context.save()
    context.fillStyle = "#fff"
    context.fillRect(x, y, side, side)
    context.translate(x, y)
    context.scale(scale, scale)
    context.strokeStyle = "#000"
    context.stroke(new Path2D(code.querySelector("path").getAttribute("d")))
    context.restore()
}

export async function fileOf(canvas, name, type) {
    const blob = await new Promise((resolve, reject) => canvas.toBlob(blob => blob ? resolve(blob) : reject(), type, .9))
    return new File([blob], `${name}.${type === "image/png" ? "png" : "jpg"}`, { type })
}
