// QR codes of transfers (ISO/IEC 18004, Model 2), as far as those need it: versions 1 to 13, error correction L and M,
// numbers and UTF-8. The same symbols, module by module, as those that stand in the pages from the start.

/** For each version, all code words; then for L and M: those for error correction in a block, and blocks. */
const words = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532]
const levels = {
    L: { bits: 1, correction: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26], blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4] },
    M: { bits: 0, correction: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22], blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9] },
}

/** Light modules around a symbol. */
const quiet = 4

// The field of 256 elements for Reed-Solomon codes: powers of 2 and their exponents.
const powers = [], exponents = []
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
    powers[exponent] = value
    exponents[value] = exponent
    value = value << 1 ^ (value > 127 ? 0x11d : 0)
}
const times = (one, other) => one && other ? powers[(exponents[one] + exponents[other]) % 255] : 0

/** Runs of six digits and more, and what stands between them. */
const parts = text => text.split(/(\d{6,})/).map((part, index) => ({ part, isNumber: index % 2 === 1 })).filter(({ part }) => part)

const isPlain = text => !/[^\0-\x7f]/.test(text)

/** The bits of a text in a symbol of that version. */
function bitsOf(text, version) {
    const bits = []
    const add = (value, length) => { while (length--) bits.push(value >> length & 1) }
    const isLarge = version > 9
    // ECI 26: what follows is UTF-8.
    if (!isPlain(text)) add(0x71a, 12)
    for (const { part, isNumber } of parts(text)) {
        if (isNumber) {
            add(1, 4)
            add(part.length, isLarge ? 12 : 10)
            for (const digits of part.match(/\d{1,3}/g)) add(Number(digits), digits.length * 3 + 1)
        } else {
            const bytes = new TextEncoder().encode(part)
            add(4, 4)
            add(bytes.length, isLarge ? 16 : 8)
            for (const byte of bytes) add(byte, 8)
        }
    }
    return bits
}

/** Data words with those for their correction, in the order in which they are placed. */
function wordsOf(bits, version, level) {
    const count = level.blocks[version - 1]
    const correction = level.correction[version - 1]
    const total = words[version - 1]
    const room = total - count * correction
    for (let end = 0; end < 4 && bits.length < room * 8; end++) bits.push(0)
    while (bits.length % 8) bits.push(0)
    const data = []
    for (let index = 0; index < bits.length; index += 8) data.push(parseInt(bits.slice(index, index + 8).join(""), 2))
    for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad)

    let generator = [1]
    for (let degree = 0; degree < correction; degree++) {
        generator = [...generator, 0].map((value, index) => value ^ times(index ? generator[index - 1] : 0, powers[degree]))
    }
    const blocks = []
    for (let block = 0, start = 0; block < count; block++) {
        const length = Math.floor(room / count) + (block >= count - room % count ? 1 : 0)
        const own = data.slice(start, start += length)
        const rest = [...own, ...Array(correction).fill(0)]
        for (let index = 0; index < own.length; index++) {
            const factor = rest[index]
            generator.forEach((value, place) => { rest[index + place] ^= times(value, factor) })
        }
        blocks.push({ own, correction: rest.slice(own.length) })
    }
    const placed = []
    for (const kind of ["own", "correction"]) {
        const longest = Math.max(...blocks.map(block => block[kind].length))
        for (let index = 0; index < longest; index++) {
            for (const block of blocks) if (index < block[kind].length) placed.push(block[kind][index])
        }
    }
    return placed
}

/** The remainder of a number with `length` bits more by a polynomial, behind the number. */
function checked(number, length, polynomial) {
    let rest = number << length
    for (let bit = 31; bit >= length; bit--) if (rest >>> bit & 1) rest ^= polynomial << bit - length
    return number << length | rest
}

const masks = [
    (x, y) => (x + y) % 2, (x, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3, (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2,
    (x, y) => x * y % 2 + x * y % 3, (x, y) => (x * y % 2 + x * y % 3) % 2, (x, y) => (x * y % 3 + (x + y) % 2) % 2,
]

/** How hard a line is to read: long runs, and what looks like a corner's pattern. */
function linePenalty(line) {
    // Places of odd number are dark.
    const runs = line[0] ? [-1] : []
    let before
    for (const module of line) {
        if (module === before) runs[runs.length - 1]++
        else runs.push(1)
        before = module
    }
    let penalty = 0
    runs.forEach((run, index) => {
        if (run >= 5) penalty += run - 2
        if (index % 2 === 0 || index < 3 || index >= runs.length - 2 || run % 3) return
        const unit = run / 3
        if ([-2, -1, 1, 2].some(step => runs[index + step] !== unit)) return
        if (index === 3 || runs[index - 3] >= 4 * unit || index + 4 >= runs.length || runs[index + 3] >= 4 * unit) penalty += 40
    })
    return penalty
}

function penaltyOf(rows) {
    const size = rows.length
    let dark = 0, penalty = 0
    for (let y = 0; y < size; y++) {
        penalty += linePenalty(rows[y]) + linePenalty(rows.map(row => row[y]))
        for (let x = 0; x < size; x++) {
            dark += rows[y][x]
            if (x && y && [rows[y][x - 1], rows[y - 1][x], rows[y - 1][x - 1]].every(other => other === rows[y][x])) penalty += 3
        }
    }
    const percent = Math.floor(Math.floor((200 * dark + size * size) / (size * size)) / 2)
    return penalty + Math.floor(Math.abs(percent - 50) / 5) * 10
}

/**
 * The symbol of a text: rows of modules, 1 for dark. Undefined where no version up to the largest holds it.
 * @param level "L" or "M"
 */
export function symbol(text, levelName, smallest, largest) {
    const level = levels[levelName]
    const room = version => (words[version - 1] - level.blocks[version - 1] * level.correction[version - 1]) * 8
    // libqrencode keeps two words free where letters are declared.
    const spare = isPlain(text) ? 0 : 16
    let version = smallest
    while (version <= largest && bitsOf(text, version).length + spare > room(version)) version++
    if (version > largest) return
    const size = 17 + 4 * version
    const rows = Array.from({ length: size }, () => Array(size))
    const set = (x, y, value) => { if (x >= 0 && y >= 0 && x < size && y < size) rows[y][x] = value ? 1 : 0 }

    // Corners, alignment, timing.
    for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]]) {
        for (let y = -1; y < 8; y++) for (let x = -1; x < 8; x++) {
            const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
            set(left + x, top + y, ring !== 2 && ring !== 4)
        }
    }
    const middle = version < 7 ? [] : [size / 2 - .5]
    const places = version > 1 ? [6, ...middle, size - 7] : []
    for (const y of places) for (const x of places) {
        if (x === 6 && (y === 6 || y === size - 7) || y === 6 && x === size - 7) continue
        for (let down = -2; down < 3; down++) for (let right = -2; right < 3; right++) {
            set(x + right, y + down, Math.max(Math.abs(right), Math.abs(down)) !== 1)
        }
    }
    for (let place = 8; place < size - 8; place++) {
        set(place, 6, place % 2 === 0)
        set(6, place, place % 2 === 0)
    }
    // What says the version, then what will say level and mask.
    if (version > 6) {
        const bits = checked(version, 12, 0x1f25)
        for (let bit = 0; bit < 18; bit++) {
            const [one, other] = [Math.floor(bit / 3), size - 11 + bit % 3]
            set(one, other, bits >> bit & 1)
            set(other, one, bits >> bit & 1)
        }
    }
    const format = (rows, bits) => {
        for (let bit = 0; bit < 15; bit++) {
            const value = bits >> bit & 1
            rows[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit][8] = value
            rows[8][bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit] = value
        }
        rows[size - 8][8] = 1
    }
    format(rows, 0)

    const fixed = rows.map(row => Array.from(row, module => module !== undefined))
    const bits = wordsOf(bitsOf(text, version), version, level).flatMap(word => [7, 6, 5, 4, 3, 2, 1, 0].map(bit => word >> bit & 1))
    let next = 0
    for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
        if (right === 6) right--
        for (let step = 0; step < size; step++) for (const x of [right, right - 1]) {
            const y = isUp ? size - 1 - step : step
            if (!fixed[y][x]) rows[y][x] = bits[next++] ?? 0
        }
    }

    let best, least = Infinity
    masks.forEach((mask, number) => {
        const masked = rows.map((row, y) => row.map((module, x) => fixed[y][x] ? module : module ^ (mask(x, y) === 0 ? 1 : 0)))
        format(masked, checked(level.bits << 3 | number, 10, 0x537) ^ 0x5412)
        const penalty = penaltyOf(masked)
        if (penalty < least) {
            best = masked
            least = penalty
        }
    })
    return best
}

const bigEndian = number => [24, 16, 8, 0].map(bits => number >>> bits & 255)

/** The sum that ends a stream (RFC 1950, 8.2). */
function adler(bytes) {
    let one = 1, other = 0
    for (const byte of bytes) {
        one = (one + byte) % 65521
        other = (other + one) % 65521
    }
    return other * 65536 + one
}

/** A part of a PNG (5.3): its length, type and data, and a checksum. */
function chunk(type, data) {
    const content = [...Array.from(type, letter => letter.charCodeAt()), ...data]
    let sum = -1
    for (const byte of content) {
        sum ^= byte
        for (let bit = 0; bit < 8; bit++) sum = sum >>> 1 ^ (sum & 1 && 0xedb88320)
    }
    return [...bigEndian(data.length), ...content, ...bigEndian(~sum)]
}

/** The address (`data:`) of a symbol's picture (PNG, third edition), a pixel for each module and for those of the quiet zone. */
export function picture(rows) {
    const side = rows.length + 2 * quiet
    const pixels = Array.from({ length: side }, (_, y) => {
        const bytes = new Array(Math.ceil(side / 8)).fill(255)
        rows[y - quiet]?.forEach((isDark, x) => { if (isDark) bytes[x + quiet >> 3] &= ~(128 >> (x + quiet & 7)) })
        return [0, ...bytes]
    }).flat()
    const length = [pixels.length & 255, pixels.length >> 8]
    return "data:image/png;base64," + btoa(String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a,
        ...chunk("IHDR", [...bigEndian(side), ...bigEndian(side), 1, 0, 0, 0, 0]),
        ...chunk("IDAT", [0x78, 1, 1, ...length, ...length.map(byte => byte ^ 255), ...pixels, ...bigEndian(adler(pixels))]),
        ...chunk("IEND", [])))
}
