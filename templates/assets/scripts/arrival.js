// What is settled before a page is seen, so that nothing else is seen first. It stands in the head of all pages but animals'.
{
    const root = document.documentElement
    // A list whose address asks for something does not show all of it first.
    if (/[?&](q|type|sex|age|size|good|urgent|town|region|sort)=/.test(location.search)) root.dataset.asked = ""
    // The home page opens in the language that the visitor chose before, unless they come from another page of the site.
    let language
    try { language = localStorage.getItem(`shelters${root.dataset.root}language`) } catch { /* Nothing could be kept. */ }
    const home = root.getAttribute(`data-home-${language}`)
    if (home && !document.referrer.startsWith(location.origin + "/")) {
        root.hidden = true
        location.replace(home)
    }
}
