// Prints the kennel card on paper of the size that was asked for.

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
