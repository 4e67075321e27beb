// The gallery scrolls by itself (swipe, wheel, keys); this adds buttons, one picture per arrow key, the position, and a view
// that fills the screen. A single picture has that view alone.

const calm = matchMedia("(prefers-reduced-motion: reduce)")

function fill(gallery, button, settle) {
    if (gallery.closest("dialog")) return gallery.closest("dialog").close()
    // What stands in the gallery's place meanwhile is as large, so that nothing behind the view moves.
    const place = document.createElement("div")
    place.style.height = `${gallery.offsetHeight}px`
    const dialog = document.createElement("dialog")
    dialog.className = "screen"
    dialog.setAttribute("aria-label", gallery.querySelector(".slides").getAttribute("aria-label"))
    // Larger files are loaded where the browser has only those for a column.
    const sources = gallery.querySelectorAll("source")
    const sizes = sources[0]?.sizes
    for (const source of sources) source.sizes = "100vw"
    gallery.replaceWith(place)
    dialog.append(gallery)
    dialog.addEventListener("close", () => {
        place.replaceWith(gallery)
        for (const source of sources) source.sizes = sizes
        dialog.remove()
        button.setAttribute("aria-expanded", false)
        button.setAttribute("aria-label", name)
        settle()
        button.focus({ preventScroll: true })
    })
    document.body.append(dialog)
    dialog.showModal()
    button.setAttribute("aria-expanded", true)
    // There it is the way out, and looks like it.
    const name = button.getAttribute("aria-label")
    button.setAttribute("aria-label", button.dataset.close)
    settle()
    gallery.querySelector("[tabindex], button").focus()
}

for (const gallery of document.querySelectorAll("[data-gallery]")) {
    const slides = gallery.querySelector(".slides")
    const items = slides.querySelectorAll("li")
    const steer = gallery.querySelector(".steer")
    const position = steer.querySelector("[data-position]")
    const [previous, next] = steer.querySelectorAll("[data-step]")
    const several = items.length > 1
    const full = steer.querySelector("[data-full]")
    let current = 0
    let wanted = 0
    let pressed = -1e4

    function show() {
        if (!several) return
        const words = position.dataset.position.replace("{number}", current + 1)
        if (position.textContent !== words) position.textContent = words
        // Not "disabled", which would throw the focus away.
        previous.setAttribute("aria-disabled", current === 0)
        next.setAttribute("aria-disabled", current === items.length - 1)
    }

    function go(wanted, behavior) {
        slides.scrollTo({ left: items[wanted].offsetLeft - items[0].offsetLeft, behavior })
    }

    function step(by, time) {
        // Presses in quick succession count from where the last one leads, not from what passes meanwhile.
        wanted = Math.max(0, Math.min(items.length - 1, (time - pressed < 1000 ? wanted : current) + by))
        pressed = time
        go(wanted, calm.matches ? "auto" : "smooth")
    }

    let moving = false
    const observer = new IntersectionObserver(entries => {
        if (moving) return
        for (const entry of entries) if (entry.isIntersecting) current = [...items].indexOf(entry.target)
        show()
    }, { root: slides, threshold: 0.6 })
    for (const item of items) observer.observe(item)

    previous?.addEventListener("click", event => step(-1, event.timeStamp))
    next?.addEventListener("click", event => step(1, event.timeStamp))
    slides.addEventListener("click", event => {
        if (event.target.matches("img") && !gallery.closest("dialog")) full.click()
    })
    full.addEventListener("click", async () => {
        if (!gallery.closest("dialog")) {
            await import("./late-style.js").then(({ lateStyle }) => lateStyle()).catch(() => {})
            // Pressed again meanwhile.
            if (gallery.closest("dialog")) return
        }
        moving = true
        fill(gallery, full, () => {
            // Elements that move lose their scrolling.
            go(current, "instant")
            requestAnimationFrame(() => { moving = false })
        })
    })
    gallery.addEventListener("keydown", event => {
        if (!several || event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
        // With another key it is the browser's: back and forward.
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        step(event.key === "ArrowLeft" ? -1 : 1, event.timeStamp)
    })
    show()
}
