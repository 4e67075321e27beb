// Files that visitors keep.
import { element } from "./element.js"

export function save(file) {
    const link = element("a", { href: URL.createObjectURL(file), download: file.name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
