// Shares a page by the device's own sheet, else copies its address.

const url = document.querySelector("link[rel=canonical]").href
const title = document.querySelector("[property='og:title']").content

async function copy() {
    try {
        await navigator.clipboard.writeText(url)
        return "copied"
    } catch { return "failed" }
}

for (const button of document.querySelectorAll("button[data-share]")) {
    const said = button.closest(".tell").querySelector(".said")
    button.addEventListener("click", async () => {
        try {
            if (navigator.share) return await navigator.share({ title, url })
        } catch (error) {
            // The visitor closed the sheet.
            if (error.name === "AbortError") return
        }
        const outcome = await copy()
        // Emptied first, so that the same words are announced again.
        said.textContent = ""
        setTimeout(() => { said.textContent = said.dataset[outcome] }, 50)
    })
}
