// Distances as Sources/Geography tells them; Tests/Fixtures/geography holds both equal.

const radius = 6371.0088
const radians = degrees => degrees * Math.PI / 180
const haversine = angle => Math.sin(angle / 2) ** 2

/** The length of the great circle between two places, each latitude and longitude in degrees, in kilometres. */
export function distance([north, east], [otherNorth, otherEast]) {
    const part = haversine(radians(otherNorth - north))
        + Math.cos(radians(north)) * Math.cos(radians(otherNorth)) * haversine(radians(otherEast - east))
    return 2 * radius * Math.asin(Math.min(1, Math.sqrt(part)))
}
