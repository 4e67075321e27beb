// Files that visitors keep.
import { element } from "./element.js"

export function save(file) {
    const link = element("a", { href: URL.createObjectURL(file), download: file.name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Shares a file by the device's own sheet where a finger uses it, else saves it. */
export async function give(file) {
    const content = { files: [file] }
    if (!matchMedia("(pointer: coarse)").matches || !navigator.canShare?.(content)) return save(file)
    // The visitor may close the sheet.
    await navigator.share(content).catch(() => {})
}
