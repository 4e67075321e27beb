// Points that are near one another, as one.

/** Groups of points so that the first ones of any two groups are apart: those with the most animals first, in a group as well. */
export function clusters(points, apart) {
    const groups = []
    for (const point of [...points].sort((one, other) => other.seeking - one.seeking)) {
        let nearest = null, least = apart
        for (const group of groups) {
            const far = Math.hypot(group[0].x - point.x, group[0].y - point.y)
            if (far < least) [nearest, least] = [group, far]
        }
        if (nearest) nearest.push(point)
        else groups.push([point])
    }
    return groups
}
