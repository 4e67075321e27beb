// ZIP archives made on the device (APPNOTE 6.3.10), of files as they are: pictures are packed already.

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? byte >>> 1 ^ 0xEDB88320 : byte >>> 1
    return byte
})
const checksum = bytes => ~bytes.reduce((sum, byte) => table[(sum ^ byte) & 255] ^ sum >>> 8, -1) >>> 0

/** Numbers of a header, each with its width in bytes, in the order of the format. */
function header(...numbers) {
    const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [width]) => sum + width, 0)))
    let place = 0
    for (const [width, number] of numbers) {
        view[width === 2 ? "setUint16" : "setUint32"](place, number, true)
        place += width
    }
    return new Uint8Array(view.buffer)
}

/** An archive of `{ path, bytes }`; names are UTF-8 (bit 11), all files of 1 January 1980. */
export function zip(files, name) {
    const parts = []
    const list = []
    let offset = 0
    for (const { path, bytes } of files) {
        const written = new TextEncoder().encode(path)
        const about = [[2, 20], [2, 0x800], [2, 0], [2, 0], [2, 0x21], [4, checksum(bytes)], [4, bytes.length], [4, bytes.length], [2, written.length], [2, 0]]
        const local = header([4, 0x04034b50], ...about)
        list.push(header([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), written)
        parts.push(local, written, bytes)
        offset += local.length + written.length + bytes.length
    }
    const size = list.reduce((sum, part) => sum + part.length, 0)
    const end = header([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0])
    return new File([...parts, ...list, end], name, { type: "application/zip" })
}
