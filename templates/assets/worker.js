// Keeps visited pages, the visitor's own animals and the start of the search index for times without a network.
// "site" stands in the line above, written by the generator.

const pages = "shelters-pages"
const files = "shelters-files"
const kept = "shelters-kept"
const limits = { [pages]: 60, [files]: 240, [kept]: 400 }
const largest = 3_000_000

// Such a name changes whenever the file does (name.0123456789.css), so what is kept is never old.
const isLasting = url => /\.[0-9a-v]{10}\.\w+$/.test(url.pathname)
const isPage = url => /\/$|\.html$/.test(url.pathname)

async function forget() {
    for (const name of await caches.keys()) if (name.startsWith("shelters-")) await caches.delete(name)
}

// One that cannot be had does not keep the worker from the others.
async function begin() {
    const cache = await caches.open(kept)
    await Promise.allSettled(site.first.map(address => cache.add(new Request(address, { cache: "reload" }))))
}

addEventListener("install", event => {
    skipWaiting()
    if (!site.works) return
    event.waitUntil(begin())
})

addEventListener("activate", event => {
    event.waitUntil(site.works ? clients.claim() : forget().then(() => registration.unregister()))
})

/** Keeps an answer, and lets go of what was used longest ago. */
async function keep(name, request, answer) {
    if (answer.status !== 200 || answer.type !== "basic" || Number(answer.headers.get("content-length")) > largest) return
    const lasting = await caches.open(kept)
    const cache = await lasting.match(request) ? lasting : await caches.open(name)
    const limit = limits[cache === lasting ? kept : name]
    try {
        // First away, so that it comes last in the order of use.
        await cache.delete(request)
        await cache.put(request, answer)
        const all = await cache.keys()
        for (const old of all.slice(0, Math.max(0, all.length - limit))) await cache.delete(old)
    } catch {
        // The device has no room: the page is shown all the same.
    }
}

// The network's answer whenever there is one, however long it takes: an animal's page must not be older than it needs to be.
async function fromNetwork(event, name) {
    const request = event.request
    try {
        const answer = await fetch(request)
        event.waitUntil(keep(name, request, answer.clone()))
        return answer
    } catch (error) {
        const known = await caches.match(request, { ignoreSearch: true, ignoreVary: true })
        if (known) return known
        const page = request.mode === "navigate" && await caches.match(site.offline)
        if (page) return page
        throw error
    }
}

async function fromDevice(event) {
    const known = await caches.match(event.request, { ignoreVary: true })
    if (known) return known
    const answer = await fetch(event.request)
    event.waitUntil(keep(files, event.request, answer.clone()))
    return answer
}

addEventListener("fetch", event => {
    const { request } = event
    const url = new URL(request.url)
    if (!site.works || request.method !== "GET" || request.headers.has("range")
        || url.origin !== location.origin || !url.pathname.startsWith(site.root)) return
    event.respondWith(isLasting(url) ? fromDevice(event) : fromNetwork(event, isPage(url) ? pages : files))
})

// Pages tell what else to keep, what no more, and when to forget everything.
async function obey({ keep = [], drop = [], forget: everything = false }) {
    if (everything) {
        await forget()
        return begin()
    }
    const cache = await caches.open(kept)
    await Promise.allSettled([
        ...keep.filter(Boolean).map(async address => await caches.match(address) || cache.add(address)),
        ...drop.filter(address => address && !site.first.includes(address)).map(address => cache.delete(address)),
    ])
}

addEventListener("message", event => {
    if (site.works && event.data) event.waitUntil(obey(event.data))
})
