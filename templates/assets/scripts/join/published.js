// What the site publishes of an institution and its animals, as the values of the form.

export const own = (value, language) => value && typeof value === "object" && !Array.isArray(value) ? value[language] ?? Object.values(value)[0] : value

/** A value of the API as the form has it: texts. */
function value(shape, given, language) {
    if (given === undefined || given === null) return undefined
    if (shape.localized) given = own(given, language)
    if (shape.kind === "group") return Object.fromEntries(shape.group.fields.map(field => [field.name, value(field, given[field.name], language)]).filter(([, inner]) => inner !== undefined))
    if (shape.kind === "list") return given.map(one => value(shape.element, one, language))
    if (shape.kind === "either") {
        const fitting = shape.shapes.find(({ kind }) => kind === (Array.isArray(given) ? "list" : typeof given === "object" ? "group" : kind))
        return typeof given === "object" && fitting ? value(fitting, given, language) : String(given)
    }
    return shape.kind === "file" ? undefined : String(given)
}

const answers = { yes: true, no: false }

export function animalOf(form, data, language) {
    const { children, childrenFromAge, dogs, cats } = data.goodWith ?? {}
    const goodWith = { children: childrenFromAge ?? answers[children], dogs: answers[dogs] ?? dogs, cats: answers[cats] ?? cats }
    return value({ kind: "group", group: form.animal }, { ...data, goodWith, pictures: undefined }, language)
}

export function institutionOf(form, data, language) {
    const hours = (entry, more) => ({ ...more, from: entry.opens, to: entry.closes, note: entry.note })
    const published = {
        ...data, ids: data.registers, logo: undefined, pictures: undefined,
        contact: { ...data.contact, phones: data.contact?.phones?.map(({ number, label }) => label ? { number, label } : number) },
        bank: data.accounts?.map(({ iban, ...account }) => ({ ...account, account: iban })),
        monthlyMinimum: data.monthlyMinimum && String(data.monthlyMinimum.minorUnits / 100),
        openingHours: [...data.openingHours ?? [], ...data.openingHoursExceptions ?? []].map(entry => entry.date
            ? entry.opens ? hours(entry, { date: entry.date }) : { date: entry.date, closed: true, note: entry.note } : hours(entry, { days: entry.days })),
    }
    return value({ kind: "group", group: form.institution }, published, language)
}
