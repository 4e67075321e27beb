// Buttons that copy an account number, a name or a transfer title, and say that they did.

addEventListener("click", async event => {
    const button = event.target.closest("button[data-copy]")
    if (!button) return
    // Without a text of its own it copies what stands before it.
    const text = button.dataset.copy || button.previousElementSibling.textContent
    const said = button.closest(".panel")?.querySelector(".said[data-copied]")
    let copied = true
    try { await navigator.clipboard.writeText(text) } catch { copied = false }
    import("./late-style.js").then(({ lateStyle }) => lateStyle()).catch(() => {})
    button.classList.toggle("done", copied)
    if (said) {
        // Emptied first, so that the same words are announced again.
        said.textContent = ""
        setTimeout(() => {
            said.textContent = copied ? `${said.dataset.copied}: ${text}` : said.dataset.failed
        }, 50)
    }
    setTimeout(() => button.classList.remove("done"), 2500)
})
