// Records as text: front matter in YAML, then the description. What somebody typed reads back as the same text.

const bare = /^\p{L}[\p{L}\p{N} ().]*(?:-[\p{L}\p{N} ().]+)*$/u
const meant = /^(?:null|true|false|yes|no|on|off|tak|nie|prawda|fałsz|y|n)$/i

/** JSON's strings are YAML's, but for the line breaks of Unicode and what cannot be seen. */
export const quoted = text => JSON.stringify(text)
    .replace(/[\u007f-\u00a0\u2028\u2029\ufeff]/g, sign => "\\u" + sign.charCodeAt(0).toString(16).padStart(4, "0"))
const scalar = text => bare.test(text) && !meant.test(text) && !text.endsWith(" ") ? text : quoted(text)

/** What no record may hold, in text that people paste: control characters, halves of pairs, noncharacters. */
export const cleaned = text => text.toWellFormed().replace(/\r\n?/g, "\n")
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, "")

/** The values of fields as pairs of a name and a value: a text, a word of a list, a list or further pairs. */
function members(group, values, language) {
    return group.fields.flatMap(field => {
        const value = written(field, values[field.name], language)
        return value === undefined ? [] : [[field.label, value]]
    })
}

class Word {
    constructor(text) { this.text = text }
}

function written(shape, value, language) {
    switch (shape.kind) {
    case "group": {
        const inner = members(shape.group, value ?? {}, language)
        return inner.length ? { pairs: inner } : undefined
    }
    case "list": {
        const inner = (value ?? []).map(one => written(shape.element, one, language)).filter(one => one !== undefined)
        return inner.length ? inner : undefined
    }
    case "either": {
        if (typeof value === "object" && !Array.isArray(value)) return written(shape.shapes.find(({ kind }) => kind === "group"), value, language)
        const list = Array.isArray(value) && shape.shapes.find(({ kind }) => kind === "list")
        if (list) return written(list, value, language)
        const word = shape.shapes.flatMap(({ words = [] }) => words).find(([name]) => name === value)
        return word ? new Word(word[1]) : value === "true" || value === "false" ? new Word(value) : plain(value, shape, language)
    }
    case "file": return value?.name && scalar(value.name)
    case "choice": {
        const word = shape.words.find(([name]) => name === value)
        return word && new Word(word[1])
    }
    case "boolean": return value ? new Word(value) : undefined
    default: return plain(value, shape, language)
    }
}

function plain(value, shape, language) {
    const text = cleaned(value ?? "").replace(/\s*\n\s*/g, " ").trim()
    if (!text || text === "null") return undefined
    return shape.localized && language ? { pairs: [[language, text]] } : text
}

const inline = value => value instanceof Word ? scalar(value.text)
    : Array.isArray(value) ? `[${value.map(inline).join(", ")}]`
    : value.pairs ? `{${value.pairs.map(([name, inner]) => `${scalar(name)}: ${inline(inner)}`).join(", ")}}`
    : quoted(value)

function block([name, value], indent = "") {
    if (value.pairs) return [`${indent}${scalar(name)}:`, ...value.pairs.flatMap(pair => block(pair, indent + "  "))]
    if (Array.isArray(value) && value.some(one => one.pairs)) return [`${indent}${scalar(name)}:`, ...value.map(one => `${indent}  - ${inline(one)}`)]
    return [`${indent}${scalar(name)}: ${Array.isArray(value) || value instanceof Word ? inline(value) : scalar(value)}`]
}

/**
 * A record's file.
 * @param language the language of texts, if it is not that of the records
 * @param gone the names of fields that a record had and has no more, which are written empty
 */
export function record(group, values, language, gone = []) {
    const { description = "", ...others } = values
    const text = cleaned(description).replace(/^\s*\n|\s+$/g, "")
    const pairs = [...members(group, others, language), ...group.fields.filter(({ name }) => gone.includes(name)).map(({ label }) => [label, ""])]
    if (language && text) pairs.push([group.fields.find(({ name }) => name === "description").label, { pairs: [[language, text]] }])
    return ["---", ...pairs.flatMap(pair => block(pair)), "---", "", ...language || !text ? [] : [text, ""]].join("\n")
}
