// Parts of pictures that are drawn on the visitor's device.

/** Fills a rectangle with a picture, around its focal point in parts of its width and height. */
export function cover(context, { image, focus = [.5, .5] }, x, y, width, height) {
    const { naturalWidth, naturalHeight } = image
    const scale = Math.max(width / naturalWidth, height / naturalHeight)
    const [w, h] = [width / scale, height / scale]
    context.drawImage(image, (naturalWidth - w) * focus[0], (naturalHeight - h) * focus[1], w, h, x, y, width, height)
}

/** Draws a code that stands in a page, a pixel for each module. */
export function drawCode(context, code, x, y, side) {
    context.imageSmoothingEnabled = false
    context.drawImage(code, x, y, side, side)
    context.imageSmoothingEnabled = true
}

export async function fileOf(canvas, name, type) {
    const blob = await new Promise((resolve, reject) => canvas.toBlob(blob => blob ? resolve(blob) : reject(), type, .9))
    return new File([blob], `${name}.${type === "image/png" ? "png" : "jpg"}`, { type })
}
