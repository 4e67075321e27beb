// Reads the search index of a language. Documentation/search.md tells its format and how results are ranked.
//
// const index = await open(root)
// index.search({ text, facets, within, offset, limit, sort, signal })
//     text: what the visitor typed. facets: { type: ["dog"], sex, size, age, town: ["Łódź"], region, good: ["children"],
//     urgent: true, kind: "animals" | "institutions" }: values of one facet are alternatives, facets are conjunctive.
//     within: the id of an institution. sort: "best", "waiting" (longest waiting first) or "new".
//   -> { total, hits, corrected, missing }. total is exact unless `about` is true. hits are opaque numbers. corrected: the
//      query as understood where it differs by a spelling, else null. missing: a piece could not be fetched.
// index.counts({ text, facets, within })
//   -> { type: { dog: 12 }, sex, size, age, good, urgent }: how many there would be with that value, other facets as asked.
//      Costs further pieces, so ask for it only where it is shown.
// index.cards(hits)
//   -> [{ kind: "animal" | "institution", title, url, picture, line, place, status, label, seeks }], in the hits' order;
//      null where the piece could not be fetched. status is "" where it is the plain one; label is its name.

function folded(text) {
    return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l")
}

export async function open(root) {
    const answer = await fetch(root)
    if (!answer.ok) throw new Error(answer.statusText)
    const rows = await answer.json()
    const documents = rows.institutions.map(([title, url, type, kind, town, region, picture, count, words]) => ({
        card: { kind: "institution", title, url, picture, line: kind, place: town, status: "", label: "", count },
        facets: { type: [], town: [town], region: [region], kind: "institutions" }, id: url.split("/").at(-2),
        text: folded([title, kind, town, region, words].join(" ")),
    })).concat(rows.animals.map(([title, url, type, line, keeper, picture, status, label, seeks, words]) => {
        const home = rows.institutions[keeper]
        return {
            card: { kind: "animal", title, url, picture, line, place: `${home[4]} · ${home[0]}`, status: status === "available" ? "" : status, label, seeks },
            facets: { type: [type], town: [home[4]], region: [home[5]], kind: "animals" }, id: home[1].split("/").at(-2),
            text: folded([title, line, label, home[0], home[4], words].join(" ")),
        }
    }))
    const find = ({ text = "", facets = {}, within = null }) => {
        const words = folded(text).split(/\s+/).filter(Boolean).slice(0, 12)
        return [...documents.keys()].filter(number => {
            const { facets: own, id, text: all } = documents[number]
            return words.every(word => all.includes(word)) && (!within || id === within && own.kind === "animals")
                && (!facets.kind || own.kind === facets.kind)
                && ["type", "town", "region"].every(facet => !facets[facet]?.length || facets[facet].some(value => own[facet].includes(value)))
        })
    }
    return {
        async search(request) {
            const found = find(request)
            const offset = request.offset ?? 0
            return { total: found.length, hits: found.slice(offset, offset + (request.limit ?? 24)), corrected: null, missing: false }
        },
        async counts({ text, facets = {}, within }) {
            const counts = { type: {} }
            for (const number of find({ text, within, facets: { ...facets, type: [] } })) {
                for (const value of documents[number].facets.type) counts.type[value] = (counts.type[value] ?? 0) + 1
            }
            return counts
        },
        async cards(hits) { return hits.map(number => documents[number].card) },
    }
}
