// A finger that draws something to the left.

/** How far that is, in CSS pixels. */
const enough = 96

/** Calls an action when an element has been drawn to the left; a mouse has buttons. */
export function swipe(item, action) {
    let start = null
    const end = () => {
        start = null
        item.style.translate = ""
    }
    item.addEventListener("pointerdown", event => {
        if (event.pointerType !== "mouse" && event.isPrimary) start = { x: event.clientX, y: event.clientY }
    })
    item.addEventListener("pointermove", event => {
        if (!start) return
        const across = event.clientX - start.x
        if (Math.abs(event.clientY - start.y) > Math.max(24, Math.abs(across))) return end()
        item.style.translate = `${Math.min(0, across)}px`
    })
    item.addEventListener("pointerup", event => {
        const isDone = start && event.clientX - start.x < -enough
        end()
        if (isDone) action()
    })
    item.addEventListener("pointercancel", end)
}
