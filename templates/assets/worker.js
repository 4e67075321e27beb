// Keeps visited pages, the visitor's own animals and the start of the search index for times without a network.
// "site" stands in the line above, written by the generator.

// Another site may live on the same host, below another path: it has caches of its own.
const [kept, pages, files] = ["kept", "pages", "files"].map(name => `shelters${site.root}${name}`)
const limits = { [kept]: 400, [pages]: 60, [files]: 240 }
const largest = 3_000_000

// Such a name changes whenever the file does (name.0123456789.css), so what is kept is never old.
const isLasting = url => /\.[0-9a-v]{10}\.\w+$/.test(url.pathname)
const isPage = url => /\/$|\.html$/.test(url.pathname)
/** What a page shows for a query is its scripts' work: it is kept once, without one. */
const plain = url => url.origin + url.pathname

async function forget() {
    for (const name of Object.keys(limits)) await caches.delete(name)
}

/** What is kept under an address, and where. */
async function known(address) {
    for (const name of Object.keys(limits)) {
        const cache = await caches.open(name)
        const answer = await cache.match(address, { ignoreVary: true })
        if (answer) return { cache, answer }
    }
}

/** An answer that came by way of another address may not be given to a visitor who opens a page; its copy may. */
const direct = async answer => answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer

/** Fetches what is to stay. */
async function add(cache, request) {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, await direct(answer))
}

// One that cannot be had does not keep the worker from the others.
async function begin() {
    const cache = await caches.open(kept)
    await Promise.allSettled(site.first.map(address => add(cache, new Request(address, { cache: "reload" }))))
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
async function keep(name, address, answer) {
    if (answer.status !== 200 || answer.type !== "basic" || Number(answer.headers.get("content-length")) > largest) return
    const lasting = await caches.open(kept)
    const cache = await lasting.match(address, { ignoreVary: true }) ? lasting : await caches.open(name)
    const limit = limits[cache === lasting ? kept : name]
    try {
        answer = await direct(answer)
        // First away, so that it comes last in the order of use.
        await cache.delete(address, { ignoreVary: true })
        await cache.put(address, answer)
        const all = await cache.keys()
        for (const old of all.slice(0, Math.max(0, all.length - limit))) await cache.delete(old, { ignoreVary: true })
    } catch {
        // The device has no room: the page is shown all the same.
    }
}

// The network's answer whenever there is one, however long it takes: an animal's page must not be older than it needs to be.
async function fromNetwork(event, name, address) {
    const request = event.request
    try {
        const answer = await fetch(request)
        event.waitUntil(keep(name, address, answer.clone()))
        return answer
    } catch (error) {
        const found = await known(address) ?? (request.mode === "navigate" && await known(site.offline))
        if (found) return found.answer
        throw error
    }
}

async function fromDevice(event, address) {
    const found = await known(address)
    if (found) return found.answer
    const answer = await fetch(event.request)
    event.waitUntil(keep(files, address, answer.clone()))
    return answer
}

addEventListener("fetch", event => {
    const { request } = event
    const url = new URL(request.url)
    if (!site.works || request.method !== "GET" || request.headers.has("range")
        || url.origin !== location.origin || !url.pathname.startsWith(site.root)) return
    event.respondWith(isLasting(url) ? fromDevice(event, url.href)
        : isPage(url) ? fromNetwork(event, pages, plain(url)) : fromNetwork(event, files, url.href))
})

/** Keeps the styles, scripts and texts that a page names. Those of the first page were loaded before there was a worker. */
async function keepNamed(page) {
    for (const [, name] of page.matchAll(/"([^"\s]+\.(?:css|js|json))"/g)) {
        const url = new URL(name, location)
        if (url.origin === location.origin && isLasting(url) && !await known(url.href)) {
            await keep(files, url.href, await fetch(url))
        }
    }
}

/** Keeps an address for as long as pages want it. What was kept as visited moves, so that there is only one of it. */
async function stay(cache, address) {
    if (await cache.match(address, { ignoreVary: true })) return
    const found = await known(address)
    if (found) {
        await cache.put(address, found.answer)
        await found.cache.delete(address, { ignoreVary: true })
    } else {
        await add(cache, address)
    }
    const answer = isPage(new URL(address, location)) && await cache.match(address, { ignoreVary: true })
    if (answer) await keepNamed(await answer.text())
}

// Pages tell what else to keep, what no more, and when to forget everything.
async function obey({ keep = [], drop = [], forget: everything = false }) {
    if (everything) {
        await forget()
        return begin()
    }
    const cache = await caches.open(kept)
    await Promise.allSettled([
        ...keep.filter(Boolean).map(address => stay(cache, address)),
        ...drop.filter(address => address && !site.first.includes(address)).map(address => cache.delete(address, { ignoreVary: true })),
    ])
}

addEventListener("message", event => {
    if (site.works && event.data) event.waitUntil(obey(event.data))
})
