// Questions that may name a place: what understands them comes only then.

/** A request whose words may name a place and a distance, as the index takes it. */
export const placed = async (request, index, address) => /\dkm|\d km|blisk|(^|\s)ko[łl]o\s|okoli|pobli|niedal|near|close to|around/i.test(request.text)
    ? (await import("../near/question.js")).understood(request, index, address).catch(() => request) : request

/** Where an index has nothing of what was asked for in a place: the request for what is nearest to that; else null. */
export const around = async ({ elsewhere }, request, index, address) => elsewhere
    ? import("../near/question.js").then(({ around }) => around(request, elsewhere, index, address)).catch(() => null) : null
