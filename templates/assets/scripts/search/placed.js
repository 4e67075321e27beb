// Questions that may name a place: what understands them comes only then.

/** A request whose words may name a place and a distance, as the index takes it. */
export const placed = async (request, index, address) => /\dkm|\d km|blisk|koło|okoli|pobli|niedal|near|close to|around/i.test(request.text)
    ? (await import("../near/question.js")).understood(request, index, address).catch(() => request) : request
