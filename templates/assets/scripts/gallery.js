// The gallery scrolls by itself (swipe, wheel, keys); this adds buttons, one picture per arrow key, and the position.

const calm = matchMedia("(prefers-reduced-motion: reduce)")

for (const gallery of document.querySelectorAll("[data-gallery]")) {
    const slides = gallery.querySelector(".slides")
    const items = slides.querySelectorAll("li")
    const steer = gallery.querySelector(".steer")
    const position = steer.querySelector("[data-position]")
    const [previous, next] = steer.querySelectorAll("button")
    if (items.length < 2) continue
    let current = 0

    function show() {
        position.textContent = position.dataset.position
            .replace("{number}", current + 1).replace("{count}", items.length)
        // Not "disabled", which would throw the focus away.
        previous.setAttribute("aria-disabled", current === 0)
        next.setAttribute("aria-disabled", current === items.length - 1)
    }

    function step(by) {
        const wanted = Math.max(0, Math.min(items.length - 1, current + by))
        slides.scrollTo({ left: items[wanted].offsetLeft - items[0].offsetLeft, behavior: calm.matches ? "auto" : "smooth" })
    }

    const observer = new IntersectionObserver(entries => {
        for (const entry of entries) if (entry.isIntersecting) current = [...items].indexOf(entry.target)
        show()
    }, { root: slides, threshold: 0.6 })
    for (const item of items) observer.observe(item)

    previous.addEventListener("click", () => step(-1))
    next.addEventListener("click", () => step(1))
    gallery.addEventListener("keydown", event => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
        event.preventDefault()
        step(event.key === "ArrowLeft" ? -1 : 1)
    })
    show()
}
