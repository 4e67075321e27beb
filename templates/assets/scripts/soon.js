// What is loaded once the page is there.

/** "data-soon": at once; with "data-kept" only if the device keeps something under that name. */
export function load(storage) {
    for (const { dataset } of document.querySelectorAll("[data-soon]")) {
        if (!dataset.kept || storage.get(dataset.kept)) import(dataset.soon).catch(() => {})
    }
}

// "data-sight": when the visitor comes to that place.
const sight = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) import(target.dataset.sight).catch(() => {})
})
for (const place of document.querySelectorAll("[data-sight]")) sight.observe(place)

if (/Android/.test(navigator.userAgent)) import("./maps.js").catch(() => {})

// Pages of this visit are kept for when the network is away, by a worker beside the page.
const { worker, keep } = document.body.dataset
if (worker) navigator.serviceWorker?.register(worker, { updateViaCache: "none" }).then(async () => {
    const { active } = await navigator.serviceWorker.ready
    // The first page was here before the worker was.
    const own = navigator.serviceWorker.controller ? [] : [location.pathname]
    active.postMessage({ keep: [...own, ...keep.split(" ")] })
}).catch(() => {})
