// Pictures as they leave the device: upright, no larger than a page needs, and drawn anew, so that nothing that a camera wrote stays.

const side = 1600

/** A picture as `data:`; JPEG, or PNG for logos, which may be transparent. Throws where the browser cannot read it. */
export async function redrawn(file, isLogo) {
    // A camera's note on which side is up is followed here and written nowhere.
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
    const scale = Math.min(1, (isLogo ? 512 : side) / Math.max(picture.width, picture.height))
    const canvas = document.createElement("canvas")
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext("2d")
    if (!isLogo) {
        context.fillStyle = "#fff"
        context.fillRect(0, 0, canvas.width, canvas.height)
    }
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas.toDataURL(isLogo ? "image/png" : "image/jpeg", .82)
}

export const ending = data => data.startsWith("data:image/png") ? "png" : "jpg"

export const bytesOf = data => Uint8Array.from(atob(data.slice(data.indexOf(",") + 1)), sign => sign.charCodeAt(0))
