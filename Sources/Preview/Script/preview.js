const { number, page } = document.querySelector("script[data-page]").dataset
let known = Number(number), host, list, shown = ""

function show({ title, hide, problems }) {
    const text = JSON.stringify(problems)
    if (text === shown) return
    shown = text
    if (!problems.length) {
        host?.remove()
        host = undefined
        return
    }
    if (!host) {
        host = document.createElement("div")
        const root = host.attachShadow({ mode: "open" })
        const style = document.createElement("link")
        style.rel = "stylesheet"
        style.href = "/-preview/style.css"
        list = document.createElement("section")
        list.setAttribute("role", "alert")
        root.append(style, list)
        document.documentElement.append(host)
    }
    const heading = document.createElement("h2")
    heading.textContent = title
    const button = document.createElement("button")
    button.type = "button"
    button.textContent = hide
    button.addEventListener("click", () => { host.remove(); host = undefined })
    list.replaceChildren(heading, button, ...problems.map(problem => {
        const entry = document.createElement("pre")
        entry.textContent = problem
        return entry
    }))
}

let asking

/// Asks for the next change for as long as the page is seen: browsers have few connections to one host.
async function wait() {
    while (document.visibilityState === "visible") {
        asking = new AbortController()
        try {
            const where = encodeURIComponent(location.pathname)
            const answer = await fetch(`/-preview/state?after=${known}&page=${where}`, asking)
            const state = await answer.json()
            known = state.number
            if (state.page !== page) return location.reload()
            show(state)
        } catch {
            if (asking.signal.aborted) return
            known = -1
            await new Promise(resolve => setTimeout(resolve, 500))
        }
    }
}
document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wait()
    else asking?.abort()
})

// Where crops have their middle: shown for every picture, and told for the place that Alt and a press name.
addEventListener("pointerover", async ({ target }) => {
    const name = /\/media\/(\w+)-/.exec(target.currentSrc)?.[1]
    if (!name || target.title) return
    const answer = await fetch(`${document.documentElement.dataset.root}media/${name}-focus`)
    if (answer.ok) target.title = `focus: [${await answer.text()}]`
})
addEventListener("click", event => {
    const { target } = event
    if (!event.altKey || !target.matches(".gallery img")) return
    event.preventDefault()
    event.stopPropagation()
    const { left, top, width, height } = target.getBoundingClientRect()
    const scale = Math.min(width / target.naturalWidth, height / target.naturalHeight)
    const part = (place, length, natural) => {
        const own = (place - length / 2) / (natural * scale) + .5
        return Math.round(Math.min(1, Math.max(0, own)) * 100) / 100
    }
    const x = part(event.clientX - left, width, target.naturalWidth)
    const y = part(event.clientY - top, height, target.naturalHeight)
    prompt(target.title, `focus: [${x}, ${y}]`)
}, true)
// As it was when it was left.
addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload() })
wait()
