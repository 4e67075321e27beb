// Shares a page by the device's own sheet, else copies its address.

const url = document.querySelector("link[rel=canonical]").href
const title = document.querySelector("[property='og:title']").content

for (const button of document.querySelectorAll("button[data-share]")) {
    const label = button.querySelector("span")
    const words = label.textContent
    button.addEventListener("click", async () => {
        try {
            if (navigator.share) return await navigator.share({ title, url })
            await navigator.clipboard.writeText(url)
            label.textContent = button.dataset.copied
            setTimeout(() => { label.textContent = words }, 2500)
        } catch {
            // The visitor closed the sheet, or the browser allows neither: nothing happened that needs saying.
        }
    })
}
