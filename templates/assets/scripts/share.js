// Shares a page by the device's own sheet, else copies its address.

const url = document.querySelector("link[rel=canonical]").href
const title = document.querySelector("[property='og:title']").content

for (const button of document.querySelectorAll("button[data-share]")) {
    const label = button.querySelector("span")
    const words = label.textContent
    button.addEventListener("click", async () => {
        // Whoever closes the sheet need not be told.
        if (navigator.share) return navigator.share({ title, url }).catch(() => {})
        let copied = true
        try { await navigator.clipboard.writeText(url) } catch { copied = false }
        label.textContent = copied ? button.dataset.copied : button.dataset.failed
        setTimeout(() => { label.textContent = words }, 2500)
    })
}
