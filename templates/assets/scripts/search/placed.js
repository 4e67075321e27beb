// Questions that may name a place: what understands them comes only then.

const question = (name, ...values) => import("../near/question.js").then(module => module[name](...values))

/** A request whose words may name a place and a distance, as the index takes it. */
export const placed = async (request, index, address) => /\d ?km|bli[sżz]|\bko[łl]o\s|okoli|nie(dal|opo)|near|close|round|\barea/i.test(request.text)
    ? question("understood", request, index, address).catch(() => request) : request

/** Where an index has nothing of what was asked for in a place: the request for what is nearest to that; else null. */
export const around = async ({ elsewhere }, request, index, address) => elsewhere
    ? question("around", request, elsewhere, index, address).catch(() => null) : null
