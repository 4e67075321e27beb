// A map of the country that is moved and zoomed: by fingers, wheel, keyboard and buttons.
import { element } from "../element.js"
import { counted } from "../search/answers.js"
import { clusters } from "./clusters.js"
import { lineHeight, placed } from "./names.js"

/** In CSS pixels: the least distance of two marks, and the radius of the smallest thing that a finger hits. */
const apart = 38, finger = 12
/** How many times larger than the whole country the map can be, and from where on institutions have their names beside them. */
const closest = 40, named = 5

const drawn = (name, attributes, ...children) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name)
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
    made.append(...children)
    return made
}

/** A projection as a map's element tells it: where a place is on the map, and how long kilometres are there, eastwards and southwards. */
export function projection(home) {
    const [west, north, across, down] = home.dataset.projection.split(" ").map(Number)
    return {
        point: ([latitude, longitude]) => ({ x: (longitude - west) * across, y: (north - latitude) * down }),
        reach: ([latitude], kilometres) => {
            const degrees = kilometres / 111.195
            return { rx: degrees / Math.cos(latitude * Math.PI / 180) * across, ry: degrees * down }
        },
    }
}

/** The page of the map, at an address. */
export async function fetchPage(address) {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(answer.status)
    return new DOMParser().parseFromString(await answer.text(), "text/html")
}

/** The institutions that a page lists beside its map: `[{ x, y, name, town, url, seeking }]`. */
export const pointsOf = page => [...page.querySelectorAll("[data-at]")].map(item => {
    const [x, y, seeking] = item.dataset.at.split(" ").map(Number)
    const link = item.querySelector("a")
    const [town] = item.querySelector(".where").textContent.split(" · ")
    return { x, y, seeking, url: link.getAttribute("href"), name: link.textContent.replaceAll("\u00ad", ""), town }
})

/**
 * Makes a map move. `onView` is called with the points that can be seen, and `onTogether` with those of a cluster that no zoom parts.
 * Returns `show({ points, place, kilometres })`, which draws other points and where the visitor is, and `fit(points)`.
 */
export function openMap(home, { onView = () => {}, onTogether = () => {} } = {}) {
    const svg = home.querySelector("svg")
    const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number)
    const { point, reach } = projection(home)
    const towns = [...svg.querySelectorAll(".towns text")].map((text, rank) =>
        ({ x: +text.getAttribute("x"), y: +text.getAttribute("y"), name: text.textContent, rank }))
    const [land, marks, labels] = ["land", "points", "towns"].map(name => svg.querySelector(`.${name}`))
    const own = drawn("g", { class: "own", "aria-hidden": "true" })
    marks.before(own)
    // Whoever moves the map does not want to leave it by a touch.
    for (const link of land.querySelectorAll("a")) link.replaceWith(...link.childNodes)
    labels.setAttribute("class", "names")

    let points = [], place = null, kilometres = Infinity, isNamed = false
    let view = { x: 0, y: 0, width }
    let groups = []
    let drawnAt = 0

    const unit = () => view.width / (svg.clientWidth || width)
    const viewHeight = () => view.width * height / width

    function clamp() {
        view.width = Math.min(width, Math.max(width / closest, view.width))
        // The middle of the view stays in the country.
        const kept = (start, part, whole) => view.width === width ? 0 : Math.min(whole - part / 2, Math.max(-part / 2, start))
        view.x = kept(view.x, view.width, width)
        view.y = kept(view.y, viewHeight(), height)
    }

    const isSeen = ({ x, y }) => x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + viewHeight()

    /** Zooms by a factor; the place at these parts of the width and the height stays where it is. */
    function zoom(factor, across = .5, down = .5) {
        const before = { ...view, height: viewHeight() }
        view.width = Math.min(width, Math.max(width / closest, view.width / factor))
        view.x = before.x + (before.width - view.width) * across
        view.y = before.y + (before.height - viewHeight()) * down
        draw()
    }

    function move(across, down) {
        view.x += across * unit()
        view.y += down * unit()
        draw()
    }

    function whole() {
        view = { x: 0, y: 0, width }
        draw()
    }

    /** Shows some points as large as they fit. Returns false where that changes nothing. */
    function fit(members) {
        const [left, right] = [Math.min, Math.max].map(pick => pick(...members.map(({ x }) => x)))
        const [top, bottom] = [Math.min, Math.max].map(pick => pick(...members.map(({ y }) => y)))
        const wanted = Math.max((right - left) * 1.6, (bottom - top) * 1.6 * width / height, width / closest)
        const isLarger = wanted < view.width * .98
        view.width = Math.min(wanted, width)
        view.x = (left + right - view.width) / 2
        view.y = (top + bottom - viewHeight()) / 2
        draw()
        return isLarger
    }

    let isWaiting = false
    function draw() {
        clamp()
        if (isWaiting) return
        isWaiting = true
        requestAnimationFrame(() => {
            isWaiting = false
            svg.setAttribute("viewBox", [view.x, view.y, view.width, viewHeight()].map(number => number.toFixed(3)).join(" "))
            home.classList.toggle("zoomed", view.width < width)
            if (drawnAt !== unit()) drawMarks()
            onView(points.filter(isSeen), view.width === width)
        })
    }

    const radiusOf = seeking => 7 + Math.min(9, Math.sqrt(seeking))

    function drawMarks() {
        drawnAt = unit()
        const focused = marks.contains(document.activeElement) ? document.activeElement.dataset.key : null
        const at = ({ x, y }) => ({ transform: `translate(${x} ${y}) scale(${drawnAt})` })
        groups = clusters(points, apart * drawnAt).map(members => ({ ...members[0], members, radius: members.length > 1 ? 15 : radiusOf(members[0].seeking) }))
            // As one reads: from above, then from the left.
            .sort((one, other) => one.y - other.y || one.x - other.x)
        marks.replaceChildren(...groups.map(group => {
            const { members: [first, ...others], radius } = group
            const target = drawn("circle", { r: Math.max(finger, radius), class: "target" })
            if (!others.length) {
                const title = drawn("title", {}, [first.name, first.town].filter(Boolean).join(", "))
                return drawn("a", { href: first.url, "aria-label": title.textContent, "data-key": first.url, ...at(first) }, title, target,
                    drawn("circle", { r: radius }))
            }
            const names = [...new Set(group.members.map(({ name, town }) => town || name))].slice(0, 4).join(", ")
            const link = drawn("a", { href: "#", role: "button", "data-key": first.url, class: "cluster", ...at(first),
                "aria-label": `${counted(home.dataset.together, group.members.length)}: ${names}` },
            target, drawn("circle", { r: radius }), drawn("text", { y: 5 }, String(group.members.length)))
            link.addEventListener("click", event => {
                event.preventDefault()
                const isParted = fit(group.members)
                if (!isParted) return onTogether(group.members)
                // Whoever came by keyboard goes on at the first of them.
                if (event.detail === 0) requestAnimationFrame(() => focusOn(first.url))
            })
            return link
        }))
        const withNames = isNamed || width / view.width >= named
        const ownName = place?.name.split(",")[0]
        const wanted = [...place ? [{ ...point(place.at), name: ownName, isOwn: true }] : [], ...towns.filter(({ name }) => name !== ownName),
            ...withNames ? groups.filter(({ members }) => members.length === 1).map(({ x, y, name, radius }) => ({ x, y, name, radius, isInstitution: true })) : []]
        labels.replaceChildren(...placed(wanted, groups, drawnAt, { width, height, isWhole: view.width === width }).map(({ entry, at: place, lines, x, y, anchor }) =>
            drawn("text", { ...at(place), "text-anchor": anchor, class: entry.isOwn ? "here" : entry.isInstitution ? "institution" : "town" },
                ...lines.map((line, row) => drawn("tspan", { x, y: y + row * lineHeight }, line)))))
        own.replaceChildren(...place ? [
            ...kilometres < Infinity ? [drawn("ellipse", { cx: point(place.at).x, cy: point(place.at).y, ...reach(place.at, kilometres) })] : [],
            drawn("circle", { r: 6, ...at(point(place.at)) }),
        ] : [])
        if (focused) focusOn(focused)
    }

    /** Gives the focus to the mark of a point, which may be that of its cluster. */
    function focusOn(url) {
        const group = groups.find(({ members }) => members.some(member => member.url === url))
        const mark = group && [...marks.children].find(mark => mark.dataset.key === group.members[0].url)
        mark?.focus({ preventScroll: true })
    }

    // Buttons

    const presses = [() => zoom(2), () => zoom(.5), whole]
    home.querySelectorAll(".zoom button").forEach((button, place) => button.addEventListener("click", presses[place]))

    // Keyboard

    home.tabIndex = 0
    home.append(element("p", { className: "vh", id: "ui-map-keys", textContent: home.dataset.keys }))
    home.setAttribute("aria-describedby", "ui-map-keys")
    const step = 80
    const actions = {
        ArrowLeft: () => move(-step, 0), ArrowRight: () => move(step, 0), ArrowUp: () => move(0, -step), ArrowDown: () => move(0, step),
        "+": () => zoom(1.5), "=": () => zoom(1.5), "-": () => zoom(1 / 1.5), 0: whole,
    }
    home.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === " " && event.target.closest?.(".cluster")) {
            event.preventDefault()
            return event.target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
        }
        const action = actions[event.key]
        if (!action) return
        event.preventDefault()
        action()
    })
    // Around the drawing, not on the marks: an SVG group that listens for the focus can be focused itself.
    home.addEventListener("focusin", ({ target }) => {
        const group = groups.find(({ members }) => members[0].url === target.dataset.key)
        if (!group || isSeen(group)) return
        view.x = group.x - view.width / 2
        view.y = group.y - viewHeight() / 2
        draw()
    })

    // Wheel and fingers

    const part = ({ clientX, clientY }) => {
        const { left, top, width, height } = svg.getBoundingClientRect()
        return [(clientX - left) / width, (clientY - top) / height]
    }
    svg.addEventListener("wheel", event => {
        // Whoever sees the whole country scrolls on.
        if (event.deltaY > 0 && view.width >= width) return
        event.preventDefault()
        const lines = event.deltaMode ? 30 : 1
        zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * (event.ctrlKey ? .01 : .004)), ...part(event))
    }, { passive: false })

    const fingers = new Map()
    let hasMoved = false
    const spread = () => {
        const [one, other] = [...fingers.values()]
        return { length: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
            clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    }
    svg.addEventListener("pointerdown", event => {
        if (event.button) return
        if (!fingers.size) hasMoved = false
        fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY, fromX: event.clientX, fromY: event.clientY })
    })
    svg.addEventListener("pointermove", event => {
        const finger = fingers.get(event.pointerId)
        if (!finger) return
        const before = fingers.size === 2 ? spread() : finger
        const { fromX, fromY } = finger
        const { clientX, clientY } = event
        if (!hasMoved && fingers.size === 1 && Math.hypot(clientX - fromX, clientY - fromY) < 6) return
        if (!hasMoved) for (const id of fingers.keys()) svg.setPointerCapture(id)
        hasMoved = true
        const old = { ...before }
        fingers.set(event.pointerId, { clientX, clientY, fromX, fromY })
        const now = fingers.size === 2 ? spread() : { clientX, clientY }
        view.x -= (now.clientX - old.clientX) * unit()
        view.y -= (now.clientY - old.clientY) * unit()
        if (now.length && old.length) zoom(now.length / old.length, ...part(now))
        else draw()
    })
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, event => fingers.delete(event.pointerId))
    // What was dragged was not pressed.
    svg.addEventListener("click", event => {
        if (!hasMoved || event.detail === 0) return
        event.preventDefault()
        event.stopPropagation()
    }, true)
    svg.addEventListener("dragstart", event => event.preventDefault())
    new ResizeObserver(draw).observe(svg)

    return {
        fit,
        show(wanted) {
            ({ points, place = null, kilometres = Infinity, isNamed = false } = wanted)
            drawnAt = 0
            draw()
        },
    }
}
