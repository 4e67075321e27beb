// Opens the home page in the language that the visitor chose before, unless they come from another page of the site. It stands
// in the head, so that the other language is never seen.
{
    const root = document.documentElement
    let language
    try { language = localStorage.getItem(`shelters${root.dataset.root}language`) } catch { /* Nothing could be kept. */ }
    const home = root.getAttribute(`data-home-${language}`)
    if (home && !document.referrer.startsWith(location.origin + "/")) {
        root.hidden = true
        location.replace(home)
    }
}
