// What is opened once.

/** A function that makes something of a key at the first call, and returns the same later; what failed is made anew. */
export function once(make) {
    const made = new Map()
    return key => {
        if (!made.has(key)) made.set(key, make(key).catch(error => {
            made.delete(key)
            throw error
        }))
        return made.get(key)
    }
}
