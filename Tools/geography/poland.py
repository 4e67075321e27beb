"""Makes the folder of a country in Sources/Geography/Countries from tables of places and outlines of regions.

    python3 Tools/geography/poland.py FOLDER

FOLDER holds `places.tsv` (name, voivodeship, latitude, longitude, population and number of GeoNames) and
`voivodeships.geojson`, whose neighbours share their points. The way between two points where three outlines meet is simplified once,
for both sides, so that no gap opens.
"""

import csv
import json
import math
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

CODE = "PL"
#: Names that the table writes without their diacritics.
CORRECTIONS = {"Bielsko-Biala": "Bielsko-Biała"}
#: Cities with districts in the table: what is within so many kilometres is one, except towns and villages of their own.
DISTRICTS = {
    "Warszawa": (12.5, {"Ząbki", "Marki", "Raszyn", "Rybie", "Michałowice", "Kolonia Opacz", "Nowe Grocholice", "Reguły", "Jaworowa", "Babice"}),
    "Kraków": (7.3, {"Zielonki"}),
    "Wrocław": (10.8, {"Bielany Wrocławskie", "Psary", "Radwanice", "Wilczyce", "Święta Katarzyna", "Żerniki Wrocławskie"}),
    "Gdańsk": (9.3, {"Kowale", "Rotmanka", "Rokitnica", "Przejazdowo", "Borkowo Łostowickie"}),
    "Gdynia": (6.5, {"Pogórze"}), "Bydgoszcz": (11.3, {"Białe Błota", "Osielsko", "Żołędowo"}), "Szczecin": (8.05, {"Mierzyn"}), "Bielsko-Biała": (5.1, set()),
    "Katowice": (6.9, {"Sosnowiec", "Chorzów"}), "Rybnik": (4.9, {"Zebrzydowice"}), "Rzeszów": (5.4, {"Trzebownisko", "Kielanówka"}),
    "Olsztyn": (4, set()),
}
WIDTH = 1000
#: How far a simplified outline may be from the true one, in units of the drawing.
TOLERANCE = 1.5


def key(name):
    """The letters of a name as addresses write them: `bielsko-biala`."""
    plain = unicodedata.normalize("NFD", name.lower().replace("ł", "l"))
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "" if unicodedata.combining(letter) else "-" for letter in plain)
    return "-".join(part for part in letters.split("-") if part)


def kilometres(one, other):
    """About how far two neighbours are from each other."""
    north, east = (float(one[name]) - float(other[name]) for name in ["latitude", "longitude"])
    return 111.2 * math.hypot(north, east * math.cos(math.radians(float(one["latitude"]))))


def simplified(points):
    """A line with as few of its points as the tolerance allows (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)

    def distance(point):
        x, y = point
        if not length:
            return math.hypot(x - x1, y - y1)
        return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length

    far = max(range(1, len(points) - 1), key=lambda place: distance(points[place]))
    if distance(points[far]) <= TOLERANCE:
        return [points[0], points[-1]]
    return simplified(points[:far + 1])[:-1] + simplified(points[far:])


def arcs(ring, junctions):
    """The lines of a ring between points where three outlines meet, each with both ends."""
    ring = ring[:-1]
    start = next((place for place, point in enumerate(ring) if point in junctions), None)
    if start is None:
        # An island: two halves, so that it stays a surface.
        start, junctions = 0, {ring[0], ring[len(ring) // 2]}
    turned = ring[start:] + ring[:start + 1]
    line = [turned[0]]
    for point in turned[1:]:
        line.append(point)
        if point in junctions:
            yield line
            line = [point]


def main(folder):
    features = json.loads((folder / "voivodeships.geojson").read_text())["features"]
    regions = {}
    for feature in features:
        geometry = feature["geometry"]
        polygons = [geometry["coordinates"]] if geometry["type"] == "Polygon" else geometry["coordinates"]
        regions[feature["properties"]["nazwa"]] = [[tuple(point) for point in ring] for polygon in polygons for ring in polygon]
    regions = dict(sorted(regions.items(), key=lambda region: key(region[0])))
    points = [point for rings in regions.values() for ring in rings for point in ring]
    west, east = min(x for x, _ in points), max(x for x, _ in points)
    south, north = min(y for _, y in points), max(y for _, y in points)
    across = WIDTH / (east - west)
    down = across / math.cos(math.radians((south + north) / 2))
    height = round((north - south) * down)

    neighbours = defaultdict(set)
    for rings in regions.values():
        for ring in rings:
            for one, other in zip(ring, ring[1:]):
                neighbours[one].add(other)
                neighbours[other].add(one)
    junctions = {point for point, others in neighbours.items() if len(others) > 2}

    def drawn(line):
        # A line and its reverse are simplified as the same one.
        isTurned = line[0] > line[-1]
        ahead = line[::-1] if isTurned else line
        kept = simplified([((x - west) * across, (north - y) * down) for x, y in ahead])
        rounded = [(round(x), round(y)) for x, y in kept]
        return rounded[::-1] if isTurned else rounded

    def path(ring):
        whole = [point for line in arcs(ring, junctions) for point in drawn(line)]
        text, last = "", None
        for point in whole[:-1]:
            if last is None:
                text = f"M{point[0]} {point[1]}l"
            elif point != last:
                step = f"{point[0] - last[0]} {point[1] - last[1]}"
                text += step if text[-1] == "l" or step[0] == "-" else " " + step
                text = text
            last = point
        return text.replace(" -", "-") + "z"

    rows = [f"{CODE}\t{west}\t{north}\t{across:.5f}\t{down:.5f}\t{WIDTH}\t{height}"]
    rows += ["\t".join([name, "".join(path(ring) for ring in rings)]) for name, rings in regions.items()]
    target = Path(__file__).parents[2] / "Sources/Geography/Countries" / CODE
    (target / "regions.tsv").write_text("\n".join(rows) + "\n")

    numbers = {name: number for number, name in enumerate(regions)}
    with open(folder / "places.tsv", encoding="utf-8") as file:
        places = [{**place, "name": CORRECTIONS.get(place["name"], place["name"])} for place in csv.DictReader(file, delimiter="\t")]
    places.sort(key=lambda place: (key(place["name"]), -int(place["population"]), int(place["geonameid"])))
    cities = {place["name"]: place for place in places if place["name"] in DISTRICTS and int(place["population"]) > 100_000}
    assert cities.keys() == DISTRICTS.keys()

    def city(place):
        for name, (reach, others) in DISTRICTS.items():
            if place["name"] not in {name, *others} and place["voivodeship"] == cities[name]["voivodeship"] and kilometres(place, cities[name]) < reach:
                return "\t" + name
        return ""
    (target / "places.tsv").write_text("".join(
        f"{place['name']}\t{numbers[place['voivodeship']]}\t{place['latitude']}\t{place['longitude']}\t{place['population']}{city(place)}\n" for place in places))


main(Path(sys.argv[1]))
