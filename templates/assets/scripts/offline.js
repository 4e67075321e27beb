// Pages of this visit are kept for when the network is away, by a worker beside the page.

const { worker, keep } = document.body.dataset
if (worker) navigator.serviceWorker.register(worker, { updateViaCache: "none" }).then(async () => {
    const { active } = await navigator.serviceWorker.ready
    // The first page was here before the worker was.
    const own = navigator.serviceWorker.controller ? [] : [location.pathname]
    active.postMessage({ keep: [...own, ...keep.split(" ")] })
}).catch(() => {})
