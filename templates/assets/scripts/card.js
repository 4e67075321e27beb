// Prints the kennel card on paper of the size that was asked for, and has pictures of the animal made.

let paper
try {
    paper = new CSSStyleSheet()
    document.adoptedStyleSheets.push(paper)
} catch {
    // Browsers older than such style sheets print on the paper that the visitor chooses in their own dialog.
}

for (const button of document.querySelectorAll("button[data-print]")) {
    button.addEventListener("click", () => {
        paper?.replaceSync(`@page { size: ${button.dataset.print} }`)
        print()
    })
}

for (const button of document.querySelectorAll("button[data-poster]")) {
    button.addEventListener("click", async () => {
        button.disabled = true
        await import("./poster.js").then(({ offer }) => offer(button.dataset.poster), () => {})
        button.disabled = false
    })
}
