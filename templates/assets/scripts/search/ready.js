// All that searching takes, fetched at once when a search box gets the focus; a pointer above it fetches this file alone.

const boxes = document.querySelectorAll("form[data-find]")

function fetchSearch() {
    const { find, texts } = boxes[0].dataset
    if (!document.head.querySelector(`link[href="${find}"]`)) {
        document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href: find }))
    }
    // Together, not each when another asks for it; what failed as a script would not be asked for again.
    Promise.all([fetch(texts).then(answer => answer.json()), import("./box.js"), import("./engine.js")]).then(([texts, { start }]) => start(texts)).catch(() => {
        // A plain box, as long as the network is away.
        wait()
    })
}

function wait() {
    for (const { elements } of boxes) elements.q.addEventListener("focus", fetchSearch, { once: true })
}
if ([...boxes].some(box => box.matches(":focus-within"))) fetchSearch()
else wait()
