// Prints the kennel card on paper of the size that was asked for.

const paper = new CSSStyleSheet()
document.adoptedStyleSheets.push(paper)

for (const button of document.querySelectorAll("button[data-print]")) {
    button.addEventListener("click", () => {
        paper.replaceSync(`@page { size: ${button.dataset.print} }`)
        print()
    })
}
