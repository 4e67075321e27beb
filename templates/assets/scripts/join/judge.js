// The rules of records, told in the words of `shelters check`: tests hold both equal by Tests/Fixtures/judged.json.

const blank = value => value === undefined || value === null || value === ""
    || typeof value === "string" && ["", "null"].includes(value.trim())
    || typeof value === "object" && (value instanceof Array ? value : Object.values(value)).every(blank)

const length = text => [...new Intl.Segmenter().segment(text)].length
const letter = /^[\p{Alphabetic}\d!#$%&'*+\-/=?^_`{|}~.]+$/u
const label = part => part && new TextEncoder().encode(part).length <= 63 && /^[\p{Alphabetic}\d-]+$/u.test(part) && !/^-|-$/.test(part)
const days = (year, month) => new Date(Date.UTC(year, month, 0)).getUTCDate()
const isDay = text => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
    return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days(year, month)
}
const months = ["sty jan", "lut feb", "mar", "kwi apr", "maj may", "cze jun", "lip jul", "sie aug", "wrz sep", "paź paz oct", "lis nov", "gru dec"]
const numerals = "i ii iii iv v vi vii viii ix x xi xii".split(" ")
const wordsOfDates = "ok około r rok roku dnia od ur w data about since in born".split(" ")
const weighted = (digits, weights) => weights.reduce((sum, weight, index) => sum + weight * digits[index], 0)

/** What judges the records of a form; `today` is the day after which dates are in the future. */
export function judgeOf({ messages, accounts, countries, currencies, weekdays }, today) {
    const forms = new Intl.PluralRules("pl")
    /** A message of the program with its values filled in. */
    const say = (template, ...values) => (messages[template] ?? template).replace(/\{(\d+)((?:\|[^}]*)?)\}/g, (_, place, words) => {
        const value = values[place - 1] ?? ""
        return words ? words.slice(1).split("|")[["one", "few", "many", "other"].indexOf(forms.select(value))] : value
    })
    const wrong = (id, message, suggestion) => ({ id, message, suggestion })
    const any = items => items.reduce((one, next) => say("{} or {}", one, next))

    function digits(text, name, lengths, example) {
        let compact = text.replace(/[ \-\u00a0]/g, "")
        const id = `invalid-${name.toLowerCase()}`
        if (name === "NIP") compact = compact.replace(/^pl/i, "")
        if (!/^\d+$/.test(compact)) return wrong(id, say("\"{}\" is no {}: it consists of digits", text, name), say("write it like {}", example))
        if (!lengths.includes(compact.length)) return wrong(id, say("a {} has {} digits, not {}", name, any(lengths), compact.length), compact.length < 10 && name === "KRS" && /[1-9]/.test(compact)
            ? say("write it with its leading zeros, in quotes: \"{}\"", compact.padStart(10, "0")) : say("copy it again from the register"))
        const list = [...compact].map(Number)
        const isRight = name === "KRS" ? list.some(Boolean)
            : name === "NIP" ? weighted(list, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === list[9]
            : weighted(list, [8, 9, 2, 3, 4, 5, 6, 7]) % 11 % 10 === list[8]
                && (list.length === 9 || weighted(list, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11 % 10 === list[13])
        return isRight ? null : wrong(id, name === "KRS" ? say("a KRS cannot be all zeros")
            : say("at least one digit of this {} is wrong: it would name somebody else or nobody", name), say("copy it again from the register"))
    }

    function account(text) {
        const never = wrong("invalid-account", say("\"{}\" is no account number", text), say("write an IBAN (PL and 26 digits), or the 26 digits alone; spaces are allowed"))
        const size = expected => wrong("account-length", say("this account number has {} characters without spaces; it must have {}, or gifts would not arrive", compact.length, expected), say("copy the whole number again from the bank"))
        let compact = text.replace(/[ \-\u00a0\u202f]/g, "").toUpperCase()
        if (!/^[0-9A-Z]*$/.test(compact) || /[^ \-\u00a0\u202f0-9A-Za-z]/.test(text)) return never
        if (/^\d/.test(compact)) {
            if (!/^\d+$/.test(compact)) return never
            if (compact.length !== 26) return size(26)
            compact = "PL" + compact
        }
        if (!/^[A-Z]{2}\d\d/.test(compact)) return never
        const country = compact.slice(0, 2)
        if (!accounts[country]) return wrong("invalid-account", say("no country with the code {} has account numbers of this kind (IBAN)", country), say("check the first two letters"))
        if (compact.length !== accounts[country]) return size(accounts[country])
        const rest = [...compact.slice(4) + compact.slice(0, 4)].reduce((sum, sign) => Number(`${sum}${parseInt(sign, 36)}`) % 97, 0)
        return rest === 1 ? null : wrong("account-check-digits", say("at least one digit of this account number is wrong: gifts would go elsewhere or come back"), say("copy the number again from the bank"))
    }

    /** A number as a telephone dials it; nothing where it is none. `PhoneNumber` in Swift has the same rules. */
    function dialled(text, country) {
        let rest = text
        for (const mark of ["wewn.", "wew.", "ext.", "wewn", "wew", "ext", "w.", "x"]) {
            const place = text.toLowerCase().indexOf(mark)
            if (place < 0) continue
            if (!/^\d{1,6}$/.test(text.slice(place + mark.length).replace(/[ .]/g, ""))) return null
            rest = text.slice(0, place)
            break
        }
        rest = rest.replace(/[ \-./()\u00a0\u2011\u2013]/g, "")
        if (!/^\+?\d*$/.test(rest)) return null
        if (rest.startsWith("00")) rest = `+${rest.slice(2)}`
        if (rest.startsWith("+")) return /^\+[1-9]\d{7,14}$/.test(rest) && !(rest.startsWith("+48") && rest.length !== 12) ? rest : null
        if (country !== "PL") return /^\d{3,15}$/.test(rest) ? rest : null
        if (/^0\d{9}$/.test(rest)) rest = rest.slice(1)
        if (/^48\d{9}$/.test(rest)) rest = rest.slice(2)
        return /^\d{9}$/.test(rest) ? `+48${rest}` : /^(\d{3}|1\d{3,5})$/.test(rest) ? rest : null
    }

    function phone(text, { country }) {
        return dialled(text, country) ? null : wrong("invalid-phone", say("\"{}\" is no telephone number, so nobody could call it", text),
            country === "PL" ? say("write nine digits, like 58 622 25 52 or +48 58 622 25 52") : say("write the country code and the number, like +49 30 901820"))
    }

    function email(text) {
        const [local, host, ...more] = text.split("@")
        const labels = host?.split(".") ?? []
        const isRight = !more.length && local && new TextEncoder().encode(local).length <= 64 && letter.test(local)
            && !/^\.|\.$/.test(local) && !text.includes("..") && labels.length > 1 && labels.every(label)
        return isRight ? null : wrong("invalid-email", say("\"{}\" is no e-mail address, so nobody could write to it", text.slice(0, 80)), say("write it like kontakt@schronisko.pl"))
    }

    function webAddress(text) {
        const wellFormed = address => /^[^:]*:\/\/[^./:?#@][^/?#@]*(?:[/?#]|$)/.test(address)
            // eslint-disable-next-line no-control-regex
            && !/[\u0000- "<>\\^`{|}\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u2066-\u2069\ufeff]/.test(address)
        const never = wrong("invalid-url", say("\"{}\" is no web address", text.slice(0, 80)), say("write it like https://www.schronisko.pl/"))
        const [, scheme, rest] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? []
        if (scheme === undefined || scheme.includes(".") && /^\d/.test(rest)) {
            const corrected = `https://${text.replace(/^\/+/, "")}`
            return wellFormed(corrected) && corrected.slice(8).includes(".")
                ? wrong("url-without-scheme", say("a web address begins with https:// or http://"), say("write {}", corrected)) : never
        }
        if (!/^https?$/i.test(scheme)) return wrong("url-scheme", say("\"{}:\" cannot stand in a web address of a record", scheme.toLowerCase()), say("write an address that begins with https:// or http://"))
        return wellFormed(text) ? null : never
    }

    /** A date that people write in other ways, as records write it. `meantDate` in Swift has the same rules. */
    function meantDate(text, isPartial) {
        const named = []
        const rest = []
        for (const part of text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
            const month = months.findIndex(names => names.split(" ").some(name => part.startsWith(name)))
            if (/^\d+$/.test(part)) rest.push(Number(part))
            else if (month >= 0) named.push(month + 1)
            else if (numerals.includes(part)) named.push(numerals.indexOf(part) + 1)
            else if (!wordsOfDates.includes(part)) return null
        }
        const place = rest.findIndex(number => number > 999)
        const [year] = place < 0 ? [] : rest.splice(place, 1)
        if (!year || rest.some(number => number > 999) || named.length > 1 || rest.length + named.length > 2) return null
        if (place === 0) rest.reverse()
        const month = named.length ? named[0] : rest.pop()
        const written = [year, month, rest[0]].filter(number => number !== undefined).map(number => String(number).padStart(2, "0")).join("-")
        if (rest.length) return isDay(written) ? written : null
        return isPartial && isDay(month === undefined ? `${written}-01-01` : `${written}-01`) ? written : null
    }

    function date(text, { isPast, isPartial }) {
        const whole = isPartial && text.length === 7 ? `${text}-01` : isPartial && text.length === 4 ? `${text}-01-01` : text
        if (!isDay(whole)) {
            if (/^\d{4}-\d\d-\d\d$/.test(text) || isPartial && /^\d{4}(-\d\d)?$/.test(text)) return wrong("impossible-date", say("there is no such day or month as {}", text), say("check the month (01 to 12) and the day"))
            const meant = meantDate(text, isPartial)
            return wrong("invalid-date", say("\"{}\" is no date", text.slice(0, 40)), meant ? say("write {}, if that is what is meant", meant)
                : say("write it as {}", say(isPartial ? "2021-05-03, 2021-05 or 2021" : "YYYY-MM-DD, like 2025-11-30")))
        }
        return isPast && whole > today ? wrong("date-in-future", say("{} is in the future (today is {})", text, today), say("check the year, the month and the day")) : null
    }

    const minutes = text => {
        const [, hours, rest] = /^(\d{1,2}):(\d\d)$/.exec(text)?.map(Number) ?? []
        return rest < 60 && hours * 60 + rest <= 1440 ? hours * 60 + rest : null
    }

    /** The time that "8", "8.30" or "8 h" is to people, or an example. */
    const meantTime = text => {
        const parts = text.split(/[ .,hH]/).filter(Boolean)
        const meant = minutes(parts.length === 1 ? `${parts[0]}:00` : parts.join(":"))
        return meant === null ? "10:00" : [Math.floor(meant / 60), meant % 60].map(part => String(part).padStart(2, "0")).join(":")
    }

    /** The rules that texts keep beside their length, by the names that their schemas give them. */
    const rules = {
        email, webAddress, phone, account,
        nip: text => digits(text, "NIP", [10], "856-734-62-15"),
        regon: text => digits(text, "REGON", [9, 14], "192598184"),
        krs: text => digits(text, "KRS", [10], "0000123456"),
        date: text => date(text, {}),
        pastDate: text => date(text, { isPast: true }),
        partialDate: text => date(text, { isPast: true, isPartial: true }),
        time: text => minutes(text) === null ? wrong("invalid-time", say("\"{}\" is no time of day", text), say("write hours and minutes with a colon, in quotes: \"{}\"", meantTime(text))) : null,
        internationalPhone: (text, context) => phone(text, context)
            ?? (dialled(text, context.country).startsWith("+") ? null : wrong("invalid-phone", say("\"{}\" is known without a country, so no message would reach it", text), say("write the country code and the number, like +49 30 901820"))),
        formAddress: text => webAddress(text) ?? (/^https:\/\/[a-z\d.:-]+([/?#]|$)/i.test(text) ? null
            : wrong("url-scheme", say("a form's address begins with https:// and a host without diacritics"), say("write it like https://www.schronisko.pl/spotkania"))),
        country: text => countries.split(" ").includes(text) ? null
            : wrong("unknown-country", say("\"{}\" is no country code (ISO 3166-1)", text), countries.split(" ").includes(text.toUpperCase()) ? say("write {}", text.toUpperCase()) : say("write two capital letters, like PL")),
        currency: text => currencies.split(" ").includes(text) ? null
            : wrong("unknown-value", say("unknown currency \"{}\"", text), currencies.split(" ").includes(text.toUpperCase()) ? say("write {}", text.toUpperCase()) : say("write the three letters of ISO 4217, like PLN or EUR")),
        bic: text => /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(text) ? null
            : wrong("invalid-bic", say("\"{}\" is no BIC, so transfers from abroad would not arrive", text), say("write its 8 or 11 capital letters and digits, like BPKOPLPW")),
        transferTitle: text => {
            const unknown = [...text.matchAll(/\{([^}]*)\}?/g)].find(([, name]) => !["number", "name", "institution"].includes(name))
            return unknown ? wrong("unknown-placeholder", say("unknown placeholder \"{{}}\"", unknown[1]), say("known are {number}, {name} and {institution}")) : null
        },
    }

    /** What to write instead of a text that begins with a number, such as "12,5 kg". */
    function number(text, { isInteger, minimum, maximum, excludesMinimum, isPastYear }) {
        const value = /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
        if (Number.isNaN(value) || isInteger && !Number.isInteger(value)) {
            const [beginning] = /^[\d.,]*/.exec(text)
            const meant = beginning.replaceAll(",", ".")
            const isMeant = /\d$/.test(meant) && !Number.isNaN(Number(meant)) && !/\d/.test(text.slice(beginning.length))
            if (isInteger) return wrong("wrong-type", say("{} is expected here, not {}", say("a whole number"), say("\"{}\"", text)),
                say("write {}", isMeant && /^\d+$/.test(meant) ? String(Number(meant)) : say("digits, like {}", Math.max(minimum, 5))))
            if (excludesMinimum && maximum === undefined) return amount(text)
            return wrong("wrong-type", say("a number is expected here, not {}", say("\"{}\"", text)), isMeant ? say("write the number alone, with a decimal point: {}", meant) : say("write digits, like 12.5"))
        }
        if (excludesMinimum && maximum === undefined) return amount(text)
        if (isPastYear) maximum = Number(today.slice(0, 4))
        if (excludesMinimum && (value <= minimum || value > maximum)) return wrong("out-of-range", say("{} is out of range: above 0 and up to {}", text, maximum), say("check the number and its unit"))
        return value < minimum || value > maximum ? wrong("out-of-range", say("{} is out of range: {} to {}", text, minimum, maximum), say("write a number from {} to {}", minimum, maximum)) : null
    }

    /** A sum of money: with a comma or a point, and at most two decimals. */
    function amount(text) {
        return /^\d{1,12}([.,]\d\d?)?$/.test(text) && Number(text.replace(",", ".")) > 0 ? null
            : wrong("invalid-amount", say("\"{}\" is no sum of money above 0", text.slice(0, 40)), say("write digits with at most two decimals and no currency, like 30 or 19.99"))
    }

    function text(value, shape, name, context) {
        const written = value.replace(/\s*\n\s*/g, " ").trim()
        if (length(written) > shape.maximum) return wrong("text-too-long", say("\"{}\" has {} characters; at most {} are allowed", name, length(written), shape.maximum), say("shorten it"))
        if (/\p{M}{31}/u.test(written)) return wrong("too-many-marks", say("more than {} marks stand over one letter", 30), say("write the letter with the marks that it needs"))
        return rules[shape.rule]?.(written, context) ?? null
    }

    const missing = (field, owner) => wrong("missing-field", owner ? say("the field \"{}\" is missing in \"{}\"", field.label, owner) : say("the field \"{}\" is missing", field.label), say("add \"{}\"", field.label))

    /** Rules between the fields of a group, by the fields that it has. */
    function between(group, values, path, told, context) {
        const has = name => group.fields.some(field => field.name === name)
        const at = name => path ? `${path}.${name}` : name
        const fine = name => ![...told.keys()].some(place => place === at(name) || place.startsWith(`${at(name)}.`))
        const written = name => !blank(values[name])
        const tell = (name, ...problem) => { if (fine(name)) told.set(at(name), wrong(...problem)) }
        if (has("postalCode") && values.country?.trim() === "PL" && written("postalCode") && !/^\d\d-\d{3}$/.test(values.postalCode.trim())) {
            const only = values.postalCode.replace(/\D/g, "")
            tell("postalCode", "invalid-postal-code", say("\"{}\" is no Polish postal code", values.postalCode.trim()),
                only.length === 5 ? say("write {}-{}", only.slice(0, 2), only.slice(2)) : say("write two digits, a hyphen and three digits: 00-950"))
        }
        if (has("phones") && !["phones", "email", "website"].some(written)) {
            told.set(path, wrong("missing-contact", say("there is no way to reach the institution"), say("add at least one of \"phones\", \"email\" and \"website\"")))
        }
        if (has("closed")) hours(values, tell, written, fine)
        if (has("born")) {
            if (!written("name") && !written("number")) told.set(at("name"), wrong("missing-field", say("an animal needs a name or a number"), say("add \"name\" or \"number\"")))
            if (written("born") && written("age")) tell("age", "born-and-age", say("\"born\" and \"age\" cannot stand together"), say("keep \"born\"; the age is worked out from it"))
            if (written("left") && written("arrived") && fine("arrived") && values.left.trim() < values.arrived.trim()) tell("left", "left-before-arrived", say("the animal left ({}) before it arrived ({})", values.left.trim(), values.arrived.trim()), say("check both dates"))
        }
    }

    function hours(values, tell, written, fine) {
        const isClosed = values.closed === "true"
        if (written("days") && written("date")) return tell("date", "hours-days-and-date", say("\"days\" and \"date\" cannot stand together"), say("write \"days\" for ordinary weeks, \"date\" for one day that differs"))
        if (isClosed && !written("date")) return tell("closed", "hours-closed-without-date", say("\"closed\" needs a \"date\""), say("days on which you are never open are simply left out"))
        if (isClosed) return (written("from") || written("to")) && tell(written("from") ? "from" : "to", "hours-closed-with-times", say("a day that is closed has no hours"), say("delete \"from\" and \"to\", or \"closed\""))
        const absent = !written("days") && !written("date") ? "days" : ["from", "to"].find(name => !written(name))
        if (absent) return tell(absent, "missing-field", say("the field \"{}\" is missing", context.words(absent)), say("write {days: mon-fri, from: \"10:00\", to: \"16:00\"}"))
        const [from, to] = [minutes(values.from.trim()), minutes(values.to.trim())]
        const clock = number => [Math.floor(number / 60), number % 60].map(part => String(part).padStart(2, "0")).join(":")
        if (fine("from") && fine("to") && from >= to) tell("to", "hours-order", say("{} is not after {}", clock(to), clock(from)), say("write when you open as \"from\", when you close as \"to\""))
    }

    const context = { country: "PL", words: name => name }

    function group(shape, values, path, owner, told) {
        for (const field of shape.fields) {
            const place = path ? `${path}.${field.name}` : field.name
            const value = values[field.name]
            if (blank(value)) {
                if (field.required) told.set(place, missing(field, owner))
            } else one(field, value, place, field.label, told)
        }
        between(shape, values, path, told, context)
    }

    function one(shape, value, place, name, told) {
        if (shape.kind === "group") return group(shape.group, value, place, name, told)
        if (shape.kind === "list") return list(shape, value, place, told)
        if (shape.kind === "either") {
            const fitting = shape.shapes.find(({ kind, words }) => Array.isArray(value) ? kind === "list"
                : typeof value === "object" ? kind === "group"
                : kind === "text" || kind === "number" && !/^(true|false)$/.test(value) || kind === "boolean" && /^(true|false)$/.test(value) || words?.some(([word]) => word === value))
            return fitting && one(fitting, value, place, name, told)
        }
        const problem = shape.kind === "text" ? text(value, shape, name, context) : shape.kind === "number" ? number(value.trim(), shape) : null
        if (problem) told.set(place, problem)
    }

    function list(shape, values, place, told) {
        const currencies = new Set()
        for (const [index, value] of values.entries()) {
            if (blank(value)) continue
            const own = `${place}.${index}`
            // A picture that was chosen here has no file's name yet.
            if (value.data) continue
            const inner = [shape.element, ...shape.element.shapes ?? []].find(({ kind }) => kind === "group")
            if (inner && typeof value === "object") group(inner.group, value, own, null, told)
            else one(shape.element, value, own, say("value"), told)
            if (value.account && !told.has(`${own}.account`)) {
                const currency = value.currency?.trim() || (/^(pl|\d)/i.test(value.account.trim()) ? "PLN" : "EUR")
                if (currencies.has(currency)) told.set(`${own}.account`, wrong("duplicate-currency", say("there is already an account in {}", currency), say("keep one account per currency")))
                currencies.add(currency)
            }
        }
    }

    return {
        /** What is wrong in a record, by the paths of fields: `address.town`, `openingHours.0.from`. */
        record(kind, values, country = "PL") {
            const told = new Map()
            context.country = values.address?.country?.trim() || country
            context.words = name => kind.fields.find(field => field.name === "openingHours")?.element?.group.fields.find(field => field.name === name)?.label ?? name
            group(kind, values, "", null, told)
            return told
        },
        weekdays,
    }
}

export { blank }
